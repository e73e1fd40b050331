/** The line of buttons below. */
export const footCss = `
.foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: 20px;
}
`
