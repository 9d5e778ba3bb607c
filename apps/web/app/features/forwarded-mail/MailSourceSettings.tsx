/** The settings of mail as a source: the person's address, how to forward mails to it, and what the last mails brought. */
import type { ForwardedMail } from '@gigbell/contract'
import { Button, TextInput } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { messageOf } from '../../api.ts'
import { ConfirmButton } from '../../components/ConfirmButton.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import sectionStyle from '../../components/section.module.css'
import { openable } from '../jobs/index.ts'
import { useCreateMailAddressMutation, useMailSourceQuery, useRemoveMailAddressMutation } from './api.ts'
import { MailboxSettings } from './MailboxSettings.tsx'
import style from './MailSourceSettings.module.css'
import { texts } from './texts.ts'

/** How often the list of mails is read while it is open: somebody who sets up forwarding waits for a code. */
const REFRESH_INTERVAL = 10_000

/** The sections of the tab. */
export function MailSourceSettings() {
  const [interval, setRefreshInterval] = useState(0)
  const { data, isError, error, isFetching, refetch } = useMailSourceQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: interval,
    skipPollingIfUnfocused: true,
  })
  const wanted = data?.address || data?.mailbox ? REFRESH_INTERVAL : 0
  if (wanted !== interval) setRefreshInterval(wanted)
  const failure = messageOf(error, texts.failed)

  if (!data && isError) return <ErrorState text={failure} onRetry={refetch} retrying={isFetching} />
  if (!data)
    return (
      <Skeleton label={texts.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={3} />
      </Skeleton>
    )
  const { available, address, mails, mailbox } = data
  return (
    <>
      {isError && <StaleNotice text={failure} onRetry={refetch} />}
      <Address available={available} address={address} />
      {available && address !== null && <Steps />}
      <MailboxSettings mailbox={mailbox} />
      {(address !== null || mailbox !== null || mails.length > 0) && <Mails mails={mails} />}
    </>
  )
}

/** What this is for, and the address with its changes. */
function Address({ available, address }: { available: boolean; address: string | null }) {
  const heading = useId()
  const field = useRef<HTMLInputElement>(null)
  const [copyFailed, setCopyFailed] = useState(false)
  const [create, creation] = useCreateMailAddressMutation()
  const [remove, removal] = useRemoveMailAddressMutation()
  const error = creation.error ?? removal.error

  function createAddress() {
    removal.reset()
    return create()
  }

  function removeAddress() {
    creation.reset()
    return remove()
  }

  function showCopyResult(copied: boolean) {
    setCopyFailed(!copied)
    if (!copied) field.current?.select() // so that the person can copy it by keyboard
  }

  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      {!available && <p className={sectionStyle.quiet}>{texts.off}</p>}
      {available && address !== null && (
        <>
          <TextInput
            ref={field}
            label={texts.address}
            description={texts.addressText}
            value={address}
            readOnly
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            error={copyFailed && texts.copyFailed}
          />
          <div className={sectionStyle.buttons}>
            <CopyButton text={address} onCopied={showCopyResult} />
            <ConfirmButton {...texts.replace} busy={creation.isLoading} action={createAddress} />
            <ConfirmButton {...texts.remove} busy={removal.isLoading} action={removeAddress} />
          </div>
        </>
      )}
      {available && address === null && (
        <div className={sectionStyle.buttons}>
          <Button variant="next" loading={creation.isLoading} onClick={createAddress}>
            {texts.create}
          </Button>
        </div>
      )}
      <p role="status" className={sectionStyle.done}>
        {creation.isSuccess && texts.created}
        {removal.isSuccess && texts.removed}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {error && messageOf(error, texts.changeFailed)}
      </p>
    </section>
  )
}

function Steps() {
  const heading = useId()
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {texts.steps.title}
      </h2>
      <ol className={style.steps}>
        {texts.steps.list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function Mails({ mails }: { mails: readonly ForwardedMail[] }) {
  const heading = useId()
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {texts.mails.title}
      </h2>
      {mails.length === 0 && <p className={sectionStyle.quiet}>{texts.mails.none}</p>}
      {mails.length > 0 && (
        <ul className={sectionStyle.list}>
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One mail. Its sender and its subject are a stranger's words. */
function Mail({
  mail: { at, from, subject, result, jobs, outcomes, detail, link },
}: {
  mail: ForwardedMail
}) {
  const url = openable(link)
  const brought = [jobs > 0 && texts.mails.jobs(jobs), outcomes > 0 && texts.mails.outcomes(outcomes)]
    .filter((part) => part !== false)
    .join(', ')
  const isConfirmation = result === 'confirmation'
  // A mail has no sender and no subject before it was read.
  const isWaiting = result === 'waiting'
  return (
    <li className={sectionStyle.row}>
      <div className={sectionStyle.rowText}>
        <p className={sectionStyle.name} dir="auto">
          {isWaiting ? texts.mails.results.waiting : subject || texts.mails.noSubject}
        </p>
        <p className={sectionStyle.quiet}>
          {!isWaiting && (
            <>
              <span dir="auto">{from || texts.mails.noSender}</span> ·{' '}
            </>
          )}
          <RelativeTime at={at} />
        </p>
        {detail !== null && (
          <p className={isConfirmation ? style.code : sectionStyle.quiet}>
            {isConfirmation ? texts.mails.code(detail) : detail}
          </p>
        )}
        {isConfirmation && url && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={style.link}>
            {texts.mails.confirm}
          </a>
        )}
      </div>
      {!isWaiting && !isConfirmation && (
        <p className={style.result}>{brought || texts.mails.results[result]}</p>
      )}
    </li>
  )
}
