import type { AlertSuggestion } from '@gigbell/contract'
import { Button } from '@mantine/core'
import style from './Alerts.module.css'
import { useAlertSuggestionsQuery } from './api.ts'
import { texts } from './texts.ts'

/** Suggested alerts for skills of the profiles that no alert covers; renders nothing when there are none. */
export function AlertSuggestions({ onUse }: { onUse: (suggestion: AlertSuggestion) => void }) {
  const { data } = useAlertSuggestionsQuery()
  if (!data || data.length === 0) return null
  return (
    <section className={style.suggestions} aria-labelledby="suggested-alerts">
      <h2 id="suggested-alerts" className={style.heading}>
        {texts.suggestions}
      </h2>
      <ul className={style.list}>
        {data.map((suggestion) => (
          <li key={`${suggestion.profile}:${suggestion.name}`} className={style.suggestion}>
            <div>
              <p className={style.strong} dir="auto">
                {suggestion.name}
              </p>
              <p className={style.quiet}>
                {texts.suggestedBy(suggestion.profile)} · {texts.preview.short(suggestion.matches_7d)}
              </p>
            </div>
            <Button onClick={() => onUse(suggestion)} aria-label={texts.applyLabel(suggestion.name)}>
              {texts.apply}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
