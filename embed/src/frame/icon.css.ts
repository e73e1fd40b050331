/** Line icons as `icon` draws them; a kind without any before somebody answers goes without these rules. */
export const iconCss = `
.icon {
  flex: none;
  width: 18px;
  height: 18px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
`
