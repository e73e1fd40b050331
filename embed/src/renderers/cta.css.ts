/** A tinted box, words on one side and buttons on the other, or below where it is narrow. */
export const ctaCss = `
.cta {
  padding: 14px 18px;
  border: 1px solid var(--inlay-tintLine);
  border-radius: calc(var(--inlay-radius) + 4px);
  background: var(--inlay-tint);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
}
.words {
  flex: 1 1 240px;
  margin: 10px;
}
p {
  margin-top: 4px;
  color: var(--inlay-muted);
  white-space: pre-line;
  text-wrap: pretty;
}
p:first-child {
  margin-top: 0;
}
.actions {
  display: flex;
  flex-wrap: wrap;
  margin: 6px;
}
.button {
  margin: 4px;
}
`
