import type { Suggestion } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import style from './Optimization.module.css'
import { optimizationTexts as texts } from './optimizationTexts.ts'
import { SuggestionChangeView } from './SuggestionChangeView.tsx'

interface SuggestionItemProps {
  profile: string
  suggestion: Suggestion
  /** The id of the profile's heading, which describes the buttons: several profiles have the same labels. */
  heading: string
  isSaving: boolean
  onApply: () => void
  onDismiss: () => void
}

/** One suggestion: its reason, what it changes, and a button that applies it, or a link to its field. */
export function SuggestionItem({
  profile,
  suggestion,
  heading,
  isSaving,
  onApply,
  onDismiss,
}: SuggestionItemProps) {
  const { field, why, after } = suggestion
  const name = texts.fields[field]
  return (
    <li className={style.suggestion}>
      <h3 className={style.name}>{name}</h3>
      <p className={style.why}>{why}</p>
      <SuggestionChangeView suggestion={suggestion} />
      <div className={style.actions}>
        {after !== null && (
          <Button
            onClick={onApply}
            loading={isSaving}
            aria-label={texts.applyTo(name)}
            aria-describedby={heading}
          >
            {texts.apply}
          </Button>
        )}
        <Button
          component={Link}
          to={`/dashboard/profile?edit=${profile}&field=${field}`}
          variant={after === null ? undefined : 'subtle'}
          aria-label={texts.editField(name)}
          aria-describedby={heading}
        >
          {texts.edit}
        </Button>
        <Button
          variant="subtle"
          onClick={onDismiss}
          aria-label={texts.dismissFor(name)}
          aria-describedby={heading}
        >
          {texts.dismiss}
        </Button>
      </div>
    </li>
  )
}
