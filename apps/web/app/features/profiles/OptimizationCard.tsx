import type { Profile, Suggestion } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { ModelOffer } from './ModelOffer.tsx'
import style from './Optimization.module.css'
import { isRewrite, useAskModelMutation, useOptimizationQuery } from './optimizationApi.ts'
import { optimizationTexts as texts } from './optimizationTexts.ts'
import { SuggestionItem } from './SuggestionItem.tsx'
import { useDismissedSuggestions } from './useDismissedSuggestions.ts'
import { isSameValue, type SuggestionChange, useSuggestionChange } from './useSuggestionChange.ts'

/** The score of one profile, with suggestions that are applied, edited or dismissed. */
export function OptimizationCard({ profile }: { profile: Profile }) {
  const heading = useId()
  const { data, isError, error, isFetching, refetch } = useOptimizationQuery(profile.id, {
    refetchOnMountOrArgChange: true,
  })
  const [ask, asked] = useAskModelMutation()
  const change = useSuggestionChange(profile.id, refetch)
  const { dismissed, dismiss, restore } = useDismissedSuggestions(profile.id)

  const suggestions = [
    ...writtenByModel(asked.data?.suggestions ?? [], profile),
    ...(data?.suggestions ?? []),
  ]
  const shown = suggestions.filter(({ id }) => !dismissed.includes(id))
  const hidden = suggestions.length - shown.length
  return (
    <article className={style.card} aria-labelledby={heading}>
      <header className={style.head}>
        <h2 id={heading} className={style.title}>
          {profile.title}
        </h2>
        {data && <p className={style.score}>{texts.score(data.score)}</p>}
      </header>
      {data && (
        <div className={style.bar} aria-hidden="true">
          <div style={{ width: `${data.score}%` }} />
        </div>
      )}
      {!data && isError && (
        <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Skeleton label={texts.waiting}>
          <SkeletonLine lines={4} />
        </Skeleton>
      )}
      {data && isError && <StaleNotice text={messageOf(error, texts.failed)} onRetry={refetch} />}
      <ChangeResult change={change} heading={heading} />
      {data && suggestions.length === 0 && <p>{texts.done}</p>}
      <ul className={style.suggestions}>
        {shown.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            profile={profile.id}
            suggestion={suggestion}
            heading={heading}
            isSaving={change.isSaving}
            onApply={() => change.apply(suggestion)}
            onDismiss={() => dismiss(suggestion.id)}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={style.dismissed}>
          {texts.dismissed(hidden)}
          <Button variant="subtle" onClick={restore} aria-describedby={heading}>
            {texts.showAgain}
          </Button>
        </p>
      )}
      {data?.model && (
        <ModelOffer
          model={data.model}
          heading={heading}
          onAsk={() => ask(profile.id)}
          isAsking={asked.isLoading}
          answer={asked.data}
          error={asked.error}
        />
      )}
      <Button
        component={Link}
        to={`/dashboard/profile?edit=${profile.id}`}
        variant="subtle"
        className={style.edit}
        aria-describedby={heading}
      >
        {texts.editProfile}
      </Button>
    </article>
  )
}

/** What a model wrote counts as long as the text is the one that it was written for. */
const writtenByModel = (suggestions: Suggestion[], profile: Profile) =>
  suggestions.filter(
    (suggestion) => isRewrite(suggestion) && isSameValue(suggestion.before, profile[suggestion.field]),
  )

/** The last change, which can be undone, and why one was not saved. */
function ChangeResult({ change, heading }: { change: SuggestionChange; heading: string }) {
  const { applied, problem, isSaving, undo } = change
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button disappears with its suggestion.
  useEffect(() => {
    if (applied) button.current?.focus()
  }, [applied])
  return (
    <div className={style.result}>
      <p role="status">{applied && texts.applied(texts.fields[applied.field])}</p>
      {applied && (
        <Button ref={button} onClick={undo} loading={isSaving} aria-describedby={heading}>
          {texts.undo}
        </Button>
      )}
      <p role="alert" className={style.error}>
        {problem}
      </p>
    </div>
  )
}
