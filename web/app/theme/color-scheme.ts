/** Where the chosen scheme is kept: 'light', 'dark' or 'auto' (the system's). */
export const COLOR_SCHEME_KEY = 'inlay.color-scheme'

/** On <html> where one was chosen. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

/**
 * Runs in <head> before the first paint, so that a chosen scheme never flashes the other one. Without a choice the
 * attribute stays off and the style sheet follows the system by itself.
 */
export const COLOR_SCHEME_SCRIPT =
  `try{var s=localStorage.getItem(${JSON.stringify(COLOR_SCHEME_KEY)});` +
  `if(s==='light'||s==='dark')document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',s)}catch(e){}`
