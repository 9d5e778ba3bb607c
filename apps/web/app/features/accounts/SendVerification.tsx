import { Button } from '@mantine/core'
import { messageOf } from '../../api.ts'
import { useResendVerificationMutation } from './emailLinks.ts'
import style from './forms.module.css'
import { texts } from './texts.ts'

/** A button that sends another verification email, with the result below. */
export function SendVerification({ label }: { label: string }) {
  const [send, { data, isLoading, isSuccess, error }] = useResendVerificationMutation()
  return (
    <div className={style.send}>
      <Button onClick={() => send()} loading={isLoading}>
        {label}
      </Button>
      <p role="status">{isSuccess && (data ?? texts.verifyEmail.sent)}</p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, texts.verifyEmail.sendFailed)}
      </p>
    </div>
  )
}
