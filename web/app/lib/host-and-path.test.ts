import { expect, it } from 'vitest'
import { hostAndPath } from './host-and-path.ts'

it('a page is told by host and path, without its query', () => {
  expect(hostAndPath('https://studio.example/help?utm=x#a')).toBe('studio.example/help')
  expect(hostAndPath('http://127.0.0.1:8080/')).toBe('127.0.0.1:8080')
})

it('what is no address stays as it is', () => {
  expect(hostAndPath('somewhere')).toBe('somewhere')
})
