/**
 * The document around every page, and what goes wrong in one. Rendered at build for the public pages and
 * once for all others; the browser's own state (session, colour scheme) arrives right after hydration.
 */
import { sharedTexts } from './components/texts.ts'
import './base.css'
import './mantine.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource/bricolage-grotesque/600.css'
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core'
import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { ConfirmWhenAsked } from './shell/ConfirmWhenAsked.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { Farewell } from './shell/Farewell.tsx'
import { FollowRoute } from './shell/FollowRoute.tsx'
import { FullScreenLoading } from './shell/FullScreenLoading.tsx'
import { KeepFocus } from './shell/KeepFocus.tsx'
import { makeStore, startStore } from './store.ts'
import { cssVariables, grounds, theme } from './theme.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon.png' },
  // Whoever puts Gigbell on their home screen: on an iPhone only that is rung by web push.
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta: Route.MetaFunction = () => [{ title: sharedTexts.product }]

/** The HTML of every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <LucideProvider size={20} strokeWidth={1.75}>
            {children}
          </LucideProvider>
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What a page looked like at build: nobody is signed in. Hydration starts from it, then the real state. */
const atBuild = makeStore(undefined)

/** One store a visit. */
const store = typeof window === 'undefined' ? atBuild : startStore()

/** The app. */
export default function Root() {
  return (
    <Provider store={store} serverState={atBuild.getState()}>
      <FollowRoute />
      <KeepFocus />
      <Outlet />
      <Farewell />
      <ConfirmWhenAsked />
    </Provider>
  )
}

/** Shown while the code of the first screen is on its way. */
export function HydrateFallback() {
  return <FullScreenLoading />
}

/** Whatever a screen throws ends here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
