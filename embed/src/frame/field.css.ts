/** What is filled in: label above, hint below, error in the place of the hint. `.foot` is the line of buttons, `.away` a label for ears alone. */
export const fieldCss = `
.trap, .away {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
  clip-path: inset(50%);
}
.field {
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
.label {
  display: block;
  margin-bottom: 6px;
  padding: 0;
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
}
.label i {
  margin-inline-start: 2px;
  color: var(--error);
  font-style: normal;
}
.input {
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 42px;
  margin: 0;
  padding: 9px 12px;
  border: 1px solid var(--field);
  border-radius: var(--radius);
  background: var(--ground);
  color: inherit;
  font: inherit;
  -webkit-appearance: none;
  appearance: none;
}
textarea.input {
  min-height: 84px;
  resize: vertical;
}
.input::placeholder {
  color: var(--muted);
  opacity: 1;
}
.input[aria-invalid=true] {
  border-color: var(--error);
  box-shadow: inset 0 0 0 1px var(--error);
}
.note, .error {
  margin: 6px 0 0;
  font-size: 13px;
  line-height: 19px;
}
.note {
  color: var(--muted);
}
.error {
  color: var(--error);
}
.error:empty {
  display: none;
}
.note a {
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 2px;
}
.sub {
  margin-top: 4px;
  color: var(--muted);
  text-wrap: pretty;
}
.foot {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-top: 20px;
}
`
