/** What is wrong, and a file on its way. */
export const formAnswerCss = `
.error {
  display: flex;
}
.error .icon {
  width: 15px;
  height: 15px;
  margin: 2px 0;
  margin-inline-end: 6px;
}
.drop {
  align-items: center;
}
.drop span {
  flex: 0 1 auto;
}
.drop .bar {
  flex: 1 1 100%;
}
.drop .button {
  min-height: 0;
  margin: -9px 0;
}
`
