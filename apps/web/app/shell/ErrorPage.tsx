import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { Arcs } from '../components/Arcs.tsx'
import { sharedTexts } from '../components/texts.ts'
import { windowTitle } from '../components/title.ts'
import style from './fullScreen.module.css'

/**
 * The specification's error page, for a screen that threw and for an address that doesn't exist. Its button is a plain
 * link, which restarts the app after an error. The error itself is shown only in development.
 */
export function ErrorPage({ error }: { error?: unknown }) {
  // The title of the screen that threw is still in the document; a second one would have no effect.
  useEffect(() => {
    const before = document.title
    const title = windowTitle(sharedTexts.errors.notFound)
    document.title = title
    return () => {
      // The next screen may have set its title already.
      if (document.title === title) document.title = before
    }
  }, [])
  const details =
    import.meta.env.DEV && error && !isRouteErrorResponse(error) ? String((error as Error).stack) : ''
  return (
    <main className={style.screen}>
      <div className={style.message}>
        <Arcs className={style.arcs} />
        <h1 tabIndex={-1}>{sharedTexts.errors.notFound}</h1>
        <Button component="a" href="/dashboard" variant="next">
          {sharedTexts.errors.toDashboard}
        </Button>
        {details && <pre className={style.code}>{details}</pre>}
      </div>
    </main>
  )
}
