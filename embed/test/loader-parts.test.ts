import { palette } from '@inlay/contract/rules/palette'
import { afterEach, expect, test, vi } from 'vitest'
import { themeCss } from '../src/frame/theme-css.ts'
import { ownScript } from '../src/loader/own-script.ts'
import { uuid } from '../src/uuid.ts'

afterEach(() => void vi.unstubAllGlobals())

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a UUID is a version 4 UUID, from random bytes alone', () => {
  expect(uuid()).toMatch(UUID_4)
  expect(new Set(Array.from({ length: 100 }, uuid)).size).toBe(100)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
  expect(uuid()).toBe('ffffffff-ffff-4fff-8fff-ffffffffffff')
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0) })
  expect(uuid()).toBe('00000000-0000-4000-8000-000000000000')
})

const page = (currentScript: unknown, found: unknown = null) => ({ currentScript, querySelector: () => found }) as unknown as Document

test('the origin is that of the script that runs, with its nonce', () => {
  expect(ownScript(page({ src: 'https://inlay.example:8443/embed.js?v=2', nonce: 'n' }))).toEqual({ origin: 'https://inlay.example:8443', nonce: 'n' })
})

test('the script is looked for where the browser does not name it, or names something else', () => {
  const script = { src: 'https://inlay.example/embed.js', nonce: '' }
  for (const current of [null, {}, { src: '' }]) expect(ownScript(page(current, script))?.origin).toBe('https://inlay.example')
  expect(ownScript(page(null))).toBeNull()
})

test('one scheme sets its colours, two those that the visitor’s system asks for', () => {
  const { light, dark } = palette('#0EA5E9')
  const css = (schemes: { light?: typeof light; dark?: typeof dark }) => themeCss({ palette: schemes, radius: 8, font: 'inherit', theme: 'auto' })
  expect(css({ light })).toContain(`color-scheme:light;--inlay-solid:${light.solid}`)
  expect(css({ light })).not.toContain('dark')
  expect(css({ dark })).toContain(`color-scheme:dark;--inlay-solid:${dark.solid}`)
  expect(css({ dark })).not.toMatch(/light|@media/)
  expect(css({ light, dark })).toMatch(/color-scheme:light.*@media \(prefers-color-scheme:dark\)\{.*color-scheme:dark/)
})
