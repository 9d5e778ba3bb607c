import type { NotificationSettings } from '@gigbell/contract'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { copy } from '../../../copy.ts'
import { SteadyLabel } from '../../../parts/SteadyLabel.tsx'
import { useChangeNotificationSettingsMutation } from '../../notifications/index.ts'
import style from './Settings.module.css'

const words = copy.settings.webhook

/** Where programs are told, and the secret by which they know that it was us. */
export function Webhook({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const stored = settings.webhook_url ?? ''
  const [address, setAddress] = useState(stored)
  const [change, { isLoading, isSuccess, error, reset }] = useChangeNotificationSettingsMutation()
  const addressError = fieldError(error, 'webhook_url') ?? fieldError(error, 'webhook')

  function submit(event: FormEvent) {
    event.preventDefault()
    const url = address.trim()
    // Who enters the first address wants to be told there; a changed one leaves the switch as it is.
    change(url === '' ? { webhook_url: null } : { webhook_url: url, ...(stored === '' && { webhook: true }) })
  }

  function remove() {
    setAddress('')
    change({ webhook_url: null })
  }

  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {words.title}
      </h2>
      <p className={style.quiet}>{words.text}</p>
      <form className={style.form} onSubmit={submit} noValidate>
        <TextInput
          label={words.address}
          placeholder={words.addressHint}
          type="url"
          name="webhook_url"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value)
            reset()
          }}
          error={addressError}
        />
        <p role="alert" className={style.error}>
          {error && !addressError && messageOf(error, copy.settings.channels.failed)}
        </p>
        <div className={style.buttons}>
          <Button type="submit" loading={isLoading} disabled={address.trim() === stored}>
            {words.save}
          </Button>
          {stored !== '' && (
            <Button variant="subtle" onClick={remove}>
              {words.remove}
            </Button>
          )}
          <p role="status" className={style.done}>
            {isSuccess && copy.settings.quiet.saved}
          </p>
        </div>
      </form>
      {stored !== '' && !error && <Secret secret={settings.webhook_secret} />}
    </section>
  )
}

/** How long 'Copied!' stands. */
const COPIED_FOR = 2000

function Secret({ secret }: { secret: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [outcome])

  async function press() {
    try {
      await navigator.clipboard.writeText(secret)
      setOutcome('copied')
    } catch {
      field.current?.select() // not allowed, or no clipboard without https: then by hand
      setOutcome('failed')
    }
  }

  return (
    <div className={style.secret}>
      <TextInput
        ref={field}
        label={words.secret}
        description={words.secretText}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        error={outcome === 'failed' && words.copyFailed}
      />
      <Button onClick={press} aria-live="polite" className={style.submit}>
        <SteadyLabel
          words={[words.copy, words.copied]}
          now={outcome === 'copied' ? words.copied : words.copy}
        />
      </Button>
    </div>
  )
}
