/** The settings of a person's own mailbox: whether it is read, the form, and the removal. */
import type { Mailbox } from '@gigbell/contract'
import { useId, useState } from 'react'
import { messageOf } from '../../api.ts'
import { ConfirmButton } from '../../components/ConfirmButton.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import sectionStyle from '../../components/section.module.css'
import { useRemoveMailboxMutation } from './api.ts'
import { MailboxForm } from './MailboxForm.tsx'
import { texts } from './texts.ts'

interface MailboxSettingsProps {
  /** The stored mailbox; null if there is none. */
  mailbox: Mailbox | null
}

/** The section of the mailbox; its form is reset when the mailbox is removed. */
export function MailboxSettings({ mailbox }: MailboxSettingsProps) {
  const heading = useId()
  const [remove, removal] = useRemoveMailboxMutation()
  const [removals, setRemovals] = useState(0)

  async function disconnect() {
    const { error } = await remove()
    if (!error) setRemovals((before) => before + 1)
  }

  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {texts.mailbox.title}
      </h2>
      <p>{texts.mailbox.text}</p>
      {mailbox && <CurrentMailbox mailbox={mailbox} />}
      <MailboxForm key={removals} stored={mailbox} onSave={removal.reset} />
      {mailbox && (
        <ConfirmButton
          {...texts.mailbox.remove}
          className={sectionStyle.submit}
          busy={removal.isLoading}
          action={disconnect}
        />
      )}
      <p role="status" className={sectionStyle.done}>
        {!mailbox && removal.isSuccess && texts.mailbox.removed}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {removal.error && messageOf(removal.error, texts.mailbox.removeFailed)}
      </p>
    </section>
  )
}

function CurrentMailbox({ mailbox: { user, host, read_at, last_failure } }: { mailbox: Mailbox }) {
  const tell = last_failure?.final ? texts.mailbox.stopped : texts.mailbox.current
  return (
    <div>
      <p>
        <strong>{tell(user, host)}</strong>
      </p>
      {read_at !== null && (
        <p className={sectionStyle.quiet}>
          {texts.mailbox.readAt} <RelativeTime at={read_at} />
        </p>
      )}
      {last_failure && (
        <p className={sectionStyle.error}>
          {texts.mailbox.lastFailure} <RelativeTime at={last_failure.at} />. {last_failure.why}
        </p>
      )}
    </div>
  )
}
