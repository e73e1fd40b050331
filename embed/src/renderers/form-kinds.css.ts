/** What is of single kinds of field. Longhands and margins where others would be shorter: phones of 2019 know these. */
export const formKindsCss = `
.bar {
  height: 6px;
  margin-top: 8px;
  border-radius: 3px;
  background: var(--inlay-line);
  overflow: hidden;
}
.bar i {
  display: block;
  height: 100%;
  background: var(--inlay-mark);
}
.options, .pair {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  grid-gap: 8px 16px;
}
.options .option {
  margin: 0;
}
.lines, .chips, .stars {
  display: flex;
  flex-wrap: wrap;
  margin-bottom: -8px;
}
.line, .chip {
  margin: 0 0 8px;
  margin-inline-end: 8px;
}
.line {
  display: flex;
  align-items: center;
  margin-inline-end: 20px;
  cursor: pointer;
}
.pair .input {
  margin-top: 4px;
  font-size: 15px;
  color: var(--inlay-text);
}
.stars {
  margin: -4px 0;
  margin-inline-start: -7px;
}
.chip, .star, .drop {
  position: relative;
  cursor: pointer;
}
.chip span {
  display: block;
  min-width: 42px;
  padding: 8px 14px;
  border: 1px solid var(--inlay-field);
  border-radius: 99px;
  font-size: 14px;
  line-height: 20px;
  text-align: center;
}
.chip.on span {
  border-color: var(--inlay-mark);
  background: var(--inlay-tint);
  color: var(--inlay-ink);
}
.chip input, .star input, .drop input {
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
}
.chip :focus + span, .star :focus + svg, .drop:focus-within {
  outline: 2px solid var(--inlay-mark);
  outline-offset: 2px;
}
.star {
  padding: 6px;
  color: var(--inlay-field);
}
.star .icon {
  display: block;
  width: 26px;
  height: 26px;
}
.star.on {
  color: var(--inlay-mark);
}
.star.on .icon {
  fill: currentColor;
}
.many {
  max-height: 420px;
  padding: 4px;
  overflow: auto;
}
.many > * {
  content-visibility: auto;
  contain-intrinsic-size: auto 44px;
}
.pick {
  display: flex;
}
.pick .input {
  padding-inline-end: 36px;
  overflow: hidden;
  text-overflow: ellipsis;
}
.pick::after {
  content: "";
  flex: none;
  width: 8px;
  height: 8px;
  margin: 14px 0;
  margin-inline-start: -26px;
  border: solid var(--inlay-muted);
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
  pointer-events: none;
}
.slider {
  display: block;
  width: 100%;
  height: 28px;
  margin: 0;
  accent-color: var(--inlay-ink);
}
.ends span {
  flex: 0 1 0;
}
.ends b {
  color: var(--inlay-text);
}
.ends b + span {
  text-align: end;
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
  flex: 1;
  margin: 0;
}
.toggle p {
  flex: 1 1 100%;
}
.switch {
  order: -1;
  width: 38px;
  height: 22px;
  margin: 5px 0;
  margin-inline-end: 10px;
  border-radius: 11px;
  background: var(--inlay-field);
  cursor: pointer;
  -webkit-appearance: none;
}
.switch::after {
  content: "";
  display: block;
  width: 16px;
  height: 16px;
  margin: 3px;
  border-radius: 50%;
  background: var(--inlay-ground);
}
.switch:checked {
  background: var(--inlay-ink);
}
.switch:checked::after {
  margin-inline-start: 19px;
}
.drop, .message, summary {
  display: flex;
  font-size: 14px;
  line-height: 20px;
  border-radius: var(--inlay-radius);
}
.drop {
  flex-wrap: wrap;
  justify-content: center;
  padding: 16px;
  border: 1px dashed var(--inlay-field);
  color: var(--inlay-ink);
}
.message {
  padding: 11px 14px;
  border: 1px solid var(--inlay-tintLine);
  background: var(--inlay-tint);
}
.message .icon, summary .icon {
  margin-inline-end: 8px;
  color: var(--inlay-ink);
}
.error.message, .warning.message {
  border-color: currentColor;
  background: none;
}
.error .icon {
  color: inherit;
}
.success .icon {
  color: var(--inlay-good);
}
summary {
  cursor: pointer;
  list-style: none;
}
summary::-webkit-details-marker {
  display: none;
}
img {
  display: block;
  max-width: 100%;
  height: auto;
  border-radius: var(--inlay-radius);
}
.symbol {
  color: var(--inlay-ink);
}
@media (forced-colors: active) {
  .switch {
    border: 1px solid;
  }
  .bar i, .switch:checked, .chip.on span {
    background: Highlight;
  }
}
`
