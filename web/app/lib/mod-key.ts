/** The key that this keyboard calls shortcuts with. Read in the browser only: the app's pages are not drawn elsewhere. */
export const MOD_KEY = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
