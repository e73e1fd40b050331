import type { Message } from './endpoint.ts'

export interface EmulatedMedia {
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** Playwright's BiDi has no word for these: the fixture says them in a header, which is for us and goes nowhere. */
export const MEDIA_HEADER = 'x-emulated-media'

/** The media features that a command sets, or nothing when it is about something else. */
export function emulatedMedia({ method, params }: Message): EmulatedMedia | undefined {
  if (method === 'emulation.setMediaFeaturesOverride') {
    const scheme = (params).features['prefers-color-scheme'] as string | null | undefined
    // With a new context all begins anew.
    return { colorScheme: scheme === 'dark' ? 'dark' : 'light', ...((params).userContexts ? { reducedMotion: 'no-preference' } : {}) }
  }
  if (method === 'network.setExtraHeaders') {
    const header = (params).headers.find(({ name }: { name: string }) => name.toLowerCase() === MEDIA_HEADER)
    if (header) return JSON.parse(header.value.value) as EmulatedMedia
  }
  return undefined
}
