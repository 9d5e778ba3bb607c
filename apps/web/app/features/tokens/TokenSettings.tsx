/** The tab of tokens: those that are valid, with a button to revoke each, and the form of a new one. */

import type { Token } from '@gigbell/contract'
import { useId, useState } from 'react'
import { messageOf } from '../../api.ts'
import { ConfirmButton } from '../../components/ConfirmButton.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import sectionStyle from '../../components/section.module.css'
import { longDate } from '../../components/time.ts'
import { useRemoveTokenMutation, useTokensQuery } from './api.ts'
import { describeScopes } from './scopes.ts'
import { TokenForm } from './TokenForm.tsx'
import { texts } from './texts.ts'

/** The server records the use of a token once an hour, so smaller differences are not shown. */
const HOUR = 3_600_000

/** The list and the form. */
export function TokenSettings() {
  const heading = useId()
  const { data, isError, error, isFetching, refetch } = useTokensQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [revoked, setRevoked] = useState<string>()

  if (!data && isError)
    return <ErrorState text={messageOf(error, texts.failedLoad)} onRetry={refetch} retrying={isFetching} />
  if (!data) {
    return (
      <Skeleton label={texts.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={3} />
        <SkeletonLine width="60%" lines={3} />
      </Skeleton>
    )
  }
  return (
    <>
      <section className={sectionStyle.section} aria-labelledby={heading}>
        {isError && <StaleNotice text={messageOf(error, texts.failedLoad)} onRetry={refetch} />}
        <h2 id={heading} className={sectionStyle.title}>
          {texts.title}
        </h2>
        <p>
          {texts.lead} <a href="/api/docs/">{texts.docs}</a>
        </p>
        {data.length === 0 ? (
          <p className={sectionStyle.quiet}>{texts.empty}</p>
        ) : (
          <ul className={sectionStyle.list} aria-label={texts.list}>
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={setRevoked} />
            ))}
          </ul>
        )}
        <p role="status" className={sectionStyle.done}>
          {revoked !== undefined && texts.revoked(revoked)}
        </p>
      </section>
      <TokenForm />
    </>
  )
}

function TokenRow({ token, onRevoked }: { token: Token; onRevoked: (name: string) => void }) {
  const [remove, { isLoading, error }] = useRemoveTokenMutation()
  const { id, name, scopes, expires_at } = token

  async function revoke() {
    const answer = await remove(id)
    if (!answer.error) onRevoked(name)
  }

  return (
    <li className={sectionStyle.row}>
      <div className={sectionStyle.rowText}>
        <p className={sectionStyle.name}>{name}</p>
        <p className={sectionStyle.quiet}>{describeScopes(scopes)}</p>
        <p className={sectionStyle.quiet}>
          <LastUse at={token.last_used_at} /> · {texts.expires(longDate(expires_at))}
        </p>
        <p role="alert" className={sectionStyle.error}>
          {error && messageOf(error, texts.failedRevoke)}
        </p>
      </div>
      <ConfirmButton
        label={texts.revoke}
        accessibleLabel={texts.revokeOf(name)}
        title={texts.question(name)}
        text={texts.questionText}
        busy={isLoading}
        action={revoke}
      />
    </li>
  )
}

function LastUse({ at }: { at: string | null }) {
  if (at === null) return texts.neverUsed
  if (Date.now() - Date.parse(at) < HOUR) return texts.lately
  return (
    <>
      {texts.used} <RelativeTime at={at} />
    </>
  )
}
