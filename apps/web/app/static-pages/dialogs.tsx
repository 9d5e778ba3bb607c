/** The app's dialogs on the public pages. This file loads React, the store and the component library on demand. */
import '../styles.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createPath, type Navigator, Router } from 'react-router'
import { UpgradeModal } from '../features/billing/UpgradeModal.tsx'
import { DemoModal } from '../features/landing/DemoModal.tsx'
import { FollowRoute } from '../shell/FollowRoute.tsx'
import { startStore } from '../store.ts'
import { ThemeProvider } from '../ThemeProvider.tsx'

type Dialog = ComponentType<{ opened: boolean; onClose: () => void }>

const dialogs = { demo: DemoModal, upgrade: UpgradeModal } satisfies Record<string, Dialog>

/** The dialogs that a public page can open. */
export type DialogName = keyof typeof dialogs

/** How often each dialog was opened; one that was never opened is not mounted. */
const openings = new Map<DialogName, number>()
let root: Root | undefined
let store: ReturnType<typeof startStore> | undefined

/** Loads documents instead of routes: the app's routes are not part of these pages. */
const documents: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => window.history.go(delta),
  push: (to) => window.location.assign(documents.createHref(to)),
  replace: (to) => window.location.replace(documents.createHref(to)),
}

/** Opens a dialog. Closing it returns the focus. */
export function openDialog(name: DialogName) {
  openings.set(name, (openings.get(name) ?? 0) + 1)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  store ??= startStore()
  root.render(
    <ThemeProvider>
      <Provider store={store}>
        <Router location={window.location.pathname} navigator={documents}>
          <FollowRoute />
          {[...openings].map(([opened, times]) => (
            <OpenedDialog key={opened} Dialog={dialogs[opened]} times={times} />
          ))}
        </Router>
      </Provider>
    </ThemeProvider>,
  )
}

/** Mounts the dialog closed and then opens it, because it returns the focus to the element that had it at the opening. */
function OpenedDialog({ Dialog, times }: { Dialog: Dialog; times: number }) {
  const [opened, setOpened] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening opens the dialog again
  useEffect(() => setOpened(true), [times])
  return <Dialog opened={opened} onClose={() => setOpened(false)} />
}
