import '../../theme/kit.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../../lib/query-client.ts'
import { useReady } from '../../lib/use-ready.ts'
import { COLOR_SCHEME_KEY } from '../../theme/color-scheme.ts'
import { cssVariables } from '../../theme/css-variables.ts'
import { mantineTheme } from '../../theme/mantine-theme.ts'

// Nothing that a page shows first.
const Toasts = lazy(() => import('./toasts.tsx'))

const colorSchemes = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

/** What every page of the application part shares: the interface kit, the cache of answers, the toasts. */
export default function App() {
  const [queryClient] = useState(createQueryClient)
  const inBrowser = useReady()
  return (
    <MantineProvider theme={mantineTheme} cssVariablesResolver={cssVariables} colorSchemeManager={colorSchemes} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <Suspense>{inBrowser && <Toasts />}</Suspense>
      </QueryClientProvider>
    </MantineProvider>
  )
}
