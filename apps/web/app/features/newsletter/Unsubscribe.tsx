/** The page of the unsubscribe link in newsletter emails. Opening it changes nothing, because mail scanners open links too. */

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FormResult } from '../../components/FormResult.tsx'
import { titled } from '../../components/title.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useLeaveNewsletterMutation } from './api.ts'
import style from './Newsletter.module.css'
import { texts } from './texts.ts'

export const meta = () => titled(texts.unsubscribeTitle)

/** The page works without a session. */
export default function Unsubscribe() {
  const token = useLinkToken()
  const [leave, { data, isSuccess, isLoading, error }] = useLeaveNewsletterMutation()
  return (
    <PlainPage title={texts.unsubscribeTitle} footer={<Link to="/">{texts.home}</Link>}>
      {token === undefined && <ErrorState text={texts.noToken} />}
      {token !== undefined && !isSuccess && (
        <>
          <p>{texts.unsubscribeText}</p>
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, texts.unsubscribeFailed)}
          </p>
          <Button variant="next" onClick={() => leave(token)} loading={isLoading}>
            {texts.unsubscribe}
          </Button>
        </>
      )}
      {isSuccess && (
        <FormResult>
          <p>{data ?? texts.unsubscribed}</p>
        </FormResult>
      )}
    </PlainPage>
  )
}
