/** Deletes the account after the password or email and a confirmation. */

import { Button, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { LazyConfirm } from '../../../components/LazyConfirm.tsx'
import { PasswordField } from '../../../components/PasswordField.tsx'
import sectionStyle from '../../../components/section.module.css'
import { useFormValidation } from '../../../components/useFormValidation.ts'
import { loggedOut } from '../../../loggedOut.ts'
import { requestDeletedMessage } from '../../../static-pages/account-deleted.ts'
import { useAppDispatch, useAppSelector } from '../../../store.ts'
import { useDeleteAccountMutation } from './api.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const deleteTexts = texts.remove

/** The form requires the password, or the email of people without one. */
export function DeleteAccount() {
  const heading = useId()
  const dispatch = useAppDispatch()
  const user = useAppSelector(({ auth }) => auth.user)
  const plan = useAppSelector(({ subscription }) => subscription.currentSubscription)
  const [entered, setEntered] = useState('')
  const [confirming, setConfirming] = useState(false)
  const [remove, { isLoading, error, reset }] = useDeleteAccountMutation()
  const withPassword = user?.has_password !== false
  const { faults, form } = useFormValidation(submit)
  const enteredError = faults.password ?? faults.email ?? fieldError(error, 'password')

  function submit() {
    if (!isLoading) setConfirming(true)
  }

  async function deleteAccount() {
    const answer = await remove({ password: withPassword ? entered : entered.trim() })
    if (answer.error) {
      setConfirming(false)
      return
    }
    requestDeletedMessage()
    dispatch(loggedOut('/'))
  }

  const field = {
    value: entered,
    required: true,
    error: enteredError,
    onChange: (event: { currentTarget: { value: string } }) => {
      setEntered(event.currentTarget.value)
      reset()
    },
  }
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {deleteTexts.title}
      </h2>
      <div>
        <p>{deleteTexts.lead}</p>
        <ul className={style.losses}>
          <li>{deleteTexts.account}</li>
          <li>{deleteTexts.profiles(plan?.profiles_used ?? 0)}</li>
          <li>{deleteTexts.letters}</li>
          <li>{deleteTexts.settings}</li>
          {plan && <li>{deleteTexts.plan(plan.name)}</li>}
        </ul>
      </div>
      <form className={sectionStyle.form} {...form}>
        {withPassword ? (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={user?.email ?? ''}
              readOnly
              hidden
            />
            <PasswordField label={deleteTexts.password} autoComplete="current-password" {...field} />
          </>
        ) : (
          <TextInput
            label={deleteTexts.email}
            description={deleteTexts.emailHint}
            type="email"
            name="email"
            autoComplete="off"
            {...field}
          />
        )}
        <p role="alert" className={sectionStyle.error}>
          {error && !enteredError && messageOf(error, deleteTexts.failed)}
        </p>
        <Button type="submit" variant="danger" className={sectionStyle.submit}>
          {deleteTexts.submit}
        </Button>
      </form>
      <LazyConfirm
        opened={confirming}
        title={deleteTexts.confirm}
        text={deleteTexts.confirmText(user?.email ?? '')}
        yes={deleteTexts.submit}
        no={deleteTexts.keep}
        danger
        busy={isLoading}
        onYes={deleteAccount}
        onNo={() => setConfirming(false)}
      />
    </section>
  )
}
