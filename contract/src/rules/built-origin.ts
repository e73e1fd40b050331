/** Stands in built pages for the address that Inlay is served at, which only a running server knows (PUBLIC_URL). */
export const BUILT_ORIGIN = 'https://public-url.invalid'
