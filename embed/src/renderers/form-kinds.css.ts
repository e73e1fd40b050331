/** What is of single kinds of field. */
export const formKindsCss = `
.radios {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  grid-gap: 8px;
}
.radios .option {
  margin: 0;
}
.many {
  max-height: 420px;
  margin: -3px;
  padding: 3px;
  overflow: auto;
}
.many > * {
  content-visibility: auto;
  contain-intrinsic-size: auto 44px;
}
.checkboxes, .tags, .stars, .numbers, .pair {
  display: flex;
  flex-wrap: wrap;
}
.line {
  display: flex;
  align-items: center;
  min-height: 32px;
  margin-inline-end: 20px;
  cursor: pointer;
}
.tag, .numbers label {
  position: relative;
  margin: 0 8px 8px 0;
  margin-inline: 0 8px;
  padding: 8px 14px;
  border: 1px solid var(--field);
  border-radius: 99px;
  font-size: 14px;
  line-height: 20px;
  cursor: pointer;
}
.numbers label {
  min-width: 40px;
  border-radius: var(--radius);
  text-align: center;
}
.tag.on, .numbers .on {
  border-color: var(--mark);
  background: var(--tint);
  color: var(--ink);
  font-weight: 500;
}
.tag input, .stars input, .numbers input {
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
}
.tag:focus-within, .stars label:focus-within, .numbers label:focus-within {
  outline: 2px solid var(--mark);
  outline-offset: 2px;
}
.stars {
  margin-inline-start: -6px;
}
.stars label {
  position: relative;
  padding: 6px;
  border-radius: var(--radius);
  color: var(--field);
}
.stars .icon {
  display: block;
  width: 26px;
  height: 26px;
  stroke-width: 1.5;
}
.stars .on {
  color: var(--mark);
}
.stars .on .icon {
  fill: currentColor;
}
.pick {
  position: relative;
}
.pick .input {
  padding-inline-end: 36px;
}
.pick .icon {
  position: absolute;
  top: 12px;
  inset-inline-end: 12px;
  color: var(--muted);
  pointer-events: none;
}
.slider {
  display: block;
  width: 100%;
  height: 28px;
  margin: 0;
  accent-color: var(--ink);
}
.input[type=color] {
  width: 64px;
  padding: 6px;
}
.toggle {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
}
.toggle .label {
  order: 1;
  flex: 1;
  margin: 0;
}
.toggle p {
  order: 2;
  flex: 1 0 100%;
}
.switch {
  position: relative;
  flex: none;
  width: 38px;
  height: 22px;
  margin: 5px 0;
  margin-inline-end: 10px;
  border-radius: 11px;
  background: var(--field);
  cursor: pointer;
  -webkit-appearance: none;
  appearance: none;
}
.switch::after {
  content: "";
  position: absolute;
  top: 3px;
  inset-inline-start: 3px;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: var(--ground);
}
.switch:checked {
  background: var(--ink);
}
.switch:checked::after {
  inset-inline-start: 19px;
}
.pair {
  margin: -4px -8px;
}
.end {
  flex: 1 1 140px;
  margin: 4px 8px;
  font-size: 13px;
  line-height: 19px;
  color: var(--muted);
}
.end .input {
  margin-top: 4px;
  color: var(--text);
}
.drop {
  padding: 14px;
  border: 1px dashed var(--field);
  border-radius: var(--radius);
  font-size: 14px;
  line-height: 20px;
}
.drop input {
  width: 100%;
  font: inherit;
  color: var(--muted);
}
.drop .button {
  margin-inline-start: 8px;
}
.message {
  display: flex;
  padding: 11px 14px;
  border: 1px solid var(--tintLine);
  border-radius: var(--radius);
  background: var(--tint);
  font-size: 14px;
  line-height: 20px;
  white-space: pre-line;
}
.message .icon {
  margin-top: 1px;
  margin-inline-end: 10px;
  color: var(--ink);
}
.error.message, .warning.message {
  border-color: currentColor;
  background: none;
}
.error.message .icon {
  color: inherit;
}
.success .icon {
  color: var(--good);
}
summary {
  display: flex;
  align-items: center;
  border-radius: var(--radius);
  font-size: 14px;
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker {
  display: none;
}
summary .icon {
  margin-inline-end: 8px;
  color: var(--muted);
}
img {
  display: block;
  max-width: 100%;
  height: auto;
  border-radius: var(--radius);
}
.symbol {
  color: var(--ink);
  line-height: 0;
}
@media (forced-colors: active) {
  .switch {
    border: 1px solid;
  }
  .bar i, .switch:checked::after {
    background: CanvasText;
  }
}
`
