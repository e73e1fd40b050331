/** Text that somebody typed as a part of a pattern of `like`: what is typed is no pattern itself. */
export const escapeLike = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')

/** Pattern of `like` for texts that have what is typed somewhere in them. */
export const anywhere = (typed: string): string => `%${escapeLike(typed)}%`
