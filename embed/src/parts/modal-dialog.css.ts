/**
 * The dialog itself fills the window and is its own backdrop: that scrolls, and takes no colours in browsers of 2023. The cross is
 * brought to its end by a margin from the start: phones of 2019 know no inset by the line's direction.
 */
export const modalDialogCss = `
dialog {
  position: fixed;
  z-index: 2147483647;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: none;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 24px 4%;
  border: 0;
  background: rgba(9, 12, 17, .5);
  color: inherit;
  overflow: auto;
  overscroll-behavior: contain;
}
dialog[open] {
  display: flex;
}
dialog::backdrop {
  display: none;
}
.card {
  position: relative;
  width: 100%;
  max-width: 400px;
  margin: auto;
  padding: 28px;
  border-radius: calc(var(--inlay-radius) + 4px);
  background: var(--inlay-ground);
  box-shadow: 0 24px 64px -16px rgba(9, 12, 17, .5), 0 0 0 1px var(--inlay-line);
  outline: 0;
}
.close {
  position: absolute;
  top: 12px;
  margin-inline-start: calc(100% - 72px);
  background: var(--inlay-ground);
}
h2 {
  padding-inline-end: 28px;
}
img {
  display: block;
  width: calc(100% + 56px);
  height: 172px;
  margin: -28px -28px 24px;
  border-radius: calc(var(--inlay-radius) + 4px) calc(var(--inlay-radius) + 4px) 0 0;
  object-fit: cover;
}
.sub {
  margin-top: 4px;
  color: var(--inlay-muted);
  white-space: pre-line;
  text-wrap: pretty;
}
.more {
  --inlay-wide: 1;
  margin-top: 18px;
}
.more .button {
  width: 100%;
}
.button + .button {
  margin-top: 8px;
}
@media (prefers-reduced-motion: no-preference) {
  [open] .card {
    animation: rise 180ms;
  }
}
@keyframes rise {
  from {
    opacity: 0;
    transform: translateY(8px);
  }
}
@media print {
  dialog {
    display: none !important;
  }
}
`
