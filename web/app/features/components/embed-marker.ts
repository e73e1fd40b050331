import type { Component } from '@inlay/contract/components'
import { componentMarker } from '@inlay/contract/rules/embed-code'
import { reservedHeight } from './reserved-height.ts'
import { typedConfig } from './typed-config.ts'

/** The element that the owner pastes, with the component's height kept free. */
export function embedMarker({ id, component_type, config }: Pick<Component, 'id' | 'component_type' | 'config'>): string {
  const component = typedConfig(component_type, config)
  return componentMarker(id, component ? reservedHeight(component) : 0)
}
