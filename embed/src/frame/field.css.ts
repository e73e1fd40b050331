/** Round what is filled in: hint below, error in the place of the hint. `.away` is what eyes are not to see. */
export const fieldCss = `
.away {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  overflow: hidden;
  pointer-events: none;
}
.note, .error {
  margin: 6px 0 0;
  font-size: 13px;
  line-height: 19px;
}
.note {
  color: var(--inlay-muted);
}
.error {
  color: var(--inlay-error);
}
.error:empty {
  display: none;
}
`
