import type { ReactNode } from 'react'
import type { Deliverable } from '@inlay/contract/deliver'
import { SAMPLE_KINDS } from '../demo/samples.ts'
import { EndpointList } from './endpoint-list.tsx'
import { LiveExample } from './live-example.tsx'
import { PlatformSteps } from './platform-steps.tsx'

export type Part = (props: { sample?: Deliverable | undefined }) => ReactNode

const Example: Part = ({ sample }) => (sample ? <LiveExample key={sample.type} sample={sample} /> : null)

/** What guides have drawn by code, by the name that stands in `{{…}}`. */
export const PARTS: Readonly<Record<string, Part>> = {
  platforms: PlatformSteps,
  endpoints: EndpointList,
  ...Object.fromEntries(SAMPLE_KINDS.map((kind) => [kind, Example])),
}
