/**
 * The document around every page, and the page shown when a screen throws. It is rendered at build for the public pages
 * and once for all others; the browser's own state (session, color scheme) is read right after hydration.
 */
import { sharedTexts } from './components/texts.ts'
import './styles.ts'
import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { Provider } from 'react-redux'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_FrameworkContext,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { FollowRoute } from './shell/FollowRoute.tsx'
import { FullScreenLoading } from './shell/FullScreenLoading.tsx'
import { KeepFocus } from './shell/KeepFocus.tsx'
import { LazyConfirmIdentity } from './shell/LazyConfirmIdentity.tsx'
import { makeStore, startStore } from './store.ts'
import { ThemeProvider } from './ThemeProvider.tsx'
import { grounds } from './theme.ts'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon.png' },
  // An iPhone delivers web push only to apps on its home screen, which need a manifest.
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: bricolage, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta: Route.MetaFunction = () => [{ title: sharedTexts.product }]

/** The script of the static pages; the build replaces it by the address of the bundle (prerender.ts). */
const staticScript = import.meta.env.DEV ? '/app/static-pages/script.ts' : '/static-pages.js'

/**
 * Returns whether the page has no React in the browser (shell/Landing.tsx). The app's own start page has React, although
 * the build renders it at the address of a page without.
 */
function useIsStatic(): boolean {
  const isStartPage = use(UNSAFE_FrameworkContext)?.isSpaMode
  const matches = useMatches()
  return !isStartPage && matches.some(({ handle }) => (handle as { isStatic?: true })?.isStatic === true)
}

/** The HTML of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useIsStatic()
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <style>{'@layer base, mantine, adjustments;'}</style>
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeProvider>{children}</ThemeProvider>
        {isStatic ? (
          <script type="module" src={staticScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** The state at build: nobody is signed in. Hydration starts from it; the stored state follows. */
const atBuild = makeStore(undefined)

/** The store of the visit. */
const store = typeof window === 'undefined' ? atBuild : startStore()

/** The app. */
export default function Root() {
  if (useIsStatic()) return <Outlet />
  return (
    <Provider store={store} serverState={atBuild.getState()}>
      <FollowRoute />
      <KeepFocus />
      <Outlet />
      <LazyConfirmIdentity />
    </Provider>
  )
}

/** Shown while the code of the first screen is being loaded. */
export function HydrateFallback() {
  return <FullScreenLoading />
}

/** Shows the error page when a screen throws. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
