/** Fields of text, with their label above. */
export const inputCss = `
.label {
  display: block;
  margin-bottom: 6px;
  padding: 0;
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;
}
.label i, .line i {
  margin-inline-start: 2px;
  color: var(--inlay-error);
  font-style: normal;
}
.input {
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 42px;
  margin: 0;
  padding: 9px 12px;
  border: 1px solid var(--inlay-field);
  border-radius: var(--inlay-radius);
  background: var(--inlay-ground);
  color: inherit;
  font: inherit;
  -webkit-appearance: none;
}
textarea.input {
  min-height: 84px;
  resize: vertical;
}
.input::placeholder {
  color: var(--inlay-muted);
  opacity: 1;
}
`
