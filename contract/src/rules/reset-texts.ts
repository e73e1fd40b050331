/** What is said where a link to set a password does not work, or no longer. */
export const RESET_REFUSED = 'This link has expired or was used already'

/** What is said where such links cannot be mailed. */
export const RESET_UNMAILED = 'Mail is not set up on this server. Ask an administrator for a link.'
