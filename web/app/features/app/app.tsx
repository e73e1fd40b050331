import '../../theme/kit.css'
import { localStorageColorSchemeManager, MantineProvider, Tooltip } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../../lib/query-client.ts'
import { COLOR_SCHEME_KEY } from '../../theme/color-scheme.ts'
import { cssVariables } from '../../theme/css-variables.ts'
import { mantineTheme } from '../../theme/mantine-theme.ts'

// ms
const TOOLTIP_OPEN_DELAY = 700
const TOOLTIP_SKIP_DELAY = 300

const colorSchemes = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

/** What every page of the application part shares: the interface kit, the cache of answers, the toasts. */
export default function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemes} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        {/* Once one is open, the next opens at once for this long. */}
        <Tooltip.Group openDelay={TOOLTIP_OPEN_DELAY} closeDelay={TOOLTIP_SKIP_DELAY}>
          <Outlet />
        </Tooltip.Group>
        <Notifications position="bottom-right" limit={3} autoClose={4000} containerWidth={356} transitionDuration={180} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
