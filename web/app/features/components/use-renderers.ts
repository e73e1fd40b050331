import { useEffect, useState } from 'react'
import type { DeliveredType } from '@inlay/contract/delivery'
import type { renderers } from '@inlay/embed/renderers'

const LOAD: { readonly [T in DeliveredType]: () => Promise<{ readonly [K in T]: unknown }> } = {
  banner: () => import('@inlay/embed/renderers/banner'),
  cta: () => import('@inlay/embed/renderers/cta'),
  faq: () => import('@inlay/embed/renderers/faq'),
  form: () => import('@inlay/embed/renderers/form'),
  modal: () => import('@inlay/embed/renderers/modal'),
  newsletter: () => import('@inlay/embed/renderers/newsletter'),
  poll: () => import('@inlay/embed/renderers/poll'),
  quiz: () => import('@inlay/embed/renderers/quiz'),
  waitlist: () => import('@inlay/embed/renderers/waitlist'),
  widget: () => import('@inlay/embed/renderers/widget'),
}

/** What a kind may have inside. */
const INSIDE: { readonly [T in DeliveredType]?: readonly DeliveredType[] } = { modal: ['faq', 'form'], widget: ['faq', 'form'] }

/**
 * The embed's renderers that one kind is drawn by, for pages that show one kind at a time: they stay light.
 * @returns undefined until they are there; one that cannot be loaded leaves its place empty, as on any page
 */
export function useRenderers(type: DeliveredType): typeof renderers | undefined {
  const [loaded, setLoaded] = useState<typeof renderers>()
  useEffect(() => {
    let gone = false
    load(type).then((found) => gone || setLoaded(found), () => {})
    return () => void (gone = true)
  }, [type])
  return loaded
}

async function load(type: DeliveredType): Promise<typeof renderers> {
  const modules = await Promise.all([type, ...(INSIDE[type] ?? [])].map((kind) => LOAD[kind]()))
  return Object.assign({}, ...modules) as typeof renderers
}
