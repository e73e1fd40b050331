/** "studio.example/help" of a page's address; what is not an address is shown as it came. */
export function hostAndPath(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname } = new URL(address)
  return host + (pathname === '/' ? '' : pathname)
}
