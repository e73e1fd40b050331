/** Sites of several looks, to set a component into: invented, and on purpose not ours. */
export const SITE_LOOKS = [
  { id: 'pottery', name: 'Pottery shop', brand: 'Clayfield', claim: 'Stoneware, thrown slowly', url: 'clayfield.example', accent: '#A8482A', radius: 4, scheme: 'light' },
  { id: 'software', name: 'Software', brand: 'Northwind', claim: 'Ship reports while you sleep', url: 'northwind.example', accent: '#4F46E5', radius: 10, scheme: 'light' },
  { id: 'night', name: 'Music venue', brand: 'KELLER', claim: 'Doors open at nine', url: 'keller.example', accent: '#F5C211', radius: 0, scheme: 'dark' },
  { id: 'plain', name: 'Plain', brand: 'Example', claim: 'A page without a style sheet of its own', url: 'example.com', accent: '#0EA5E9', radius: 8, scheme: 'light' },
] as const

export type SiteLook = (typeof SITE_LOOKS)[number]
