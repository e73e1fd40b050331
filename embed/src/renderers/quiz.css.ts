/** Questions, progress and result of a quiz, beside the shared buttons, fields and options. */
export const quizCss = `
[hidden] {
  display: none !important;
}
.head {
  font-size: 22px;
  line-height: 29px;
}
.head small {
  display: block;
}
small {
  color: var(--inlay-muted);
  font-size: 13px;
  line-height: 19px;
  font-weight: 400;
  letter-spacing: 0;
}
.sub {
  margin-top: 4px;
  color: var(--inlay-muted);
  text-wrap: pretty;
}
.head, .asked, .sub {
  outline: 0;
  white-space: pre-line;
}
.below {
  margin-top: 20px;
}
.meta {
  display: flex;
  justify-content: space-between;
  color: var(--inlay-muted);
  font-size: 13px;
  line-height: 19px;
  font-variant-numeric: tabular-nums;
}
.meta span + span {
  flex: none;
  margin-inline-start: 12px;
  unicode-bidi: plaintext;
}
.bar {
  height: 6px;
  margin: 8px 0 20px;
  border-radius: 3px;
  background: var(--inlay-line);
  overflow: hidden;
}
.bar i {
  display: block;
  height: 100%;
  border-radius: 3px;
  background: var(--inlay-mark);
  transition: width 180ms;
}
.asked {
  margin: 0 0 14px;
  font-size: 18px;
  line-height: 25px;
  font-weight: 600;
  letter-spacing: -.2px;
  text-wrap: balance;
}
.field + .field {
  margin-top: 32px;
}
.many {
  max-height: 420px;
  padding: 2px;
  margin: -2px;
  overflow: auto;
}
.ratings {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
  grid-gap: 8px;
}
.rating {
  position: relative;
}
.rating input {
  position: absolute;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
.rating span {
  display: block;
  padding: 10px 0;
  border: 1px solid var(--inlay-field);
  border-radius: var(--inlay-radius);
  text-align: center;
  font-variant-numeric: tabular-nums;
}
.rating:hover span {
  background: var(--inlay-well);
}
.rating.on span {
  border-color: var(--inlay-mark);
  background: var(--inlay-tint);
  box-shadow: inset 0 0 0 1px var(--inlay-mark);
  color: var(--inlay-ink);
  font-weight: 600;
}
.rating input:focus + span {
  outline: 2px solid var(--inlay-mark);
  outline-offset: 2px;
}
.rating input:focus:not(:focus-visible) + span {
  outline: 0;
}
.steps .back[hidden] + .button {
  margin-inline-start: auto;
}
.foot .icon {
  margin-inline-end: 8px;
}
.back .icon:dir(rtl) {
  transform: scaleX(-1);
}
.score {
  margin: 14px 0 10px;
}
.at {
  display: flex;
}
.at::before, .at::after {
  flex: var(--inlay-at) 0 0;
  content: "";
}
.at::after {
  flex-grow: calc(100 - var(--inlay-at));
}
.at b {
  flex: none;
}
.at span {
  display: block;
  padding: 1px 8px;
  border-radius: 6px;
  background: var(--inlay-text);
  color: var(--inlay-ground);
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
.at b::after {
  display: block;
  width: 0;
  margin-inline-start: calc(var(--inlay-at) * (100% - 8px) / 100);
  border: 4px solid transparent;
  border-top-color: var(--inlay-text);
  content: "";
}
.scale {
  display: flex;
  height: 8px;
  margin-bottom: 8px;
  border-radius: 4px;
  overflow: hidden;
}
.scale i {
  flex-basis: 3px;
  border-radius: 2px;
  background: var(--inlay-line);
}
.scale i + i {
  margin-inline-start: 3px;
}
.scale .on {
  background: var(--inlay-mark);
}
@media (forced-colors: active) {
  .rating.on span, .scale .on {
    border: 3px solid;
  }
}
`
