/**
 * What lies over the page, at its place without the top layer as well. Answers each rule that browsers have for popovers,
 * the one that hides a closed popover included: one that was moved within the page has left the top layer and shows on.
 * The marker itself stays empty, so the page's margins must go on collapsing through it.
 */
export const overCss = `
:host {
  display: block !important;
}
.over {
  position: fixed;
  z-index: 2147483647;
  top: auto;
  right: auto;
  bottom: auto;
  left: auto;
  display: flex;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0 solid transparent;
  background: none;
  color: inherit;
  overflow: visible;
}
@media print {
  .over {
    display: none;
  }
}
`
