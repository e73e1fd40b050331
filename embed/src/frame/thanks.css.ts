/** What takes the place of a form that was sent. Its focus is for ears: nothing can be done with it. */
export const thanksCss = `
.done {
  display: flex;
  align-items: flex-start;
  font-weight: 500;
  white-space: pre-line;
}
.done .icon {
  margin: 2px 8px 0 0;
  margin-inline: 0 8px;
  color: var(--inlay-good);
}
.done:focus {
  outline: 0;
}
`
