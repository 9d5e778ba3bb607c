/** The password form of the settings (spec §2 "Settings", §4 "Password change"). */

import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { OnDemand } from '../../../components/OnDemand.tsx'
import { PasswordField } from '../../../components/PasswordField.tsx'
import sectionStyle from '../../../components/section.module.css'
import { useFormValidation } from '../../../components/useFormValidation.ts'
import { lazyComponent } from '../../../components/WhenLoaded.tsx'
import { useAppSelector } from '../../../store.ts'
import { useChangePasswordMutation } from './api.ts'
import { NoPassword } from './NoPassword.tsx'
import { texts } from './texts.ts'

const PasswordChanged = lazyComponent(async () => (await import('./PasswordChanged.tsx')).PasswordChanged)

const empty = { old: '', new: '', confirm: '' }

/** The form, or a link to set a password for people without one. */
export function ChangePassword() {
  const user = useAppSelector(({ auth }) => auth.user)
  return user?.has_password === false ? <NoPassword email={user.email} /> : <PasswordForm />
}

/** Old, new and confirmed password; nothing is sent while the new ones differ. */
function PasswordForm() {
  const email = useAppSelector(({ auth }) => auth.user?.email)
  const [entered, setEntered] = useState(empty)
  const [mismatch, setMismatch] = useState(false)
  const [done, setDone] = useState(false)
  const [change, { isLoading, error, reset }] = useChangePasswordMutation()
  const confirm = useRef<HTMLInputElement>(null)

  const { faults, form } = useFormValidation(submit)
  const oldError = faults.oldPassword ?? fieldError(error, 'oldPassword')
  const newError = faults.newPassword ?? fieldError(error, 'newPassword')

  function enter(name: keyof typeof empty, value: string) {
    setEntered((before) => ({ ...before, [name]: value }))
    if (name !== 'old') setMismatch(false)
  }

  async function submit() {
    if (isLoading) return
    reset()
    if (entered.new !== entered.confirm) {
      setMismatch(true)
      confirm.current?.focus()
      return
    }
    const answer = await change({ oldPassword: entered.old, newPassword: entered.new })
    if (answer.error) return
    setEntered(empty)
    setDone(true)
  }

  return (
    <form className={sectionStyle.form} {...form}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={texts.old}
        name="oldPassword"
        autoComplete="current-password"
        value={entered.old}
        onChange={(event) => enter('old', event.currentTarget.value)}
        error={oldError}
      />
      <PasswordField
        label={texts.new}
        name="newPassword"
        description={texts.newHint}
        autoComplete="new-password"
        value={entered.new}
        onChange={(event) => enter('new', event.currentTarget.value)}
        error={newError}
      />
      <PasswordField
        ref={confirm}
        label={texts.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        value={entered.confirm}
        onChange={(event) => enter('confirm', event.currentTarget.value)}
        error={faults.confirmPassword ?? (mismatch && texts.mismatch)}
      />
      <p role="alert" className={sectionStyle.error} hidden={!error || Boolean(oldError ?? newError)}>
        {error && messageOf(error, texts.failed)}
      </p>
      <p className={sectionStyle.quiet}>{texts.others}</p>
      <Button type="submit" variant="next" loading={isLoading} className={sectionStyle.submit}>
        {texts.change}
      </Button>
      <OnDemand wanted={done}>
        {(opened) => <PasswordChanged opened={opened} onClose={() => setDone(false)} />}
      </OnDemand>
    </form>
  )
}
