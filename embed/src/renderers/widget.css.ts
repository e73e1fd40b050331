/** The button and, above it, what it opens, at a corner of the window: over notch, home bar and keyboard. */
export const widgetCss = `
.corner {
  bottom: 20px;
  bottom: calc(20px + env(safe-area-inset-bottom, 0px) + var(--inlay-keyboard, 0px));
  flex-direction: column-reverse;
  max-width: calc(100% - 40px);
  max-height: calc(100% - 40px - var(--inlay-keyboard, 0px));
}
.right {
  right: 20px;
  right: calc(20px + env(safe-area-inset-right, 0px));
}
.left {
  left: 20px;
  left: calc(20px + env(safe-area-inset-left, 0px));
}
.right > * {
  margin-left: auto;
}
.left > * {
  margin-right: auto;
}
.launch {
  flex: none;
  min-height: 46px;
  padding: 8px 19px;
  border-radius: 23px;
  box-shadow: 0 6px 20px -6px rgba(9, 12, 17, .5);
}
.launch .icon {
  margin-inline-end: 8px;
}
.launch .icon:last-child {
  margin: 0 -4px;
}
`
