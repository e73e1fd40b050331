import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAVEABLE, SCHEMAS, anyConfig } from '../test/any-config.ts'
import { STORED_SCHEMAS } from './component-configs.ts'
import { deliver } from './deliver.ts'
import type { Deliverable } from './deliver.ts'
import { quizShape } from './quiz.ts'

/** Of each kind. */
const RUNS = 25
const SHAPES = { ...STORED_SCHEMAS, quiz: quizShape }

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('whatever may be saved', () => {
  it.each(SAVEABLE)('%s: is stored, read and delivered as what was saved, key by key', (type) => {
    fc.assert(
      fc.property(anyConfig(type), (config) => {
        const saved = SCHEMAS[type].safeParse(config)
        // What may not be saved counts as no run.
        fc.pre(saved.success)
        expect(SCHEMAS[type].parse(json(saved.data))).toEqual(saved.data)
        expect(SHAPES[type].parse(json(saved.data))).toEqual(saved.data)
        const delivered = deliver({ type, config: saved.data } as Deliverable, { id: 'x', version: 1 })
        expect(json(delivered)).toEqual(delivered)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})
