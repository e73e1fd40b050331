import { CONFIG_SCHEMAS } from '@inlay/contract/component-configs'
import type { Component } from '@inlay/contract/components'
import type { EditorDocument } from './editor-document.ts'

/** The document of a component as the server stored it. Throws when its config is not one of its kind. */
export function storedDocument({ component_type, name, config }: Component): EditorDocument {
  return { name, config: CONFIG_SCHEMAS[component_type].parse(config) }
}
