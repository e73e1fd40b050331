/**
 * The solid button of the next step, or a link that looks like it. Its border shows where colours are forced. All browsers know
 * the name with -webkit-, phones of 2019 no other.
 */
export const buttonCss = `
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 42px;
  max-width: 100%;
  margin: 0;
  padding: 8px 17px;
  border: 1px solid transparent;
  border-radius: var(--inlay-radius);
  background: var(--inlay-solid);
  color: var(--inlay-onSolid);
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-appearance: none;
  transition: background-color 120ms;
}
.button:hover {
  background: var(--inlay-solidHover);
}
.button[aria-disabled=true] {
  opacity: .6;
  cursor: default;
}
`
