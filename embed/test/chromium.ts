/** Root needs no-sandbox; the rest keeps Chromium from asking the network for anything of its own. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic']

/** Path of the whole browser, for what its headless shell lacks. */
export const CHROMIUM: string = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Path of the browser that the pages are tried in first: the shell where `npm test` found it. */
export const CHROMIUM_SHELL: string = process.env['CHROMIUM_SHELL_PATH'] ?? CHROMIUM
