import type { Deliverable } from '@inlay/contract/deliver'
import type { DeliveredType } from '@inlay/contract/delivery'
import { typedConfig } from '../components/typed-config.ts'
import { SAMPLES } from './samples.ts'

/**
 * A sample with its kind's defaults. For loaders, which run when the app is built: a browser would load the schemas of all kinds for
 * it, and a phone work at them for a third of a second.
 * @throws when the sample is no config of its kind
 */
export function completeSample(kind: DeliveredType): Deliverable {
  const sample = typedConfig(kind, SAMPLES[kind].config)
  if (!sample) throw new Error(`The sample of ${kind} is no config of that kind`)
  return sample
}
