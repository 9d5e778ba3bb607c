/** Reset password (spec §2, §5), opened by the link of an email. */

import { MIN_PASSWORD_LENGTH } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { fieldError, isCallFailure, messageOf } from '../../api.ts'
import { FormResult } from '../../components/FormResult.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { titled } from '../../components/title.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import { logOut } from './auth.ts'
import { useResetPasswordMutation } from './emailLinks.ts'
import style from './forms.module.css'
import { texts } from './texts.ts'

export const meta = () => titled(texts.resetPassword.title)

/** The reset password page. */
export default function ResetPassword() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  return (
    <PlainPage
      title={texts.resetPassword.title}
      footer={!done && <Link to="/login">{texts.forms.backToLogin}</Link>}
    >
      {done ? <Done /> : <ResetForm token={token} onDone={() => setDone(true)} />}
    </PlainPage>
  )
}

function Done() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const held = useAppSelector(({ auth }) => auth.token !== null)
  return (
    <FormResult>
      <p>{texts.resetPassword.done}</p>
      {/* The login page would redirect an existing session to the dashboard, so it is ended first. */}
      <Button variant="next" onClick={() => (held ? dispatch(logOut('/login')) : navigate('/login'))}>
        {texts.resetPassword.toLogin}
      </Button>
    </FormResult>
  )
}

function ResetForm({ token, onDone }: { token: string | undefined; onDone: () => void }) {
  const [entered, setEntered] = useState({ password: '', confirm: '' })
  const [wrong, setWrong] = useState<'mismatch' | 'short'>()
  const [reset, { isLoading, error, reset: forget }] = useResetPasswordMutation()
  const password = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLInputElement>(null)
  const { faults, form } = useFormValidation(submit)
  const passwordError =
    faults.newPassword ?? (wrong === 'short' ? texts.resetPassword.short : fieldError(error, 'password'))
  const badLink = isCallFailure(error) && error.code === 'bad_link'

  function enter(name: keyof typeof entered, value: string) {
    setEntered((before) => ({ ...before, [name]: value }))
    setWrong(undefined)
  }

  async function submit() {
    if (isLoading || !token) return
    forget()
    if (entered.password !== entered.confirm) {
      setWrong('mismatch')
      confirm.current?.focus()
    } else if (entered.password.length < MIN_PASSWORD_LENGTH) {
      setWrong('short')
      password.current?.focus()
    } else {
      const answer = await reset({ token, password: entered.password })
      if (!answer.error) onDone()
    }
  }

  return (
    <form className={style.form} {...form}>
      <PasswordField
        ref={password}
        label={texts.resetPassword.new}
        name="newPassword"
        description={texts.resetPassword.hint}
        autoComplete="new-password"
        value={entered.password}
        onChange={(event) => enter('password', event.currentTarget.value)}
        error={passwordError}
      />
      <PasswordField
        ref={confirm}
        label={texts.resetPassword.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        value={entered.confirm}
        onChange={(event) => enter('confirm', event.currentTarget.value)}
        error={faults.confirmPassword ?? (wrong === 'mismatch' && texts.resetPassword.mismatch)}
      />
      <p
        role="alert"
        className={style.error}
        hidden={token !== undefined && (!error || Boolean(passwordError))}
      >
        {token === undefined
          ? texts.resetPassword.noToken
          : error && messageOf(error, texts.resetPassword.failed)}
      </p>
      {token === undefined || badLink ? (
        <Button component={Link} to="/forgot-password" variant="next" fullWidth>
          {texts.resetPassword.askAgain}
        </Button>
      ) : (
        <Button type="submit" variant="next" fullWidth loading={isLoading}>
          {texts.resetPassword.submit}
        </Button>
      )}
    </form>
  )
}
