import { hasWords } from '../../lib/has-words.ts'
import { BUILT_IN_CATEGORY, BUILT_IN_TEMPLATES } from './built-in-templates.ts'
import type { Template } from './template.ts'

interface Category {
  readonly id: string
  readonly slug: string
  readonly name: string
}

interface LibraryTab {
  readonly slug: string
  readonly name: string
  readonly templates: readonly Template[]
}

/** The categories in their order, with templates of the kinds that are offered, each with what of it has every word of the search in its name or description. One that has no template at all is left out. */
export function libraryTabs(categories: readonly Category[], templates: readonly (Template & { readonly category: string })[], search: string, kinds: readonly Template['type'][]): LibraryTab[] {
  return categories
    .map(({ id, slug, name }) => ({ slug, name, templates: [...(slug === BUILT_IN_CATEGORY ? BUILT_IN_TEMPLATES.filter(({ type }) => kinds.includes(type)) : []), ...templates.filter(({ category }) => category === id)] }))
    .filter(({ templates: all }) => all.length > 0)
    .map((tab) => ({ ...tab, templates: tab.templates.filter(({ name, description }) => hasWords(`${name} ${description}`, search)) }))
}

/** The tab that is shown: the chosen one, or the first that has something where that one has nothing. */
export const shownTab = (tabs: readonly LibraryTab[], slug: string): LibraryTab | undefined => {
  const chosen = tabs.find((tab) => tab.slug === slug) ?? tabs[0]
  return chosen?.templates.length ? chosen : (tabs.find(({ templates }) => templates.length > 0) ?? chosen)
}
