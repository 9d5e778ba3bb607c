import { type Profile, profileLimits } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { readList, storeList } from '../../persistence.ts'
import { useSkillsQuery, useUpdateProfileMutation } from './api.ts'
import { formFromProfile, toProfileInput } from './form.ts'
import style from './Optimization.module.css'
import { scoreProfile, unlistedSkills } from './score.ts'
import { texts } from './texts.ts'

const optimizationTexts = texts.optimization

/** How many skills are offered at once. */
const MAX_OFFERED = 5

/** The score of one profile with advice that can be followed or dismissed. */
export function ScoreCard({ profile }: { profile: Profile }) {
  const heading = useId()
  const { points, rules } = scoreProfile(profile)
  const { dismissed, dismiss, restore } = useDismissedAdvice(profile.id)
  const { data: known = [] } = useSkillsQuery('')
  const named = unlistedSkills(
    profile,
    known.map(({ name }) => name),
  ).slice(0, Math.max(0, Math.min(MAX_OFFERED, profileLimits.skills - profile.skills.length)))

  const advised = rules
    .filter((rule) => rule.advice)
    .sort((one, other) => other.max - other.points - (one.max - one.points))
  const toDo = advised.filter(({ id }) => !dismissed.includes(id))
  const offersNamed = named.length > 0 && !dismissed.includes('named')
  const away = advised.length - toDo.length + (named.length > 0 && !offersNamed ? 1 : 0)

  return (
    <article className={style.card} aria-labelledby={heading}>
      <header className={style.head}>
        <h2 id={heading} className={style.title}>
          {profile.title}
        </h2>
        <p className={style.score}>{optimizationTexts.score(points)}</p>
      </header>
      <div className={style.bar} aria-hidden="true">
        <div style={{ width: `${points}%` }} />
      </div>
      {advised.length === 0 && !offersNamed && <p>{optimizationTexts.done}</p>}
      <ul className={style.rules}>
        {offersNamed && (
          <UnlistedSkills
            profile={profile}
            named={named}
            heading={heading}
            onDismiss={() => dismiss('named')}
          />
        )}
        {toDo.map(({ id, name, points: got, max: all, advice, field }) => (
          <Advice
            key={id}
            name={name}
            points={optimizationTexts.of(got, all)}
            text={advice ?? ''}
            heading={heading}
            onDismiss={() => dismiss(id)}
          >
            <Button
              component={Link}
              to={`/dashboard/profile?edit=${profile.id}&field=${field}`}
              aria-label={optimizationTexts.changeRule(name)}
              aria-describedby={heading}
            >
              {optimizationTexts.change}
            </Button>
          </Advice>
        ))}
      </ul>
      {away > 0 && (
        <p className={style.dismissed}>
          {optimizationTexts.dismissed(away)}
          <Button variant="subtle" onClick={restore} aria-describedby={heading}>
            {optimizationTexts.showAgain}
          </Button>
        </p>
      )}
      <Button
        component={Link}
        to={`/dashboard/profile?edit=${profile.id}`}
        className={style.edit}
        aria-describedby={heading}
      >
        {optimizationTexts.edit}
      </Button>
    </article>
  )
}

interface AdviceProps {
  name: string
  points?: string
  text: string
  /** The id of the profile's heading, which describes the buttons: several profiles have the same labels. */
  heading: string
  onDismiss: () => void
  /** The button that applies the advice. */
  children: ReactNode
}

function Advice({ name, points, text, heading, onDismiss, children }: AdviceProps) {
  return (
    <li className={style.rule}>
      <p className={style.name}>
        {name} {points && <span>{points}</span>}
      </p>
      <p>{text}</p>
      <div className={style.actions}>
        {children}
        <Button
          variant="subtle"
          onClick={onDismiss}
          aria-label={optimizationTexts.dismissRule(name)}
          aria-describedby={heading}
        >
          {optimizationTexts.dismiss}
        </Button>
      </div>
    </li>
  )
}

interface UnlistedSkillsProps {
  profile: Profile
  named: string[]
  heading: string
  onDismiss: () => void
}

/** Advice that adds the skills mentioned in the text with one press. */
function UnlistedSkills({ profile, named, heading, onDismiss }: UnlistedSkillsProps) {
  const [update, { isLoading, error }] = useUpdateProfileMutation()
  const add = () =>
    update({
      id: profile.id,
      profile: toProfileInput({ ...formFromProfile(profile), skills: [...profile.skills, ...named] }),
    })
  return (
    <Advice
      name={optimizationTexts.named}
      text={optimizationTexts.namedAdvice(named.join(', '))}
      heading={heading}
      onDismiss={onDismiss}
    >
      <Button onClick={add} loading={isLoading} aria-describedby={heading}>
        {optimizationTexts.add}
      </Button>
      <p role="alert" className={style.error}>
        {error && messageOf(error, optimizationTexts.addFailed)}
      </p>
    </Advice>
  )
}

/** Stores dismissed advice in this browser until the person logs out. */

const isText = (value: unknown): value is string => typeof value === 'string'
const loadDismissed = () => readList('dismissedAdvice', isText) ?? []

/** Returns the dismissed advice of one profile by the ids of its rules. */
export function useDismissedAdvice(profile: string) {
  const prefix = `${profile}:`
  const read = () =>
    loadDismissed().flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
  const [dismissed, setDismissed] = useState(read)

  function store(rules: string[]) {
    const others = loadDismissed().filter((one) => !one.startsWith(prefix))
    storeList('dismissedAdvice', [...others, ...rules.map((rule) => prefix + rule)])
    setDismissed(rules)
  }

  return {
    dismissed,
    dismiss: (rule: string) => store([...dismissed, rule]),
    restore: () => store([]),
  }
}
