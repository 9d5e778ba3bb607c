import type { Profile, Suggestion } from '@gigbell/contract'
import { DiffText } from '../../components/DiffText.tsx'
import style from './Optimization.module.css'
import { optimizationTexts as texts } from './optimizationTexts.ts'
import { formatRateAmount } from './rate.ts'
import { texts as profileTexts } from './texts.ts'

/** What a suggestion changes: texts with their differences marked, lists before and after. Nothing where it changes nothing. */
export function SuggestionChangeView({ suggestion }: { suggestion: Suggestion }) {
  const { field, before, after } = suggestion
  if (after === null) return null
  if (field === 'title' || field === 'about')
    return before === '' ? <p className={style.text}>{after}</p> : <DiffText before={before} after={after} />
  const lists = listValues(suggestion)
  return (
    <dl className={style.change}>
      <List term={texts.before} items={lists.before} />
      <List term={texts.after} items={lists.after} />
    </dl>
  )
}

function List({ term, items }: { term: string; items: string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      {items.length === 0 && <dd className={style.nothing}>{texts.nothing}</dd>}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two projects may have the same title
        <dd key={at}>{item}</dd>
      ))}
    </div>
  )
}

/** Both values of a field as lists of texts. */
function listValues(suggestion: Suggestion): { before: string[]; after: string[] } {
  switch (suggestion.field) {
    case 'skills':
      return { before: suggestion.before, after: suggestion.after ?? [] }
    case 'projects':
      return {
        before: suggestion.before.map(nameProject),
        after: (suggestion.after ?? []).map(nameProject),
      }
    case 'rate':
      return { before: nameRate(suggestion.before), after: nameRate(suggestion.after) }
    case 'profile_links':
      return { before: nameLinks(suggestion.before), after: nameLinks(suggestion.after) }
    default:
      return { before: [suggestion.before], after: [suggestion.after ?? ''] }
  }
}

const nameProject = ({ title, skills }: Profile['projects'][number]) =>
  skills.length > 0 ? `${title} · ${texts.projectSkills(skills.join(', '))}` : title

const nameRate = (rate: Profile['rate']) =>
  rate ? [profileTexts.rate.short(formatRateAmount(rate), profileTexts.rate.units[rate.per])] : []

const nameLinks = (links: Profile['profile_links'] | null) =>
  Object.values(links ?? {}).filter((link) => link !== '')
