/** The cross in the corner of what a visitor can close. */
export const closeCss = `
.close {
  display: flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 32px;
  height: 32px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: calc(var(--inlay-radius) * .75);
  background: none;
  color: var(--inlay-muted);
  cursor: pointer;
}
.close:hover {
  background: var(--inlay-well);
}
`
