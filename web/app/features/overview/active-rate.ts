/** Percentage of components that are published, rounded; 0 when there are none. */
export function activeRate(active: number, total: number): number {
  return total === 0 ? 0 : Math.round((active / total) * 100)
}
