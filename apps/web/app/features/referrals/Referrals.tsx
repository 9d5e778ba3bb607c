/** The referrals screen: the person's link, how it works, and the results. */

import type { Referrals as State } from '@gigbell/contract'
import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { count, price } from '../../components/money.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { useReferralsQuery } from './api.ts'
import style from './Referrals.module.css'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The screen in its states. */
export default function Referrals() {
  const { data, isError, isLoading, isFetching, refetch } = useReferralsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <div className={style.page}>
      <header>
        <PageTitle>{texts.title}</PageTitle>
        <p className={style.lead}>{texts.lead}</p>
      </header>
      {data && isError && <StaleNotice text={texts.failed} onRetry={refetch} />}
      {data && <ReferralDetails state={data} />}
      {!data && isLoading && (
        <Skeleton label={texts.waiting}>
          <SkeletonLine lines={6} />
        </Skeleton>
      )}
      {!data && !isLoading && <ErrorState text={texts.failed} onRetry={refetch} retrying={isFetching} />}
    </div>
  )
}

function ReferralDetails({ state }: { state: State }) {
  const how = useId()
  return (
    <>
      <ReferralLink state={state} />
      <section className={style.section} aria-labelledby={how}>
        <h2 id={how}>{texts.how}</h2>
        <ol className={style.steps}>
          {texts.steps(price(state.reward / 100)).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {state.invited === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <ReferralFigures state={state} />
      )}
    </>
  )
}

function ReferralLink({ state: { url, code } }: { state: State }) {
  const [failed, setFailed] = useState(false)
  return (
    <div className={style.link}>
      <TextInput
        label={texts.link}
        description={texts.code(code)}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={url} label={texts.copyLink} isNext onCopied={(copied) => setFailed(!copied)} />
      <p role="alert" className={style.bad}>
        {failed && texts.copyFailed}
      </p>
    </div>
  )
}

function ReferralFigures({ state: { invited, joined, rewarded, waiting, reward } }: { state: State }) {
  const heading = useId()
  const figures: [string, number][] = [
    [texts.invited, invited],
    [texts.joined, joined],
    [texts.rewarded, rewarded],
  ]
  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading}>{texts.soFar}</h2>
      <dl className={style.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count(figure)}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 && <p className={style.reward}>{texts.waitingRewards(waiting, price(reward / 100))}</p>}
    </section>
  )
}
