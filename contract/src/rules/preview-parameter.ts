/** Parameter of a host page's address that has the owner see drafts there. The script has it written out, to save bytes. */
export const PREVIEW_PARAMETER = 'inlay-preview'

/** How long such a link works, ms. */
export const PREVIEW_LASTS = 60 * 60 * 1000
