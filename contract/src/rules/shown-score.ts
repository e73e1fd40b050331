/**
 * A score as people read it, everywhere: at most one decimal, rounded down, so that 69.96 is never shown as the 70 at
 * which the next outcome begins. What is compared is the score itself.
 * @param score 0 to 100
 */
export const shownScore = (score: number): number => Math.floor(score * 10) / 10
