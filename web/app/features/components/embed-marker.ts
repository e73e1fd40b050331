import { componentMarker, quizMarker } from '@inlay/contract/rules/embed-code'
import type { OwnComponent } from './own-component.ts'
import { reservedHeight } from './reserved-height.ts'
import { typedConfig } from './typed-config.ts'

/** The element that the owner pastes, with the component's height kept free. */
export function embedMarker({ id, type, config }: Pick<OwnComponent, 'id' | 'type' | 'config'>): string {
  const component = typedConfig(type, config)
  const marker = type === 'quiz' ? quizMarker : componentMarker
  return marker(id, component ? reservedHeight(component) : 0)
}
