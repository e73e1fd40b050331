const UNITS = ['KB', 'MB', 'GB', 'TB']

/** "512 B", "2.1 KB", "14.5 MB", "3 GB": a size as people read it. @param bytes whole, 0 or more */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  let [size, unit] = [bytes / 1e3, 0]
  // What would be rounded to 1,000 is one of the next unit.
  while (size >= 999.95 && unit < UNITS.length - 1) [size, unit] = [size / 1e3, unit + 1]
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`
}
