/** How everybody chose, and the thank-you below it. A share is read as `31 %` from right to left, too: its sign stays at the right. */
export const pollResultsCss = `
ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
li {
  display: grid;
  grid-template-columns: 1fr auto;
  grid-gap: 6px 12px;
}
li + li {
  margin-top: 14px;
}
b {
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: plaintext;
}
.bar {
  grid-column: 1 / -1;
  height: 8px;
  border-radius: 4px;
  background: var(--inlay-line);
  overflow: hidden;
}
.bar i {
  display: block;
  height: 100%;
  border-radius: 4px;
  background: var(--inlay-field);
  opacity: .65;
}
li.on > span {
  font-weight: 500;
}
li.on .bar i {
  background: var(--inlay-mark);
  opacity: 1;
}
li .icon {
  width: 15px;
  height: 15px;
  margin-inline-start: 6px;
  stroke-width: 2.5;
  color: var(--inlay-ink);
  vertical-align: -2px;
}
.foot .note {
  margin-top: 0;
}
@media (forced-colors: active) {
  .bar i {
    background: CanvasText;
  }
}
`
