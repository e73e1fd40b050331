import './lib/no-eval.ts'
import '@fontsource-variable/inter/opsz.css'
import './theme/tokens.css'
import './theme/base.css'
import interLatin from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { COLOR_SCHEME_SCRIPT } from './theme/color-scheme.ts'
import { FullScreenText } from './ui/full-screen-text.tsx'
import { UnexpectedError } from './ui/unexpected-error.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below may set the colour scheme on this element before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0e13" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: COLOR_SCHEME_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** What the single-page part shows until its code is there. */
export function HydrateFallback() {
  return <FullScreenText>Loading…</FullScreenText>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) return <UnexpectedError detail={`${error.status} ${error.statusText}`} />
  return <UnexpectedError detail={error instanceof Error ? error.message : 'Unknown error'} />
}
