/** Path of the browser that the pages are tried in. */
export const CHROMIUM: string = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
