let said = false

/** One line in the console of the page, once: a visitor's page is not the place for our log. */
export function warn(message: string): void {
  if (said) return
  said = true
  console.warn(`Inlay: ${message}`)
}
