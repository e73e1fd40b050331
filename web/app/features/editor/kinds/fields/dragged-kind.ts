/** What a kind of field is called while it is dragged out of the palette. */
export const DRAGGED_KIND = 'application/x-inlay-field'
