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
    <Menu width={208}>
      <Menu.Target>
        <ActionIcon aria-label={`Colour scheme: ${current.label}`}><Icon of={current.icon} /></ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current.value} onChange={(value) => setColorScheme(value as typeof current.value)}>
          {SCHEMES.map(({ value, label, icon }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick checkIcon={<Icon of={Check} size={14} />} rightSection={<Icon of={icon} />}>{label}</Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
