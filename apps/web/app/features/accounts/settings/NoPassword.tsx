import { Button } from '@mantine/core'
import { messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import { useForgotPasswordMutation } from '../emailLinks.ts'
import { texts as accountTexts } from '../texts.ts'
import { texts } from './texts.ts'

/** Sends an email to set a password, for people without one. */
export function NoPassword({ email }: { email: string }) {
  const [send, { isLoading, isSuccess, error }] = useForgotPasswordMutation()
  return (
    <div className={sectionStyle.form}>
      <p>{texts.noPassword.text(email)}</p>
      <Button variant="next" className={sectionStyle.submit} onClick={() => send(email)} loading={isLoading}>
        {texts.noPassword.send}
      </Button>
      <p role="status" className={sectionStyle.done}>
        {isSuccess && accountTexts.forgotPassword.done}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {error && messageOf(error, accountTexts.forgotPassword.failed)}
      </p>
    </div>
  )
}
