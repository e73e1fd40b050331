/**
 * Has the style sheet of a preview written when it says something else alone: a preview is drawn again at each letter, and to write a sheet
 * is to work out the looks of every element again. Visitors' pages are not drawn again, and are spared these bytes.
 * @param host what the preview was mounted on
 */
export function writeOnce({ shadowRoot }: HTMLElement): void {
  for (const sheet of shadowRoot?.adoptedStyleSheets ?? []) {
    const write = sheet.replaceSync.bind(sheet)
    let written: string | undefined
    sheet.replaceSync = (css) => {
      if (css !== written) write((written = css))
    }
  }
}
