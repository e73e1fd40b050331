import { Atom, Database, FileCode, Layers, NotebookPen, PanelsTopLeft, ShoppingBag } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Island } from '../site/island.tsx'
import site from '../site/site.module.css'
import { useAutoplay } from './use-autoplay.ts'
import classes from './platform-strip.module.css'

const PLATFORMS = [
  { name: 'Plain HTML', icon: FileCode }, { name: 'Shopify', icon: ShoppingBag }, { name: 'Webflow', icon: PanelsTopLeft },
  { name: 'WordPress', icon: NotebookPen }, { name: 'React and Next.js', icon: Atom }, { name: 'Headless CMS', icon: Database },
  { name: 'Squarespace', icon: PanelsTopLeft }, { name: 'Wix', icon: PanelsTopLeft }, { name: 'Framer', icon: Layers },
]

/** The platforms, going round one every two seconds until somebody takes hold of them. */
export function PlatformStrip() {
  return (
    <section className={classes.strip} aria-label="Platforms">
      <Island name="platform-strip" of={Platforms} props={{}} className={`${site.wrap} ${classes.inner}`} />
    </section>
  )
}

export function Platforms() {
  const list = useRef<HTMLUListElement>(null)
  useAutoplay(list, PLATFORMS.length)
  return (
    <>
      <p>Works on any platform</p>
      {/* The second round is the first one again, so that there is always something to scroll to. */}
      <ul className={classes.list} ref={list} tabIndex={0} aria-label="Supported platforms">
        {[...PLATFORMS, ...PLATFORMS].map(({ name, icon }, i) => (
          <li key={i} aria-hidden={i >= PLATFORMS.length || undefined}><Icon of={icon} size={20} />{name}</li>
        ))}
      </ul>
    </>
  )
}
