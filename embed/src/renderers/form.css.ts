/** Head, steps, and fields in a column, halves beside each other where there is room. */
export const formCss = `
[hidden], .none {
  display: none !important;
}
h3 {
  margin: 8px 0 -8px;
  font-size: 16px;
  line-height: 22px;
  font-weight: 600;
}
.head {
  margin-bottom: 20px;
}
.fields {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  margin: -10px -8px;
}
.fields > * {
  flex: 1 1 100%;
  min-width: 0;
  margin: 10px 8px;
}
.fields > .half {
  flex: 1 1 calc(50% - 16px);
  min-width: min(190px, calc(100% - 16px));
}
.fields > hr {
  border: 0;
  border-top: 1px solid var(--line);
}
.fields > h3 + .sub {
  margin-top: -6px;
}
legend {
  padding: 0;
}
.steps {
  display: flex;
  margin: 0 -4px 20px;
  padding: 0;
  list-style: none;
}
.steps li {
  flex: 1;
  min-width: 0;
  margin: 0 4px;
  padding-top: 9px;
  border-top: 3px solid var(--line);
  font-size: 13px;
  line-height: 18px;
  color: var(--muted);
}
.steps .done, .steps .on {
  border-color: var(--mark);
}
.steps .on {
  color: var(--text);
  font-weight: 500;
}
.meta, .ends {
  display: flex;
  justify-content: space-between;
  font-size: 13px;
  line-height: 19px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
}
.bar {
  height: 6px;
  margin-top: 8px;
  border-radius: 3px;
  background: var(--line);
  overflow: hidden;
}
.bar i {
  display: block;
  height: 100%;
  background: var(--mark);
}
.ends b {
  font-weight: 600;
  color: var(--text);
}
.sub, .note {
  white-space: pre-line;
}
.foot {
  justify-content: flex-start;
}
.foot .error {
  flex: 1 1 200px;
  margin: 0;
}
.foot .quiet + .button {
  margin-inline-start: auto;
}
.done:focus {
  outline: 0;
}
`
