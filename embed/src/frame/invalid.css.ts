/** A field of text with what is wrong beside it. */
export const invalidCss = `
.input[aria-invalid=true] {
  border-color: var(--inlay-error);
  box-shadow: inset 0 0 0 1px var(--inlay-error);
}
`
