import type { QueryClient } from '@tanstack/react-query'
import { CONFIG_SCHEMAS, STORED_SCHEMAS } from '@inlay/contract/component-configs'
import type { ConfigOf } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import type { Component } from '@inlay/contract/components'
import type { ZodType } from 'zod'
import { api, client } from '../../lib/api.ts'
import { toastNote } from '../../lib/toast.tsx'
import { unseenLinks, unseenWords } from '../components/unseen-links.ts'
import type { EditorSource, Stored } from './editor-source.ts'

/** A component of any kind, for its editor. */
export function componentSource({ id, component_type }: Component, queryClient: QueryClient): EditorSource<ConfigOf[ComponentType]> {
  const told = (stored: Component) => {
    queryClient.setQueryData(api.components.get.queryKey({ input: { id } }), stored)
    void queryClient.invalidateQueries({ queryKey: api.components.list.key() })
    void queryClient.invalidateQueries({ queryKey: api.overview.key() })
    return storedComponent(stored)
  }
  return {
    id,
    schema: CONFIG_SCHEMAS[component_type] as ZodType<ConfigOf[ComponentType]>,
    shape: STORED_SCHEMAS[component_type] as ZodType<ConfigOf[ComponentType]>,
    words: { saved: 'Component updated successfully', published: 'Component published', unpublished: 'Component unpublished', failed: 'Failed to save the component' },
    load: async () => storedComponent(await client.components.get({ id })),
    save: async ({ document, base, live, note }) => {
      const stored = await client.components.update({ id, ...document, base_version: base, is_active: live, note })
      const unseen = live ? unseenWords(unseenLinks(component_type, stored.config)) : null
      if (unseen) toastNote(unseen)
      return told(stored)
    },
    versions: (page) => client.components.versions({ id, ...page }),
    restore: async (version) => told(await client.components.rollback({ id, version })),
  }
}

/** As it is stored, with what may not be saved like that today. Throws when its config is not one of its kind. */
export function storedComponent({ component_type, name, config, version, is_active, updated_at }: Component): Stored<ConfigOf[ComponentType]> {
  return { document: { name, config: STORED_SCHEMAS[component_type].parse(config) }, version, is_active, updated_at }
}
