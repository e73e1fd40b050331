/** Longest that the head of a request may take to arrive, ms, and how often it is looked whether it has. */
export const HEAD_TIME = 15_000
export const HEAD_LOOK = 5_000

/** Longest that a request may take to arrive, ms; files take longer. */
export const BODY_TIME = 30_000

/** Longest that a file may take to arrive, ms: ten megabytes at 140 kbit/s. */
export const FILE_TIME = 10 * 60_000

/** Longest silence in the midst of a file, ms. */
export const FILE_IDLE = 30_000
