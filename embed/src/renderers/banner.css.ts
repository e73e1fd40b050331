/**
 * Transparent borders keep what is read out of a phone's notch and home bar, with the ground reaching under them. The
 * cross is brought to its end by a margin from the start: phones of 2019 know no inset by the line's direction.
 */
export const bannerCss = `
.banner {
  position: relative;
  padding: 9px 16px;
  border-radius: var(--inlay-radius);
  background: var(--inlay-solid);
  color: var(--inlay-onSolid);
  font-size: 14px;
  line-height: 20px;
}
.banner:not(.over) {
  display: flow-root;
}
.banner.over {
  position: fixed;
  right: 0;
  left: 0;
  border-radius: 0;
  max-height: 100%;
  overflow: auto;
}
.top {
  top: 0;
  border-width: env(safe-area-inset-top, 0) env(safe-area-inset-right, 0) 0 env(safe-area-inset-left, 0);
}
.bottom {
  bottom: 0;
  border-width: 0 env(safe-area-inset-right, 0) env(safe-area-inset-bottom, 0) env(safe-area-inset-left, 0);
}
.closable {
  padding-inline-end: 48px;
}
p {
  flex: 1;
  text-align: center;
  white-space: pre-line;
}
a {
  display: inline-block;
  margin: 0 12px;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
}
.close {
  position: absolute;
  top: 50%;
  margin-top: -16px;
  margin-inline-start: calc(100% - 56px);
  color: inherit;
}
.close:hover {
  background: rgba(128, 128, 128, .3);
}
:focus-visible {
  outline-color: currentColor;
  outline-offset: 0;
}
`
