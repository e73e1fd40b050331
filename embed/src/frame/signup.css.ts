/** Newsletter and waitlist: an address and the button in one line where there is room, else name and email. */
export const signupCss = `
.sub {
  white-space: pre-line;
}
h2 + form, .sub + form {
  margin-top: 16px;
}
.pair {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  grid-gap: 12px;
}
.pair ~ .field, .wide {
  margin-top: 12px;
}
.wide {
  width: 100%;
}
.one {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  margin-top: -8px;
  margin-inline-start: -8px;
}
.one > * {
  margin-top: 8px;
  margin-inline-start: 8px;
}
.one .field {
  flex: 999 1 264px;
}
.one .button {
  flex: 1 0 auto;
  max-width: calc(100% - 8px);
}
.line {
  display: flex;
  align-items: flex-start;
  padding: 2px 0;
}
.line input {
  flex: none;
  width: 18px;
  height: 18px;
  margin: 2px 0;
  margin-inline-end: 10px;
  accent-color: var(--ink);
}
.line i {
  color: var(--error);
  font-style: normal;
}
.note {
  margin-top: 10px;
  white-space: pre-line;
}
`
