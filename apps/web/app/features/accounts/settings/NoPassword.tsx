import { Button } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import { useForgotPasswordMutation } from '../mailedLinks.ts'
import { texts as accountTexts } from '../texts.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

/** For who logs in without a password: sends the mail that sets one. */
export function NoPassword({ email }: { email: string }) {
  const [send, { isLoading, isSuccess, error }] = useForgotPasswordMutation()
  return (
    <div className={style.form}>
      <p>{texts.noPassword.text(email)}</p>
      <Button variant="next" className={style.submit} onClick={() => send(email)} loading={isLoading}>
        {texts.noPassword.send}
      </Button>
      <p role="status" className={style.done}>
        {isSuccess && accountTexts.forgotPassword.done}
      </p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, accountTexts.forgotPassword.failed)}
      </p>
    </div>
  )
}
