import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from '@inlay/contract/components'
import type { ComponentType } from '@inlay/contract/component-types'
import { expect } from 'vitest'
import type { Answer, Person, TestApp } from './app.ts'

/** A picture of one pixel, so that it can be told from any other by its content. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** A picture of so many bytes. */
export const picture = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length, 'x')])

export const FILE_FORM = {
  fields: [
    { type: 'text', name: 'name', label: 'Name' },
    { type: 'file', name: 'photo', label: 'Photo', accept: ['image'] },
    { type: 'file', name: 'any', label: 'Anything' },
  ],
}

/** A published component. @returns its id */
export async function publish(inlay: TestApp, owner: Person, config: object = FILE_FORM, component_type: ComponentType = 'form'): Promise<string> {
  const made = await inlay.ask('POST', '/api/components', { token: owner.token, body: { component_type, config } })
  expect(made.status, made.text).toBe(201)
  const { id } = made.json as Component
  await inlay.ask('PATCH', `/api/components/${id}`, { token: owner.token, body: { is_active: true } })
  return id
}

export const upload = (inlay: TestApp, component_id: string, body: string | Uint8Array, { field = 'photo', name = 'photo.png' } = {}): Promise<Answer> =>
  inlay.ask('POST', `/v1/uploads?${new URLSearchParams({ component_id, field, name }).toString()}`, { body, headers: { 'content-type': 'image/png', origin: 'https://shop.example' } })

/** A file that was taken. @returns its id */
export async function uploaded(...given: Parameters<typeof upload>): Promise<string> {
  const answer = await upload(...given)
  expect(answer.status, answer.text).toBe(201)
  return (answer.json as { upload_id: string }).upload_id
}

export const submit = (inlay: TestApp, component_id: string, data: object, submission_key = randomUUID()): Promise<Answer> =>
  inlay.ask('POST', '/functions/v1/submit-form', { body: { component_id, data, submission_key, host_url: 'https://shop.example/' } })

/** Paths of all files in the folder of uploads, those that are arriving too. */
export const filesIn = (dataDir: string): string[] => {
  try {
    return readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  } catch {
    return []
  }
}
