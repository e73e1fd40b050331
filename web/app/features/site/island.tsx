import type { ComponentType } from 'react'

/** What works by scripts on the public pages; islands.ts says where each is. */
export type IslandName = 'code-block' | 'endpoint-list' | 'footer-end' | 'live-example' | 'live-figure' | 'platform-strip' | 'playground'

interface IslandProps<Props extends object> {
  name: IslandName
  of: ComponentType<Props>
  /** Written into the page, so only what JSON can say. */
  props: Props
  className?: string | undefined
}

/**
 * A part of a public page that scripts bring to life. Built pages are read without scripts: islands.ts fetches each part's own
 * when the part comes near the window, and hydrates that part alone. Inside it there is no router. Where a public page is reached
 * from within the app, it is a component like any other.
 */
export function Island<Props extends object>({ name, of: Part, props, className }: IslandProps<Props>) {
  return <div className={className} data-island={name} data-props={JSON.stringify(props)}><Part {...props} /></div>
}
