/** Path of the browser that the pages are tried in first. */
export const CHROMIUM: string = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
