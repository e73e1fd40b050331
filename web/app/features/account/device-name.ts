/** Later ones say the names of earlier ones too, so the order tells. */
const BROWSERS = [['Edg', 'Edge'], ['OPR/', 'Opera'], ['SamsungBrowser/', 'Samsung Internet'], ['Firefox/', 'Firefox'], ['FxiOS/', 'Firefox'], ['CriOS/', 'Chrome'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']] as const
const SYSTEMS = [['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Android', 'Android'], ['Windows', 'Windows'], ['Macintosh', 'Mac'], ['CrOS', 'ChromeOS'], ['Linux', 'Linux']] as const

const firstIn = (text: string, marks: readonly (readonly [string, string])[]) => marks.find(([mark]) => text.includes(mark))?.[1]

/** What a browser is called, as in "Firefox on Windows", by what it says of itself. */
export function deviceName(userAgent: string | null): string {
  const [browser, system] = [firstIn(userAgent ?? '', BROWSERS), firstIn(userAgent ?? '', SYSTEMS)]
  if (browser) return system ? `${browser} on ${system}` : browser
  return system ?? 'Another program'
}
