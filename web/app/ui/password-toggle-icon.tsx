import { Eye, EyeOff } from 'lucide-react'
import { Icon } from './icon.tsx'

export function PasswordToggleIcon({ reveal }: { reveal: boolean }) {
  return <Icon of={reveal ? EyeOff : Eye} />
}
