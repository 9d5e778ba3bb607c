/** Where the unsubscribe link of alert mails leads. Opening it changes nothing: mail scanners open links too. */

import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { Announced } from '../../components/Announced.tsx'
import { Failed } from '../../components/Failed.tsx'
import { titled } from '../../components/title.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import style from './LeaveMails.module.css'
import { useLeaveAlertMailsMutation } from './leave.ts'
import { texts } from './texts.ts'

export const meta = () => titled(texts.unsubscribe.title)

/** One button, without a session. */
export default function LeaveMails() {
  const token = useLinkToken()
  const [leave, { data, isSuccess, isLoading, error }] = useLeaveAlertMailsMutation()
  return (
    <PlainPage
      title={texts.unsubscribe.title}
      footer={<Link to="/dashboard/settings">{texts.unsubscribe.settings}</Link>}
    >
      {token === undefined && <Failed text={texts.unsubscribe.noToken} />}
      {token !== undefined && !isSuccess && (
        <>
          <p>{texts.unsubscribe.text}</p>
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, texts.unsubscribe.failed)}
          </p>
          <Button variant="next" onClick={() => leave(token)} loading={isLoading}>
            {texts.unsubscribe.leave}
          </Button>
        </>
      )}
      {isSuccess && (
        <Announced>
          <p>{data ?? texts.unsubscribe.left}</p>
        </Announced>
      )}
    </PlainPage>
  )
}
