/** The options: the address of one's own Gigbell, and the connection to it. */
import { type SubmitEvent, useId, useState } from 'react'
import { type Connection, disconnect, parseAddress, storeAddress } from '../connection.ts'
import { Logo } from '../Logo.tsx'
import { texts } from '../texts.ts'
import { useConnection } from '../useConnection.ts'

/** Shows the options. */
export function Options() {
  const connection = useConnection()
  return (
    <main className="stack">
      <h1>
        <Logo />
        {texts.settings.title}
      </h1>
      {connection && (
        <>
          <AddressForm stored={connection.address} />
          <ConnectionState connection={connection} />
        </>
      )}
    </main>
  )
}

interface AddressFormProps {
  /** The address that is stored. */
  stored: string
}

function AddressForm({ stored }: AddressFormProps) {
  const [typed, setTyped] = useState(stored)
  const [message, setMessage] = useState('')
  const field = useId()

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const address = parseAddress(typed)
    if (address) {
      await storeAddress(address)
      setTyped(address)
    }
    setMessage(address ? texts.settings.saved : texts.settings.invalid)
  }

  return (
    <form className="stack" onSubmit={save}>
      <div className="tight">
        <label htmlFor={field}>{texts.settings.address}</label>
        <p className="small quiet" id={`${field}-hint`}>
          {texts.settings.addressHint}
        </p>
        <input
          type="text"
          inputMode="url"
          id={field}
          aria-describedby={`${field}-hint`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className="row">
        <button type="submit">{texts.settings.save}</button>
        <span role="status">{message}</span>
      </div>
    </form>
  )
}

interface ConnectionStateProps {
  connection: Connection
}

function ConnectionState({ connection: { address, token } }: ConnectionStateProps) {
  if (token === null) return <p>{texts.settings.notConnected}</p>
  return (
    <div className="stack">
      <p>{texts.settings.connected}</p>
      <div className="row">
        <button type="button" onClick={() => void disconnect()}>
          {texts.settings.disconnect}
        </button>
        <a href={`${address}/dashboard/settings`} target="_blank" rel="noopener noreferrer">
          {texts.settings.revoke}
        </a>
      </div>
    </div>
  )
}
