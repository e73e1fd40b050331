import { describe, expect, it } from 'vitest'
import { attachment } from './rules.ts'

describe('the name to save a file under', () => {
  it.each([
    ['photo.png', `attachment; filename="photo.png"; filename*=UTF-8''photo.png`],
    ['Größe & "co" (1).png', `attachment; filename="Gr__e & _co_ (1).png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20%22co%22%20%281%29.png`],
    ["a'b*;\\%41.txt", `attachment; filename="a'b*;__41.txt"; filename*=UTF-8''a%27b%2A%3B%5C%2541.txt`],
    ['写真.jpg', `attachment; filename="__.jpg"; filename*=UTF-8''%E5%86%99%E7%9C%9F.jpg`],
  ])('%j is told in both of its spellings', (name, header) => {
    expect(attachment(name)).toBe(header)
  })
})
