/**
 * The page that the browser extension opens to get a token (docs/decisions/0020). The server checks every part of the
 * address and decides where the browser goes next; nothing of the address is shown or followed here.
 */

import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import sectionStyle from '../../components/section.module.css'
import { titled } from '../../components/title.ts'
import { useAppSelector } from '../../store.ts'
import { useConnectExtensionMutation } from './api.ts'
import style from './Tokens.module.css'
import { texts } from './texts.ts'

const connectTexts = texts.connect

export const meta = () => titled(connectTexts.title)

/** Asks the person, and returns to the extension with a code. */
export default function Connect() {
  const [address] = useSearchParams()
  const email = useAppSelector(({ auth }) => auth.user?.email)
  const [connect, { isLoading, isSuccess, error }] = useConnectExtensionMutation()
  const [client, challenge, redirect] = ['client', 'challenge', 'redirect'].map((name) => address.get(name))
  const isRefused = isCallFailure(error) && error.code === 'validation_failed'
  if (client !== 'extension' || !challenge || !redirect || isRefused) return <InvalidLink />

  async function allow() {
    const { data } = await connect({ client: 'extension', challenge: challenge!, redirect: redirect! })
    if (data) window.location.assign(data.url)
  }

  return (
    <div className={sectionStyle.section}>
      <PageTitle>{connectTexts.title}</PageTitle>
      <p>{email ? connectTexts.lead(email) : connectTexts.leadUnnamed}</p>
      <div>
        <p>{connectTexts.may}</p>
        <ul className={style.can}>
          {connectTexts.can.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      <p>{connectTexts.cannot}</p>
      <p className={sectionStyle.quiet}>{connectTexts.until}</p>
      <p>
        <strong>{connectTexts.warning}</strong>
      </p>
      <p role="alert" className={sectionStyle.error}>
        {error && messageOf(error, connectTexts.failed)}
      </p>
      <div className={sectionStyle.buttons}>
        <Button variant="next" onClick={allow} loading={isLoading} disabled={isSuccess}>
          {connectTexts.submit}
        </Button>
        <Button component={Link} to="/dashboard">
          {connectTexts.cancel}
        </Button>
      </div>
      <p role="status" className={sectionStyle.done}>
        {isSuccess && connectTexts.leaving}
      </p>
    </div>
  )
}

function InvalidLink() {
  return (
    <div className={sectionStyle.section}>
      <PageTitle>{connectTexts.invalidTitle}</PageTitle>
      <p>{connectTexts.invalid}</p>
      <Button component={Link} to="/dashboard" className={sectionStyle.submit}>
        {connectTexts.dashboard}
      </Button>
    </div>
  )
}
