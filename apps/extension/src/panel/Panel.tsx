/** The panel beside a page: connecting first, then the post and its letter. */
import { useEffect, useState } from 'react'
import { Arcs } from '../Arcs.tsx'
import { texts } from '../texts.ts'
import { useConnection } from '../useConnection.ts'
import { readWork, type Work } from '../work.ts'
import { Connect } from './Connect.tsx'
import { Desk } from './Desk.tsx'

/** Shows the panel. */
export function Panel() {
  const connection = useConnection()
  const [kept, setKept] = useState<{ work: Work | null }>()
  useEffect(() => {
    void readWork().then((work) => setKept({ work }))
  }, [])
  return (
    <>
      <header className="head">
        <h1 className="brand">
          <Arcs />
          {texts.product}
        </h1>
        <button type="button" className="link" onClick={() => void chrome.runtime.openOptionsPage()}>
          {texts.options}
        </button>
      </header>
      {connection && kept && (
        <main>
          {connection.token === null ? (
            <Connect address={connection.address} />
          ) : (
            <Desk address={connection.address} kept={kept.work} />
          )}
        </main>
      )}
    </>
  )
}
