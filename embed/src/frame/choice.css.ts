/** A field, which may be a fieldset; and options in boxes, one under the other, each a label round a native radio or checkbox. */
export const choiceCss = `
.field {
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
}
.option {
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-top: 8px;
  padding: 10px 14px;
  border: 1px solid var(--inlay-line);
  border-radius: var(--inlay-radius);
  cursor: pointer;
}
.option:first-child {
  margin-top: 0;
}
.option:hover {
  border-color: var(--inlay-field);
}
.option input, .line input {
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  margin-inline-end: 10px;
  accent-color: var(--inlay-ink);
  cursor: inherit;
}
/* Hollow until it is chosen: browsers fill their own with grey on dark ground. */
.option input:not(:checked), .line input:not(:checked) {
  -webkit-appearance: none;
  appearance: none;
  border: 1px solid var(--inlay-field);
}
[type=radio] {
  border-radius: 9px;
}
[type=checkbox] {
  border-radius: 4px;
}
.option.on {
  border-color: var(--inlay-mark);
  background: var(--inlay-tint);
  box-shadow: inset 0 0 0 1px var(--inlay-mark);
}
.option span {
  min-width: 0;
}
`
