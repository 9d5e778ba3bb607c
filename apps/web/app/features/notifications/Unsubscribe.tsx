/** The page of the unsubscribe link in alert emails. Opening it changes nothing, because mail scanners open links too. */

import { type AnswerOf, leaveAlertMails } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { api, call, messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FormResult } from '../../components/FormResult.tsx'
import { titled } from '../../components/title.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { texts } from './texts.ts'
import style from './Unsubscribe.module.css'

const { useUnsubscribeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stops alert emails; repeating the call gives the same answer. */
    unsubscribe: build.mutation<string | undefined, string>({
      query: (token) => call(leaveAlertMails, { query: { token } }),
      transformResponse: (answer: AnswerOf<typeof leaveAlertMails> | null) => answer?.message,
    }),
  }),
})

export const meta = () => titled(texts.unsubscribe.title)

/** The page works without a session. */
export default function Unsubscribe() {
  const token = useLinkToken()
  const [unsubscribe, { data, isSuccess, isLoading, error }] = useUnsubscribeMutation()
  return (
    <PlainPage
      title={texts.unsubscribe.title}
      footer={<Link to="/dashboard/settings">{texts.unsubscribe.settings}</Link>}
    >
      {token === undefined && <ErrorState text={texts.unsubscribe.noToken} />}
      {token !== undefined && !isSuccess && (
        <>
          <p>{texts.unsubscribe.text}</p>
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, texts.unsubscribe.failed)}
          </p>
          <Button variant="next" onClick={() => unsubscribe(token)} loading={isLoading}>
            {texts.unsubscribe.leave}
          </Button>
        </>
      )}
      {isSuccess && (
        <FormResult>
          <p>{data ?? texts.unsubscribe.left}</p>
        </FormResult>
      )}
    </PlainPage>
  )
}
