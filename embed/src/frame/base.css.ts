/**
 * What every kind shares. The host element lies in the owner's page and takes the page's rules: those that would hide
 * or break it are overruled by `!important`, which wins from inside a shadow root, while margins, widths and the place
 * in a grid stay the owner's. Inside, `all: initial` cuts off everything inherited; what stays inherited is what a page
 * uses to hide a whole part (visibility, pointer-events), and direction.
 */
export const baseCss = `
:host {
  display: block !important;
  display: flow-root !important;
  position: static !important;
  float: none !important;
  box-sizing: border-box !important;
  height: auto !important;
  max-height: none !important;
  padding: 0 !important;
  border: 0 !important;
  overflow: visible !important;
  columns: auto !important;
}
:host([hidden]) {
  display: none !important;
}
.inlay {
  all: initial;
  display: block;
  visibility: inherit;
  pointer-events: inherit;
  font-size: 15px;
  line-height: 22px;
  color: var(--inlay-text);
  text-align: start;
  word-break: break-word;
  overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
}
*, ::before, ::after {
  box-sizing: border-box;
}
h2, p {
  margin: 0;
}
h2 {
  font-size: 18px;
  line-height: 25px;
  font-weight: 600;
  letter-spacing: -.2px;
  text-wrap: balance;
}
:focus-visible {
  outline: 2px solid var(--inlay-mark);
  outline-offset: 2px;
}
@media (prefers-reduced-motion: reduce) {
  * {
    transition: none !important;
  }
}
`
