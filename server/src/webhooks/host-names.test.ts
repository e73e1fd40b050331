import { expect, it } from 'vitest'
import { HostNames } from './host-names.ts'

it('a name is looked up once at a time, and two of them at most, the others in their turn', async () => {
  const asked: string[] = []
  const answers = new Map<string, (failure?: Error) => Promise<void>>()
  const names = new HostNames(
    (name) =>
      new Promise((resolve, reject) => {
        asked.push(name)
        answers.set(name, async (failure) => {
          if (failure) reject(failure)
          else resolve([{ address: '192.0.2.1', family: 4 }])
          await new Promise(setImmediate)
        })
      }),
  )
  const outcome = (name: string) => names.addressesOf(name).then((found) => found.length, (error: Error) => error.message)
  const [silent, same, second, third] = [outcome('silent.example'), outcome('silent.example'), outcome('b.example'), outcome('c.example')]
  expect(asked).toEqual(['silent.example', 'b.example'])
  await answers.get('b.example')!()
  expect([await second, asked]).toEqual([1, ['silent.example', 'b.example', 'c.example']])
  await answers.get('c.example')!()
  await answers.get('silent.example')!(new Error('no name server'))
  expect([await silent, await same, await third]).toEqual(['no name server', 'no name server', 1])
  const again = outcome('silent.example')
  await answers.get('silent.example')!()
  expect([await again, asked.length]).toEqual([1, 4])
})
