import { DEFAULT_CONFIGS } from '@inlay/contract/component-configs'
import { COMPONENT_TYPE_LABELS, COMPONENT_TYPES } from '@inlay/contract/component-types'
import type { ComponentType } from '@inlay/contract/component-types'
import type { Component, ComponentVersion } from '@inlay/contract/components'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { component_configs, component_versions } from '../../db/schema.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
  ann = await inlay.person()
})

const ask = (method: string, path: string, body?: unknown) => inlay.ask(method, `/api/components${path}`, { token: ann.token, body })
const create = (component_type: ComponentType, config?: object) => ask('POST', '', { component_type, config })
const stored = async () => [await inlay.database.db.select().from(component_configs), await inlay.database.db.select().from(component_versions)]

describe('a new component of every kind', () => {
  it.each(COMPONENT_TYPES)('%s: is a draft with its kind’s name and config, can be saved as it is, published and read', async (type) => {
    const answer = await create(type)
    expect(answer.status).toBe(201)
    const made = answer.json as Component
    expect(made).toMatchObject({ component_type: type, name: COMPONENT_TYPE_LABELS[type], config: DEFAULT_CONFIGS[type], is_active: false, version: 1 })
    const saved = await ask('PATCH', `/${made.id}`, { config: made.config, is_active: true, base_version: 1 })
    expect(saved.json).toMatchObject({ config: DEFAULT_CONFIGS[type], is_active: true, version: 2 })
    expect((await ask('GET', `/${made.id}`)).json).toEqual(saved.json)
    expect((await ask('GET', `/${made.id}/versions`)).json as ComponentVersion[]).toMatchObject([{ version: 2, config: DEFAULT_CONFIGS[type] }, { version: 1, config: DEFAULT_CONFIGS[type] }])
    expect((await ask('POST', `/${made.id}/rollback`, { version: 1 })).json).toMatchObject({ version: 3, config: DEFAULT_CONFIGS[type] })
  })

  it.each(COMPONENT_TYPES)('%s: takes an empty config, filled with defaults, and drops what it does not know', async (type) => {
    const { status, json } = await create(type, { unknown: 1, fields: type === 'form' ? [{ type: 'text', name: 'a', secret: 1 }] : undefined })
    expect(status).toBe(201)
    const { config } = json as Component
    expect(Object.keys(config).sort()).toEqual(Object.keys(DEFAULT_CONFIGS[type]).sort())
    expect(JSON.stringify(config)).not.toContain('secret')
  })

  it.each(COMPONENT_TYPES)('%s: cannot be given the config of another by a save that forgets its kind', async (type) => {
    const { id } = (await create(type)).json as Component
    const other = DEFAULT_CONFIGS[type === 'poll' ? 'cta' : 'poll']
    const answer = await ask('PATCH', `/${id}`, { config: other })
    // What is not this kind's is dropped; what is of the same name must be right for it.
    if (answer.status === 200) expect(Object.keys((answer.json as Component).config).sort()).toEqual(Object.keys(DEFAULT_CONFIGS[type]).sort())
    else expect(answer.status).toBe(400)
  })
})

const email = { type: 'email', name: 'email' }
const slider = { type: 'range', name: 'size', min: 5, max: 5 }
const NOT_ALLOWED = 'Has a value that is not allowed'
const LINK = 'Must be a web, mail or phone address'

