/** The pages of the header, in its order. */
export const SITE_LINKS = [
  { to: '/', text: 'Home' },
  { to: '/features', text: 'Features' },
  { to: '/use-cases', text: 'Use Cases' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/docs', text: 'Docs' },
] as const

export const CONTACT_EMAIL = 'hello@inlay.example'
