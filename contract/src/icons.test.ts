import { describe, expect, it } from 'vitest'
import { ICONS, iconPath } from './icons.ts'

/** How many numbers each command of a path takes, https://www.w3.org/TR/SVG2/paths.html#PathDataBNF */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[-+]?(\d+\.?\d*|\.\d+)/g

describe('an icon', () => {
  it.each(Object.entries(ICONS))('%s is a path that a browser can draw', (_name, path) => {
    const commands = path.match(/[a-z][^a-z]*/gi)!
    expect(commands.join('')).toBe(path)
    expect(commands[0]).toMatch(/^m/i)
    for (const command of commands) {
      const takes = TAKES[command[0]!.toLowerCase()]
      expect(takes, command).toBeDefined()
      const numbers = command.slice(1).match(NUMBER) ?? []
      expect(command.slice(1).replace(NUMBER, '').trim(), command).toMatch(/^[\s,]*$/)
      if (takes === 0) expect(numbers, command).toEqual([])
      else {
        expect(numbers.length, command).toBeGreaterThan(0)
        expect(numbers.length % takes!, command).toBe(0)
      }
      if (/a/i.test(command[0]!)) for (let i = 0; i < numbers.length; i += 7) expect([numbers[i + 3], numbers[i + 4]].every((flag) => flag === '0' || flag === '1'), command).toBe(true)
      if (/[A-Z]/.test(command[0]!) && command[0] !== 'A') for (const number of numbers) expect(Number(number) >= 0 && Number(number) <= 24, command).toBe(true)
    }
  })

  it('that is none is drawn as a star, whatever objects have by themselves', () => {
    for (const name of ['', 'hologram', 'constructor', '__proto__', 'Star']) expect(iconPath(name)).toBe(ICONS.star)
    expect(iconPath('mail')).toBe(ICONS.mail)
  })
})
