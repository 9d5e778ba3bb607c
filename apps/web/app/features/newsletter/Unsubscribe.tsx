/** Where the unsubscribe link of newsletter mails leads. Opening it changes nothing: mail scanners open links too. */
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { Announced } from '../../components/Announced.tsx'
import { Failed } from '../../components/Failed.tsx'
import { titled } from '../../components/title.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { copy } from '../../copy.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useLeaveNewsletterMutation } from './api.ts'
import style from './Newsletter.module.css'

export const meta = () => titled(copy.newsletter.unsubscribeTitle)

/** One button, without a session. */
export default function Unsubscribe() {
  const token = useLinkToken()
  const [leave, { data, isSuccess, isLoading, error }] = useLeaveNewsletterMutation()
  return (
    <PlainPage title={copy.newsletter.unsubscribeTitle} footer={<Link to="/">{copy.newsletter.home}</Link>}>
      {token === undefined && <Failed text={copy.newsletter.noToken} />}
      {token !== undefined && !isSuccess && (
        <>
          <p>{copy.newsletter.unsubscribeText}</p>
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, copy.newsletter.unsubscribeFailed)}
          </p>
          <Button variant="next" onClick={() => leave(token)} loading={isLoading}>
            {copy.newsletter.unsubscribe}
          </Button>
        </>
      )}
      {isSuccess && (
        <Announced>
          <p>{data ?? copy.newsletter.unsubscribed}</p>
        </Announced>
      )}
    </PlainPage>
  )
}
