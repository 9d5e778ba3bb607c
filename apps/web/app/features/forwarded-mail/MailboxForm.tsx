/** The form of a mailbox that is read over IMAP. It is saved only after the server has opened it. */
import { type Mailbox, mailboxLimits } from '@gigbell/contract'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldError, messageOf } from '../../api.ts'
import { PasswordField } from '../../components/PasswordField.tsx'
import sectionStyle from '../../components/section.module.css'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { useSaveMailboxMutation } from './api.ts'
import { texts } from './texts.ts'

interface MailboxFormProps {
  stored: Mailbox | null
  /** Called before the mailbox is saved. */
  onSave: () => void
}

/** The port of IMAP over TLS (RFC 8314). */
const IMAPS = 993

/** Server, user, folder and password. The password is kept in the form only while it is being entered. */
export function MailboxForm({ stored, onSave }: MailboxFormProps) {
  const [entered, setEntered] = useState({
    host: stored?.host ?? '',
    port: String(stored?.port ?? IMAPS),
    user: stored?.user ?? '',
    folder: stored?.folder ?? 'INBOX',
    password: '',
  })
  const [save, { isLoading, isSuccess, error, reset }] = useSaveMailboxMutation()
  const { faults, form } = useFormValidation(submit)
  const errorOf = (name: keyof typeof entered) => faults[name] ?? fieldError(error, name)
  const isSameAccount =
    stored !== null && entered.host.trim() === stored.host && entered.user.trim() === stored.user
  const keepsPassword = isSameAccount && entered.password === ''

  async function submit() {
    if (isLoading) return
    onSave()
    const { host, port, user, folder, password } = entered
    const mailbox = { host: host.trim(), port: Number(port), user: user.trim(), folder: folder.trim() }
    const answer = await save({ ...mailbox, ...(keepsPassword ? {} : { password }) })
    if (!answer.error) setEntered((before) => ({ ...before, password: '' }))
  }

  const fieldOf = (name: keyof typeof entered) => ({
    name,
    required: true,
    value: entered[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setEntered((before) => ({ ...before, [name]: value }))
      reset()
    },
    error: errorOf(name),
  })
  const hasFieldError = (Object.keys(entered) as (keyof typeof entered)[]).some((name) => errorOf(name))

  return (
    <form className={sectionStyle.form} {...form}>
      <TextInput
        label={texts.mailbox.host}
        placeholder={texts.mailbox.hostHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={mailboxLimits.host}
        {...fieldOf('host')}
      />
      <TextInput
        label={texts.mailbox.port}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        {...fieldOf('port')}
      />
      <TextInput
        label={texts.mailbox.user}
        autoComplete="off"
        spellCheck={false}
        maxLength={mailboxLimits.user}
        {...fieldOf('user')}
      />
      <TextInput
        label={texts.mailbox.folder}
        autoComplete="off"
        spellCheck={false}
        maxLength={mailboxLimits.folder}
        {...fieldOf('folder')}
      />
      <PasswordField
        label={texts.mailbox.password}
        description={passwordHint(stored, isSameAccount)}
        autoComplete="new-password"
        maxLength={mailboxLimits.password}
        {...fieldOf('password')}
        required={!isSameAccount}
      />
      <p role="alert" className={sectionStyle.error}>
        {error && !hasFieldError && messageOf(error, texts.mailbox.failed)}
      </p>
      <div className={sectionStyle.buttons}>
        <Button type="submit" loading={isLoading}>
          {texts.mailbox.save}
        </Button>
        <p role="status" className={sectionStyle.done}>
          {isSuccess && texts.mailbox.saved}
        </p>
      </div>
    </form>
  )
}

function passwordHint(stored: Mailbox | null, isSameAccount: boolean): string {
  if (!stored?.password_set) return texts.mailbox.passwordHint
  return isSameAccount ? texts.mailbox.passwordStored : texts.mailbox.passwordAgain
}
