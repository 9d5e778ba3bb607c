/** The page of the link in the first newsletter email, which confirms the address. */

import { Button, Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FormResult } from '../../components/FormResult.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { titled } from '../../components/title.ts'
import { useLinkToken } from '../../components/useLinkToken.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useConfirmNewsletterMutation } from './api.ts'
import style from './Newsletter.module.css'
import { texts } from './texts.ts'

export const meta = () => titled(texts.confirmTitle)

/** Confirms immediately: the person has already pressed a button in the email. */
export default function Confirm() {
  const token = useLinkToken()
  const [confirm, { data, isSuccess, isLoading, error }] = useConfirmNewsletterMutation()
  const begun = useRef(false) // React's strict mode runs effects twice

  useEffect(() => {
    if (token === undefined || begun.current) return
    begun.current = true
    confirm(token)
  }, [token, confirm])

  return (
    <PlainPage title={texts.confirmTitle} footer={<Link to="/">{texts.home}</Link>}>
      {token === undefined && <ErrorState text={texts.noToken} />}
      {token !== undefined && !isSuccess && !error && (
        <p role="status" className={style.busy}>
          <Loader color="ink" size="sm" aria-hidden="true" /> {texts.confirming}
        </p>
      )}
      {token !== undefined && isCallFailure(error) && (
        <>
          <p role="alert" className={style.error}>
            {messageOf(error, texts.confirmFailed)}
          </p>
          {/* Retrying an invalid link would fail again. */}
          {error.code !== 'bad_link' && (
            <Button onClick={() => confirm(token)} loading={isLoading}>
              {sharedTexts.errors.retry}
            </Button>
          )}
        </>
      )}
      {isSuccess && (
        <FormResult>
          <p>{data ?? texts.confirmed}</p>
        </FormResult>
      )}
    </PlainPage>
  )
}
