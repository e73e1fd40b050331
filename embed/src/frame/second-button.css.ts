/** Buttons beside the one of the next step: `.quiet` with an edge, `.bare` for a way back. */
export const secondButtonCss = `
.quiet {
  background: none;
  border-color: var(--inlay-field);
  color: var(--inlay-text);
}
.bare {
  padding-inline: 7px;
  background: none;
  color: var(--inlay-muted);
  font-weight: 500;
}
.quiet:hover, .bare:hover {
  background: var(--inlay-well);
}
`
