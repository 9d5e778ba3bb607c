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
import { words } from './leaveWords.ts'

export const meta = () => titled(words.title)

/** One button, without a session. */
export default function LeaveMails() {
  const token = useLinkToken()
  const [leave, { data, isSuccess, isLoading, error }] = useLeaveAlertMailsMutation()
  return (
    <PlainPage title={words.title} footer={<Link to="/dashboard/settings">{words.settings}</Link>}>
      {token === undefined && <Failed text={words.noToken} />}
      {token !== undefined && !isSuccess && (
        <>
          <p>{words.text}</p>
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, words.failed)}
          </p>
          <Button variant="next" onClick={() => leave(token)} loading={isLoading}>
            {words.leave}
          </Button>
        </>
      )}
      {isSuccess && (
        <Announced>
          <p>{data ?? words.left}</p>
        </Announced>
      )}
    </PlainPage>
  )
}
