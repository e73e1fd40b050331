import { count } from './count.ts'

/**
 * Where in a list a page is: "51 to 100 of 1,000". @param page from 1 @param size of a whole page @param shown how many this one has
 * @param total null: nobody knows @param counted up to how many they are counted
 */
export function pagePosition(page: number, size: number, shown: number, total: number | null, counted: number): string {
  const first = (page - 1) * size + 1
  const last = first + shown - 1
  const span = `${count(first)} to ${count(last)}`
  if (total === null) return span
  return `${span} of ${total > counted ? `more than ${count(counted)}` : count(Math.max(total, last))}`
}
