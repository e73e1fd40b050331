/** Newsletter and waitlist: an address and the button in one line where there is room, else name and email side by side. */
export const signupCss = `
form {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  margin: -12px 0 0;
  margin-inline-start: -12px;
}
* + form {
  margin-top: 4px;
}
.inlay form > * {
  flex: 1 1 100%;
  min-width: 0;
  margin: 12px 0 0;
  margin-inline-start: 12px;
}
form .own {
  flex: 1 1 180px;
}
.one .own {
  flex: 999 1 264px;
}
.one .button {
  flex: auto;
}
.sub {
  margin-top: 4px;
  color: var(--inlay-muted);
  white-space: pre-line;
  text-wrap: pretty;
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
  accent-color: var(--inlay-ink);
}
.note {
  white-space: pre-line;
}
.note a {
  color: inherit;
  text-underline-offset: 2px;
}
`
