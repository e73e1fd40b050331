import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentVersion } from '@inlay/contract/components'
import type { EditorSource } from '../editor/editor-source.ts'
import { changesBetween } from './changes-between.ts'
import type { FieldChange } from './field-change.ts'

/** Versions of one page. */
const PAGE = 25

export interface ListedVersion extends ComponentVersion {
  /** To the version before it; null: it is the first. */
  readonly changes: readonly FieldChange[] | null
}

/** The versions of what is edited, newest first, a page at a time. @param newest read anew for each later one */
export function useVersions(source: Pick<EditorSource<unknown>, 'id' | 'versions' | 'shape'>, newest: number, enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['versions', source.id, newest],
    initialPageParam: undefined as number | undefined,
    // One more than is shown, for what the last one changed.
    queryFn: async ({ pageParam }) => listed(await source.versions({ before: pageParam, limit: PAGE + 1 }), source),
    getNextPageParam: ({ versions, more }) => (more ? versions.at(-1)?.version : undefined),
    enabled,
    staleTime: 0,
  })
  return { query, versions: query.data?.pages.flatMap(({ versions }) => versions) ?? [] }
}

function listed(stored: readonly ComponentVersion[], { shape }: Pick<EditorSource<unknown>, 'shape'>): { versions: ListedVersion[]; more: boolean } {
  // As they are read today: what a kind has got since is no change of theirs.
  const read = stored.map((version) => ({ ...version, config: (shape.safeParse(version.config).data ?? version.config) as typeof version.config }))
  const versions = read.slice(0, PAGE).map((version, index) => {
    const before = read[index + 1]
    return { ...version, changes: before ? changesBetween(before, version) : null }
  })
  return { versions, more: read.length > PAGE }
}
