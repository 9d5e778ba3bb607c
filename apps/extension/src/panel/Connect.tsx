import { useState } from 'react'
import { connect } from '../connect.ts'
import { CallFailed } from '../server.ts'
import { texts } from '../texts.ts'

interface ConnectProps {
  /** The address of the person's Gigbell. */
  address: string
}

/** Asks the person to connect the extension. */
export function Connect({ address }: ConnectProps) {
  const [waiting, setWaiting] = useState(false)
  const [message, setMessage] = useState('')

  async function start() {
    setWaiting(true)
    setMessage('')
    try {
      if (!(await connect(address))) setMessage(texts.connect.declined)
    } catch (error) {
      setMessage(error instanceof CallFailed ? error.message : texts.failures.any)
    }
    setWaiting(false)
  }

  return (
    <section className="stack">
      <h2 className="title">{texts.connect.title}</h2>
      <p>{texts.connect.text}</p>
      <p className="small quiet">
        {texts.connect.at} {address}{' '}
        <button type="button" className="link" onClick={() => void chrome.runtime.openOptionsPage()}>
          {texts.connect.change}
        </button>
      </p>
      <button type="button" className="next" disabled={waiting} onClick={() => void start()}>
        {waiting ? texts.connect.connecting : texts.connect.button}
      </button>
      <p role="status">{message}</p>
    </section>
  )
}
