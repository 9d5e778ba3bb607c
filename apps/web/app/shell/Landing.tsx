/** The public pages' frame: sticky header, the page, footer. These pages have no React in the browser (static-pages/). */
import { Button } from '@mantine/core'
import { Outlet, redirectDocument } from 'react-router'
import { DismissButton } from '../components/DismissButton.tsx'
import { sharedTexts } from '../components/texts.ts'
import type { Route } from './+types/Landing'
import style from './Landing.module.css'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { shellTexts } from './texts.ts'

/** Pages of this frame are sent without the app (root.tsx). */
export const handle = { isStatic: true }

/** A link from the app to one of these pages loads it as a document. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url)
  },
]

/** Header and footer around the landing page, help, privacy, support and terms. */
export default function Landing() {
  return (
    <div className={style.page}>
      <SkipLink />
      <LandingHeader />
      <main id="content" tabIndex={-1} className={style.main}>
        <Outlet />
      </main>
      <LandingFooter />
      <Messages />
    </div>
  )
}

/** Messages at the bottom of the window that the script shows: account deleted, and dialog not loaded. */
function Messages() {
  const { accountDeleted } = shellTexts
  return (
    <>
      <div role="status">
        <p className={style.message} data-account-deleted hidden>
          {accountDeleted.text}
          <DismissButton aria-label={accountDeleted.close} />
        </p>
      </div>
      <div role="alert">
        <p className={style.message} data-not-loaded hidden>
          {sharedTexts.errors.notLoaded}
          <Button>{sharedTexts.errors.reload}</Button>
        </p>
      </div>
    </>
  )
}
