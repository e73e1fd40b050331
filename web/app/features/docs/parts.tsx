import type { ReactNode } from 'react'
import type { DeliveredType } from '@inlay/contract/delivery'
import { SAMPLE_KINDS } from '../demo/samples.ts'
import { EndpointList } from './endpoint-list.tsx'
import { LiveExample } from './live-example.tsx'
import { PlatformSteps } from './platform-steps.tsx'

const example = (kind: DeliveredType) => [kind, () => <LiveExample key={kind} kind={kind} />] as const

/** What guides have drawn by code, by the name that stands in `{{…}}`. */
export const PARTS: Readonly<Record<string, () => ReactNode>> = {
  platforms: PlatformSteps,
  endpoints: EndpointList,
  ...Object.fromEntries(SAMPLE_KINDS.map(example)),
}
