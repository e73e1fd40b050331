/** Buttons: solid for the next step, `.quiet` with an edge beside it, `.bare` for a way back. */
export const buttonCss = `
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 42px;
  max-width: 100%;
  margin: 0;
  padding: 9px 18px;
  border: 0;
  border-radius: var(--radius);
  background: var(--solid);
  color: var(--onSolid);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-appearance: none;
  appearance: none;
  transition: background-color 120ms;
}
.button:hover {
  background: var(--solidHover);
}
.button[aria-disabled=true] {
  opacity: .6;
  cursor: default;
}
.button .icon {
  margin-inline-end: 8px;
}
.quiet {
  background: none;
  box-shadow: inset 0 0 0 1px var(--field);
  color: var(--text);
}
.bare {
  padding-inline: 8px;
  background: none;
  color: var(--muted);
  font-weight: 500;
}
.quiet:hover, .bare:hover {
  background: var(--well);
}
@media (forced-colors: active) {
  .button {
    border: 1px solid;
  }
}
`