describe('a bad config', () => {
  it.each<[ComponentType, object, Record<string, string>]>([
    ['faq', { items: [{ question: 'Q' }], styles: { radius: 99 } }, { 'items.0.answer': 'This is required', 'styles.radius': 'Must be 24 or less' }],
    ['poll', { options: [] }, { options: 'Must have at least one option' }],
    ['poll', { options: [{ id: 'a', text: 'A' }, { id: 'a', text: ' ' }] }, { 'options.1.id': 'Another one has the same id', 'options.1.text': 'Please enter an option' }],
    ['poll', { options: [{ id: 'a', text: 'A' }, { id: 'a', text: 'B' }], allowMultiple: 1 }, { 'options.1.id': 'Another one has the same id', allowMultiple: 'Must be true or false' }],
    ['form', { fields: [slider] }, { 'fields.0.max': 'Must be more than 5' }],
    ['form', { fields: [{ type: 'range', name: 'a', step: 0 }, { type: 'rating', name: 'b', maxRating: 0 }] }, { 'fields.0.step': 'Must be more than 0', 'fields.1.maxRating': 'Must be a whole number from 2 to 10' }],
    ['form', { fields: [email, email] }, { 'fields.1.name': 'Another field is named email' }],
    ['form', { fields: [{ type: 'hologram', name: 'a' }] }, { 'fields.0.type': NOT_ALLOWED }],
    ['form', { fields: [{ ...email, showIf: { field: 'gone', value: 'x' } }] }, { 'fields.0.showIf.field': 'Must be a field above this one' }],
    ['form', { fields: [{ ...email, showIf: { field: 'gone', value: null } }] }, { 'fields.0.showIf.value': NOT_ALLOWED }],
    ['form', { fields: [{ type: 'select', name: 'a' }] }, { 'fields.0.options': 'Must have at least one option' }],
    ['form', { fields: [null] }, { 'fields.0': 'Must be an object' }],
    ['form', { styling: { primaryColor: 'red;}' } }, { 'styling.primaryColor': 'Must be a colour like #0EA5E9' }],
    ['newsletter', { customFields: [{ name: 'email' }] }, { 'customFields.0.name': 'This name is taken' }],
    ['newsletter', { privacyLink: { url: 'javascript:alert(1)' } }, { 'privacyLink.url': LINK }],
    ['waitlist', { headline: 'x'.repeat(201) }, { headline: 'Must be at most 200 characters' }],
    ['banner', { schedule: { startsAt: 'tomorrow' } }, { 'schedule.startsAt': 'Must be a date with a time' }],
    ['banner', { schedule: { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' } }, { 'schedule.endsAt': 'Must be after the start' }],
    ['banner', { link: { url: ' data:text/html,x' }, position: 'middle' }, { 'link.url': LINK, position: NOT_ALLOWED }],
    ['modal', { content: { kind: 'form', form: { fields: [slider] } } }, { 'content.form.fields.0.max': 'Must be more than 5' }],
    ['modal', { content: { kind: 'video' }, trigger: { on: 'delay', seconds: -1 } }, { 'content.kind': NOT_ALLOWED, 'trigger.seconds': 'Must be 0 or more' }],
    ['modal', { image: { url: 'mailto:a@b.example' } }, { 'image.url': 'Must be the web address of a picture' }],
    ['widget', { content: { kind: 'links', links: Array.from({ length: 21 }, () => ({})) } }, { 'content.links': 'Must have at most 20 links' }],
    ['widget', { content: { kind: 'form', form: { fields: [email, email] } } }, { 'content.form.fields.1.name': 'Another field is named email' }],
    ['cta', { button: { url: 'java\nscript:alert(1)' }, text: 5 }, { 'button.url': LINK, text: 'Must be text' }],
  ])('of a %s is answered with 400 and what is wrong: %j', async (type, config, fields) => {
    const { id } = (await create(type)).json as Component
    const before = await stored()
    const named = Object.fromEntries(Object.entries(fields).map(([path, message]) => [`config.${path}`, message]))
    for (const answer of [await create(type, config), await ask('PATCH', `/${id}`, { config, name: 'Not taken' })]) {
      expect(answer.status).toBe(400)
      expect(errorOf(answer)).toMatchObject({ code: 'BAD_REQUEST', fields: named })
      expect(Object.keys(errorOf(answer).fields!).sort()).toEqual(Object.keys(named).sort())
    }
    expect(await stored()).toEqual(before)
  })

  it('leaves no trace as an unexpected error', () => {
    expect(inlay.log.filter((line) => line.includes('unexpected'))).toEqual([])
  })
})
