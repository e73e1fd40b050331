import { Drawer, Tooltip } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { Outlet } from 'react-router'
import { usePhone } from '../../lib/use-phone.ts'
import type { Area } from './area.ts'
import { CommandPalette } from './command-palette.tsx'
import { Maintenance } from './maintenance.tsx'
import type { Me } from './me.ts'
import { useScreen } from './screen.ts'
import { Sidebar } from './sidebar.tsx'
import { Topbar } from './topbar.tsx'
import { useSidebar } from './use-sidebar.ts'
import classes from './shell.module.css'

// ms
const TOOLTIP_OPEN_DELAY = 700
const TOOLTIP_SKIP_DELAY = 300

/** Sidebar, top bar, and the screen between them. */
export function Shell({ me, area }: { me: Me; area: Area }) {
  const screen = useScreen()
  const builder = screen.builder === true
  const phone = usePhone()
  const sidebar = useSidebar(builder)
  const [drawerOpened, drawer] = useDisclosure(false)
  const [paletteOpened, palette] = useDisclosure(false)
  // Everywhere, in fields too: Ctrl B and Ctrl K mean nothing in plain text.
  useHotkeys([['mod+B', () => (phone ? drawer.toggle() : sidebar.toggle())], ['mod+K', palette.toggle]], [])

  return (
    // Once one is open, the next opens at once for this long.
    <Tooltip.Group openDelay={TOOLTIP_OPEN_DELAY} closeDelay={TOOLTIP_SKIP_DELAY}>
      <div className={classes.shell} data-collapsed={!sidebar.expanded || undefined}>
        {builder ? null : <title>{`${screen.title} · Inlay`}</title>}
        <a className={classes.skip} href="#main">Skip to content</a>
        <aside className={classes.side}><Sidebar area={area} me={me} collapsed={!sidebar.expanded} /></aside>
        <Drawer.Root opened={drawerOpened} onClose={drawer.close} size="18rem" transitionProps={{ duration: 180 }}>
          <Drawer.Overlay />
          <Drawer.Content aria-label="Menu">
            <div className={classes.drawer}>
              <Sidebar area={area} me={me} collapsed={false} withEmail onNavigate={drawer.close} />
            </div>
          </Drawer.Content>
        </Drawer.Root>
        <CommandPalette opened={paletteOpened} onClose={palette.close} />
        <div className={classes.main}>
          {builder ? null : (
            <Topbar title={screen.title} email={me.email} expanded={sidebar.expanded} onToggle={sidebar.toggle} onOpenDrawer={drawer.open} onSearch={palette.open} />
          )}
          <Maintenance />
          <Outlet />
        </div>
      </div>
    </Tooltip.Group>
  )
}
