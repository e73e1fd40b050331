/** Attribute that marks the place of a component; its value is the component's id. */
export const MARKER_ATTRIBUTE = 'data-inlay'

/** Attribute that marks the place of a quiz; its value is the quiz's id. */
export const QUIZ_MARKER_ATTRIBUTE = 'data-inlay-quiz'

/**
 * The line a site owner pastes once into a site's head.
 * @param origin where Inlay is served, without a trailing slash, as in https://inlay.example
 */
export function scriptTag(origin: string): string {
  return `<script src="${origin}/embed.js" async></script>`
}

/**
 * The element a site owner pastes where a component belongs.
 * @param reservedHeight px kept free until the component is drawn, so that the page does not move; 0 keeps none
 */
export function componentMarker(id: string, reservedHeight = 0): string {
  return marker(MARKER_ATTRIBUTE, id, reservedHeight)
}

/** As componentMarker, for a quiz. */
export function quizMarker(id: string, reservedHeight = 0): string {
  return marker(QUIZ_MARKER_ATTRIBUTE, id, reservedHeight)
}

function marker(attribute: string, id: string, reservedHeight: number): string {
  const style = reservedHeight > 0 ? ` style="min-height:${Math.round(reservedHeight)}px"` : ''
  return `<div ${attribute}="${id}"${style}></div>`
}
