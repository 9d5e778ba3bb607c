import { Button } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import { copy } from '../../../copy.ts'
import { useForgotPasswordMutation } from '../mailedLinks.ts'
import style from './Settings.module.css'

/** For who logs in without a password: sends the mail that sets one. */
export function NoPassword({ email }: { email: string }) {
  const [send, { isLoading, isSuccess, error }] = useForgotPasswordMutation()
  return (
    <div className={style.form}>
      <p>{copy.settings.noPassword.text(email)}</p>
      <Button variant="next" className={style.submit} onClick={() => send(email)} loading={isLoading}>
        {copy.settings.noPassword.send}
      </Button>
      <p role="status" className={style.done}>
        {isSuccess && copy.forgotPassword.done}
      </p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, copy.forgotPassword.failed)}
      </p>
    </div>
  )
}
