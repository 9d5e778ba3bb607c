import type { Alert } from '@gigbell/contract'
import { Button, Switch } from '@mantine/core'
import { messageOf } from '../../api.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { copy } from '../../copy.ts'
import { marketplaceName, sumText } from '../jobs/index.ts'
import style from './Alerts.module.css'
import { useChangeAlertMutation } from './api.ts'
import { words } from './words.ts'

interface AlertCardProps {
  alert: Alert
  /** Names of skills by id, as far as they are known. */
  skillNames: Record<string, string>
  onEdit: () => void
  onDelete: () => void
}

/** One alert: what it looks for, where and when it rings, and whether it is on. */
export function AlertCard({ alert, skillNames, onEdit, onDelete }: AlertCardProps) {
  const [change, { error }] = useChangeAlertMutation()
  const chips = chipsOf(alert, skillNames)
  const state = alert.enabled ? words.on : words.resting
  return (
    <article className={style.card} data-paused={!alert.enabled || undefined}>
      <h2 className={style.name} dir="auto">
        {alert.name}
      </h2>
      <Switch
        aria-label={words.switch(state, alert.name)}
        label={state}
        labelPosition="left"
        checked={alert.enabled}
        onChange={(event) => change({ id: alert.id, change: { enabled: event.currentTarget.checked } })}
        className={style.switch}
      />
      {alert.query !== '' && (
        <p className={style.query} dir="auto">
          <code>{alert.query}</code>
        </p>
      )}
      {chips.length > 0 && (
        <ul className={style.chips} aria-label={words.form.filters}>
          {chips.map((chip) => (
            <li key={chip} className={style.chip} dir="auto" title={chip.length > 30 ? chip : undefined}>
              {chip}
            </li>
          ))}
        </ul>
      )}
      <p className={style.ways}>
        {[...alert.channels.map((name) => words.channels[name]), words.delivery[alert.delivery]].join(' · ')}
      </p>
      <div className={style.foot}>
        <p className={style.ways}>
          {alert.last_match_at ? (
            <>
              {words.lastMatch} <RelativeTime at={alert.last_match_at} />
            </>
          ) : (
            words.never
          )}
        </p>
        <div className={style.buttons}>
          <Button onClick={onEdit} aria-label={words.editOf(alert.name)}>
            {words.edit}
          </Button>
          <Button variant="subtle" onClick={onDelete} aria-label={words.deleteOf(alert.name)}>
            {words.delete}
          </Button>
        </div>
      </div>
      <p role="alert" className={style.error} hidden={!error}>
        {error && messageOf(error, words.switchFailed)}
      </p>
    </article>
  )
}

function chipsOf(alert: Alert, skillNames: Record<string, string>): string[] {
  const { budget_min: from, budget_max: to } = alert
  const budget =
    from !== null && to !== null
      ? words.chips.between(sumText(from), sumText(to))
      : from !== null
        ? words.chips.from(sumText(from))
        : to !== null && words.chips.to(sumText(to))
  const chips = [
    ...alert.skills.map((id) => skillNames[id]),
    alert.skills.length > 1 && alert.skills_match === 'all' && words.chips.allOf,
    ...alert.category,
    alert.type && copy.jobs.types[alert.type],
    ...alert.level,
    budget,
    alert.applicants_max !== null && words.chips.applicants(String(alert.applicants_max)),
    alert.client_verified && words.chips.verified,
    ...alert.countries,
    ...alert.countries_out.map(words.chips.not),
    ...alert.sources.map(marketplaceName),
  ]
  return [...new Set(chips.filter((chip) => typeof chip === 'string' && chip !== ''))] as string[]
}
