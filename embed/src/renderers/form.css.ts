/** Steps, fields in a column, halves side by side where there is room, and the line of buttons. */
export const formCss = `
[hidden], .fields > i, .steps:empty, .note:empty {
  display: none !important;
}
h2 + form, .sub + form, h2 + .done {
  margin-top: 20px;
}
h3 {
  margin: 0;
  font-size: 16px;
  line-height: 22px;
  font-weight: 600;
}
.steps, .meta, .ends {
  display: flex;
  justify-content: space-between;
  margin: 0;
  padding: 0;
  list-style: none;
}
.steps {
  margin-bottom: 20px;
}
.steps li, .meta, .ends, .pair label {
  font-size: 13px;
  line-height: 19px;
  color: var(--inlay-muted);
}
.meta span + span {
  flex: none;
  margin-inline-start: 12px;
  unicode-bidi: plaintext;
}
.steps li {
  flex: 1;
  min-width: 0;
  padding-top: 9px;
  border-top: 3px solid var(--inlay-line);
}
.steps li + li {
  margin-inline-start: 8px;
}
.steps .on {
  border-color: var(--inlay-mark);
}
.steps [aria-current=step] {
  font-weight: 500;
  color: var(--inlay-text);
}
.sub {
  margin-top: 4px;
  color: var(--inlay-muted);
  text-wrap: pretty;
}
.fields {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(190px, 50% - 8px), 1fr));
  grid-gap: 20px 16px;
  align-items: start;
}
.fields > * {
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
}
.fields .half {
  grid-column: auto;
}
.fields h3 + .sub {
  margin-top: -14px;
}
hr {
  border: 0;
  border-top: 1px solid var(--inlay-line);
}
.sub, .note, .message {
  white-space: pre-line;
}
.foot .button {
  flex-grow: var(--inlay-wide, 0);
}
.steps:not(:empty) ~ .foot .button:last-of-type {
  margin-inline-start: auto;
}
.foot .error {
  flex: 1 1 200px;
  margin: 0;
}
`
