import { type NotificationSettings, type WebhookFormat, webhookFormats } from '@gigbell/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { ConfirmButton } from '../../../components/ConfirmButton.tsx'
import { CopyButton } from '../../../components/CopyButton.tsx'
import sectionStyle from '../../../components/section.module.css'
import { sharedTexts } from '../../../components/texts.ts'
import { useDraft } from '../../../components/useDraft.ts'
import { storeDraft } from '../../../persistence.ts'
import { useChangeNotificationSettingsMutation, useRenewWebhookSecretMutation } from './api.ts'
import style from './NotificationSettings.module.css'
import { texts } from './texts.ts'

const webhookTexts = texts.webhook
const secretTexts = texts.secret

const DRAFT = 'webhook'

interface WebhookDraft {
  address: string
  format: WebhookFormat
}

const isFormat = (value: unknown): value is WebhookFormat => webhookFormats.some((name) => name === value)
const isWebhookDraft = (value: unknown): value is WebhookDraft => {
  const draft = value as Partial<WebhookDraft> | null
  return typeof draft?.address === 'string' && isFormat(draft.format)
}

/** The webhook's format, its address and its signing secret. Unsaved values are stored as a draft. */
export function WebhookSettings({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const stored = settings.webhook_url ?? ''
  const { webhook_format: storedFormat } = settings
  const saved = { address: stored, format: storedFormat }
  const [{ address, format }, changeDraft] = useDraft(DRAFT, isWebhookDraft, saved)
  const isUnchanged = address.trim() === stored && format === storedFormat
  const [restored, setRestored] = useState(!isUnchanged)
  const [change, { isLoading, isSuccess, error, reset }] = useChangeNotificationSettingsMutation()
  const addressError = fieldError(error, 'webhook_url') ?? fieldError(error, 'webhook')

  async function save(url: string) {
    // Saving the first address turns the channel on; changing it leaves the switch as it is.
    const first = url !== '' && stored === ''
    const answer = await change({
      webhook_url: url || null,
      webhook_format: format,
      ...(first && { webhook: true }),
    })
    if (answer.error) return
    storeDraft(DRAFT, null)
    setRestored(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(address.trim())
  }

  function remove() {
    changeDraft((before) => ({ ...before, address: '' }))
    void save('')
  }

  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {webhookTexts.title}
      </h2>
      <p className={sectionStyle.quiet}>{webhookTexts.text}</p>
      <form className={sectionStyle.form} onSubmit={submit} noValidate>
        {restored && <p className={sectionStyle.quiet}>{sharedTexts.unsaved.restored}</p>}
        <NativeSelect
          label={webhookTexts.format}
          description={webhookTexts.formatTexts[format]}
          name="webhook_format"
          data={webhookFormats.map((name) => ({ value: name, label: webhookTexts.formats[name] }))}
          value={format}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (isFormat(value)) changeDraft((before) => ({ ...before, format: value }))
            reset()
          }}
        />
        <TextInput
          label={webhookTexts.address}
          placeholder={webhookTexts.addressHint}
          type="url"
          name="webhook_url"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            const { value } = event.currentTarget
            changeDraft((before) => ({ ...before, address: value }))
            reset()
          }}
          error={addressError}
        />
        <p role="alert" className={sectionStyle.error}>
          {error && !addressError && messageOf(error, texts.channels.failed)}
        </p>
        <div className={sectionStyle.buttons}>
          <Button type="submit" loading={isLoading} disabled={isUnchanged}>
            {webhookTexts.save}
          </Button>
          {stored !== '' && (
            <Button variant="subtle" onClick={remove}>
              {webhookTexts.remove}
            </Button>
          )}
          <p role="status" className={sectionStyle.done}>
            {isSuccess && texts.quiet.saved}
          </p>
        </div>
      </form>
      {stored !== '' && storedFormat === 'standard' && !error && <Secret secret={settings.webhook_secret} />}
    </section>
  )
}

/** The signing secret, which can be copied, and rotated after a confirmation. */
function Secret({ secret }: { secret: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState(false)
  const [renew, { isLoading, isSuccess, error }] = useRenewWebhookSecretMutation()

  function showCopyResult(copied: boolean) {
    setFailed(!copied)
    if (!copied) field.current?.select() // so that the person can copy it by keyboard
  }

  return (
    <div className={style.secret}>
      <TextInput
        ref={field}
        label={webhookTexts.secret}
        description={webhookTexts.secretText}
        value={secret}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        error={failed && webhookTexts.copyFailed}
      />
      <div className={sectionStyle.buttons}>
        <CopyButton text={secret} onCopied={showCopyResult} />
        <ConfirmButton
          label={secretTexts.renew}
          title={secretTexts.question}
          text={secretTexts.text}
          busy={isLoading}
          action={() => renew()}
        />
      </div>
      <p role="status" className={sectionStyle.done}>
        {isSuccess && secretTexts.renewed}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {error && messageOf(error, secretTexts.failed)}
      </p>
    </div>
  )
}
