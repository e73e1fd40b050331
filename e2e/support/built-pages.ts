import { expect } from '@playwright/test'
import type { Inlay } from './inlay.ts'

/** What the built HTML of a page says, as whoever reads without JavaScript gets it. */
export async function readBuilt({ origin }: Inlay, path: string): Promise<string> {
  const answer = await fetch(origin + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** Paths of all public pages. */
export async function sitemapOf(inlay: Inlay): Promise<string[]> {
  return [...(await readBuilt(inlay, '/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
}
