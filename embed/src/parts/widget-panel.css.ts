export const widgetPanelCss = `
.panel {
  width: 340px;
  max-width: 100%;
  min-height: 0;
  margin-bottom: 12px;
  padding: 18px 20px 20px;
  border-radius: calc(var(--inlay-radius) + 4px);
  background: var(--inlay-ground);
  box-shadow: 0 16px 48px -12px rgba(9, 12, 17, .35), 0 0 0 1px var(--inlay-line);
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
}
.head {
  display: flex;
  align-items: flex-start;
}
.head div {
  flex: 1;
  min-width: 0;
}
h2 {
  font-size: 16px;
  line-height: 22px;
}
.sub {
  color: var(--inlay-muted);
  font-size: 13px;
  line-height: 19px;
  white-space: pre-line;
}
.close {
  margin: -4px 0 0;
  margin-inline: 8px -8px;
}
.more {
  --inlay-wide: 1;
  margin-top: 14px;
}
.link {
  display: block;
  padding: 10px 0;
  border-top: 1px solid var(--inlay-line);
  color: var(--inlay-ink);
  font-weight: 500;
  text-decoration: none;
}
.link:hover {
  text-decoration: underline;
  text-underline-offset: 2px;
}
.link:last-child {
  margin-bottom: -10px;
}
@media (prefers-reduced-motion: no-preference) {
  .panel {
    animation: rise 180ms;
  }
}
@keyframes rise {
  from {
    opacity: 0;
    transform: translateY(8px);
  }
}
`
