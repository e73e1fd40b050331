/**
 * localStorage that never throws: browsers refuse it in some privacy modes and when it is full. What cannot be kept
 * is simply not kept.
 */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Full or refused.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Refused.
    }
  },
}
