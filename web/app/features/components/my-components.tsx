import { Blocks } from 'lucide-react'
import { OwnList } from './own-list.tsx'

export const handle = { title: 'My Components' }

export default function MyComponents() {
  return (
    <OwnList
      title="My Components" lead="What you show on your sites, live or still a draft." one="component" many="components" icon={Blocks}
      empty="Your components will be here. Take one from the library, make it yours, and publish it."
      create={{ label: 'Create Component', to: '/dashboard/library' }}
    />
  )
}
