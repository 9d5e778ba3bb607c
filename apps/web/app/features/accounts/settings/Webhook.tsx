import type { NotificationSettings } from '@gigbell/contract'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { ConfirmLater } from '../../../components/ConfirmLater.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import { sharedTexts } from '../../../components/texts.ts'
import { useDraft } from '../../../components/useDraft.ts'
import { keepDraft } from '../../../stored.ts'
import {
  useChangeNotificationSettingsMutation,
  useRenewWebhookSecretMutation,
} from '../../notifications/index.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const words = texts.webhook
const secretWords = texts.secret

const DRAFT = 'webhook'

const isAddress = (value: unknown): value is { address: string } =>
  typeof (value as { address?: unknown } | null)?.address === 'string'

/** Where programs are told, and the secret by which they know that it was us. What was entered stays until it is saved. */
export function Webhook({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const stored = settings.webhook_url ?? ''
  const [{ address }, enter] = useDraft(DRAFT, isAddress, { address: stored })
  const [restored, setRestored] = useState(address !== stored)
  const [change, { isLoading, isSuccess, error, reset }] = useChangeNotificationSettingsMutation()
  const addressError = fieldError(error, 'webhook_url') ?? fieldError(error, 'webhook')

  async function save(url: string) {
    // Who enters the first address wants to be told there; a changed one leaves the switch as it is.
    const first = url !== '' && stored === ''
    const answer = await change({ webhook_url: url || null, ...(first && { webhook: true }) })
    if (answer.error) return
    keepDraft(DRAFT, null)
    setRestored(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(address.trim())
  }

  function remove() {
    enter(() => ({ address: '' }))
    void save('')
  }

  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {words.title}
      </h2>
      <p className={style.quiet}>{words.text}</p>
      <form className={style.form} onSubmit={submit} noValidate>
        {restored && <p className={style.quiet}>{sharedTexts.unsaved.kept}</p>}
        <TextInput
          label={words.address}
          placeholder={words.addressHint}
          type="url"
          name="webhook_url"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            const { value } = event.currentTarget
            enter(() => ({ address: value }))
            reset()
          }}
          error={addressError}
        />
        <p role="alert" className={style.error}>
          {error && !addressError && messageOf(error, texts.channels.failed)}
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
            {isSuccess && texts.quiet.saved}
          </p>
        </div>
      </form>
      {stored !== '' && !error && <Secret secret={settings.webhook_secret} />}
    </section>
  )
}

/** The secret, to be copied, or replaced after a question. */
function Secret({ secret }: { secret: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState(false)
  const [renew, { isLoading, isSuccess, error }] = useRenewWebhookSecretMutation()

  async function goAhead() {
    await renew()
    setAsked(false)
  }

  function tell(copied: boolean) {
    setFailed(!copied)
    if (!copied) field.current?.select() // then by hand
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
        error={failed && words.copyFailed}
      />
      <div className={style.buttons}>
        <CopyButton text={secret} onCopied={tell} />
        <Button variant="subtle" onClick={() => setAsked(true)}>
          {secretWords.renew}
        </Button>
      </div>
      <p role="status" className={style.done}>
        {isSuccess && secretWords.renewed}
      </p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, secretWords.failed)}
      </p>
      <ConfirmLater
        opened={asked}
        title={secretWords.question}
        text={secretWords.text}
        yes={secretWords.renew}
        danger
        busy={isLoading}
        onYes={goAhead}
        onNo={() => setAsked(false)}
      />
    </div>
  )
}
