import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { Icon } from './icon.tsx'

const SCHEMES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'auto', label: 'Same as system', icon: Monitor },
] as const

/** Light, dark, or whatever the system says. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const current = SCHEMES.find((scheme) => scheme.value === colorScheme) ?? SCHEMES[2]
  return (
    <Menu width={184}>
      <Menu.Target>
        <ActionIcon aria-label={`Colour scheme: ${current.label}`}><Icon of={current.icon} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ value, label, icon }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === current.value}
            leftSection={<Icon of={icon} />}
            rightSection={value === current.value ? <Icon of={Check} size={14} /> : null}
            onClick={() => setColorScheme(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
