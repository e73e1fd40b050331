/** The question and the box of long lists. */
export const pollCss = `
legend {
  padding: 0;
}
h2 {
  margin-bottom: 16px;
}
.many {
  max-height: 420px;
  padding: 2px;
  margin: -2px;
  overflow: auto;
}
.many > * {
  content-visibility: auto;
  contain-intrinsic-size: auto 44px;
}
.foot .error {
  flex: 1 1 200px;
  margin-top: 0;
}
`
