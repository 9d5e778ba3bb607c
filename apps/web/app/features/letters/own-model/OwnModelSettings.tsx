/** The settings of a person's own model: what writes their letters now, the form, and the removal. */

import type { OwnModel } from '@gigbell/contract'
import { useId, useState } from 'react'
import { messageOf } from '../../../api.ts'
import { ConfirmButton } from '../../../components/ConfirmButton.tsx'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import sectionStyle from '../../../components/section.module.css'
import { useOwnModelQuery, useRemoveOwnModelMutation } from './api.ts'
import { OwnModelForm } from './OwnModelForm.tsx'
import { texts } from './texts.ts'

/** Loads the stored model; the form is reset when the model is removed. */
export function OwnModelSettings() {
  const heading = useId()
  const { data, isError, error, isFetching, refetch } = useOwnModelQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [remove, removing] = useRemoveOwnModelMutation()
  const [shown, setShown] = useState(data)
  const [removals, setRemovals] = useState(0)
  if (data !== shown) {
    setShown(data)
    // Only a removal resets the form: after the first save the form shows the model's answer.
    if (shown && data === null) setRemovals(removals + 1)
  }

  if (data === undefined && isError)
    return <ErrorState text={messageOf(error, texts.failedLoad)} onRetry={refetch} retrying={isFetching} />
  if (data === undefined) {
    return (
      <Skeleton label={texts.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={2} />
        <SkeletonLine width="40%" lines={3} />
      </Skeleton>
    )
  }
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      {isError && <StaleNotice text={messageOf(error, texts.failedLoad)} onRetry={refetch} />}
      <h2 id={heading} className={sectionStyle.title}>
        {texts.title}
      </h2>
      <p>{texts.lead}</p>
      <p className={sectionStyle.quiet}>{texts.shared}</p>
      {data && <CurrentModel model={data} />}
      <OwnModelForm key={removals} stored={data} onSave={removing.reset} />
      {data && (
        <ConfirmButton
          label={texts.remove}
          title={texts.question}
          text={texts.questionText}
          className={sectionStyle.submit}
          busy={removing.isLoading}
          action={() => remove()}
        />
      )}
      <p role="status" className={sectionStyle.done}>
        {!data && removing.isSuccess && texts.removed}
      </p>
      <p role="alert" className={sectionStyle.error}>
        {removing.error && messageOf(removing.error, texts.failedRemove)}
      </p>
    </section>
  )
}

function CurrentModel({ model: { model, base_url, last_failure } }: { model: OwnModel }) {
  return (
    <div>
      <p>
        <strong>{texts.current(model, new URL(base_url).host)}</strong>
      </p>
      {last_failure && (
        <p className={sectionStyle.error}>
          {texts.lastFailure} <RelativeTime at={last_failure.at} />. {last_failure.why}
        </p>
      )}
    </div>
  )
}
