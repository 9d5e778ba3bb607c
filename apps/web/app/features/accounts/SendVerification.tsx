import { Button } from '@mantine/core'
import { messageOf } from '../../api.ts'
import { copy } from '../../copy.ts'
import style from './forms.module.css'
import { useResendVerificationMutation } from './mailedLinks.ts'

/** Asks for another verification mail; what came of it stands below, in the server's words. */
export function SendVerification({ label }: { label: string }) {
  const [send, { data, isLoading, isSuccess, error }] = useResendVerificationMutation()
  return (
    <div className={style.send}>
      <Button onClick={() => send()} loading={isLoading}>
        {label}
      </Button>
      <p role="status">{isSuccess && (data ?? copy.verifyEmail.sent)}</p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, copy.verifyEmail.sendFailed)}
      </p>
    </div>
  )
}
