import type { Link } from '@inlay/contract/link'
import type { Edited } from './edited.ts'
import { ItemList } from './item-list.tsx'
import { LinkFields } from './link-fields.tsx'

interface LinksListProps {
  of: Edited<Link[]>
  /** What they are: "link" or "button". */
  one: 'link' | 'button'
  max: number
  hint: string
}

/** Links, or buttons that lead somewhere. */
export function LinksList({ of, one, max, hint }: LinksListProps) {
  return (
    <ItemList
      of={of} add={`Add a ${one}`} empty={`No ${one}s yet`} one={one === 'link' ? 'Link' : 'Button'} max={max}
      make={() => ({ text: '', url: '', newTab: false })} nameOf={({ text }) => text}
    >
      {(link) => <LinkFields of={link} textLabel={one === 'link' ? 'Link text' : 'Button text'} hint={hint} />}
    </ItemList>
  )
}
