import type { ReactNode } from 'react'
import type { Deliverable } from '@inlay/contract/deliver'
import { SAMPLE_KINDS } from '../demo/samples.ts'
import { Island } from '../site/island.tsx'
import { EndpointList } from './endpoint-list.tsx'
import { LiveExample } from './live-example.tsx'
import { PlatformSteps } from './platform-steps.tsx'

export type Part = (props: { sample?: Deliverable | undefined }) => ReactNode

const Endpoints: Part = () => <Island name="endpoint-list" of={EndpointList} props={{}} />

const Example: Part = ({ sample }) => (sample ? <Island key={sample.type} name="live-example" of={LiveExample} props={{ sample }} /> : null)

/** What guides have drawn by code, by the name that stands in `{{…}}`. */
export const PARTS: Readonly<Record<string, Part>> = {
  platforms: PlatformSteps,
  endpoints: Endpoints,
  ...Object.fromEntries(SAMPLE_KINDS.map((kind) => [kind, Example])),
}
