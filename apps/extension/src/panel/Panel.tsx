/** The panel beside a page: connecting first, then the post and its letter. */
import { useEffect, useState } from 'react'
import { Logo } from '../Logo.tsx'
import { texts } from '../texts.ts'
import { useConnection } from '../useConnection.ts'
import { readWork, type Work } from '../work.ts'
import { Connect } from './Connect.tsx'
import { Workspace } from './Workspace.tsx'

/** Shows the panel. */
export function Panel() {
  const connection = useConnection()
  const token = connection?.token
  // Another connection can be another person's, so their work is read again.
  const [kept, setKept] = useState<{ token: string; work: Work | null }>()
  useEffect(() => {
    if (token) void readWork().then((work) => setKept({ token, work }))
  }, [token])
  return (
    <>
      <header className="head">
        <h1 className="brand">
          <Logo />
          {texts.product}
        </h1>
        <button type="button" className="link" onClick={() => void chrome.runtime.openOptionsPage()}>
          {texts.options}
        </button>
      </header>
      <main>
        {connection?.token === null && <Connect address={connection.address} />}
        {connection?.token && kept?.token === connection.token && (
          <Workspace address={connection.address} kept={kept.work} />
        )}
      </main>
    </>
  )
}
