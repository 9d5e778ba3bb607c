import type { Alert, AlertHealth } from '@gigbell/contract'
import { Button, Switch } from '@mantine/core'
import { messageOf } from '../../api.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { formatAmount, jobTexts, useCurrentMinute } from '../jobs/index.ts'
import style from './Alerts.module.css'
import { useChangeAlertMutation, useSnoozeAlertMutation } from './api.ts'
import { HealthLine } from './HealthLine.tsx'
import { SnoozeMenu } from './SnoozeMenu.tsx'
import { activeSnooze, formatSnoozeEnd } from './snoozeTimes.ts'
import { texts } from './texts.ts'

interface AlertCardProps {
  alert: Alert
  /** Absent while it is loading. */
  health: AlertHealth | undefined
  /** The known names of skills by id. */
  skillNames: Record<string, string>
  /** Readable names of sources, as far as they are known. */
  sourceNames: Record<string, string>
  onEdit: () => void
  onDelete: () => void
}

/** One alert: its search, channels, delivery and state. */
export function AlertCard({ alert, health, skillNames, sourceNames, onEdit, onDelete }: AlertCardProps) {
  const [change, { error }] = useChangeAlertMutation()
  const [, { error: snoozeError }] = useSnoozeAlertMutation({ fixedCacheKey: alert.id })
  const chips = filterChips({ alert, skillNames, sourceNames })
  const state = alert.enabled ? texts.on : texts.paused
  const now = useCurrentMinute()
  const snoozedUntil = alert.enabled ? activeSnooze(alert.snoozed_until, now) : null
  return (
    <article className={style.card} data-paused={!alert.enabled || undefined}>
      <h2 className={style.name} dir="auto">
        {alert.name}
      </h2>
      <Switch
        aria-label={texts.switch(state, alert.name)}
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
        <ul className={style.chips} aria-label={texts.form.filters}>
          {chips.map((chip) => (
            <li key={chip} className={style.chip} dir="auto" title={chip.length > 30 ? chip : undefined}>
              {chip}
            </li>
          ))}
        </ul>
      )}
      <p className={style.ways}>
        {[...alert.channels.map((name) => texts.channels[name]), texts.delivery[alert.delivery]].join(' · ')}
      </p>
      <p role="status" className={style.snoozed}>
        {snoozedUntil && texts.snooze.until(formatSnoozeEnd(snoozedUntil))}
      </p>
      <HealthLine alert={alert} health={health} />
      <div className={style.foot}>
        <p className={style.ways}>
          {alert.last_match_at ? (
            <>
              {texts.lastMatch} <RelativeTime at={alert.last_match_at} />
            </>
          ) : (
            texts.never
          )}
        </p>
        <div className={style.buttons}>
          {alert.enabled && <SnoozeMenu alert={alert} />}
          <Button onClick={onEdit} aria-label={texts.editOf(alert.name)}>
            {texts.edit}
          </Button>
          <Button variant="subtle" onClick={onDelete} aria-label={texts.deleteOf(alert.name)}>
            {texts.delete}
          </Button>
        </div>
      </div>
      <p role="alert" className={style.error} hidden={!error && !snoozeError}>
        {error && messageOf(error, texts.switchFailed)}
        {snoozeError && messageOf(snoozeError, texts.snooze.failed)}
      </p>
    </article>
  )
}

function filterChips({
  alert,
  skillNames,
  sourceNames,
}: Omit<AlertCardProps, 'health' | 'onEdit' | 'onDelete'>): string[] {
  const { budget_min: from, budget_max: to, budget_currency: currency } = alert
  const sum = (amount: number) => formatAmount(amount, currency)
  const budget =
    from !== null && to !== null
      ? texts.chips.between(sum(from), formatAmount(to))
      : from !== null
        ? texts.chips.from(sum(from))
        : to !== null && texts.chips.to(sum(to))
  const chips = [
    ...alert.skills.map((id) => skillNames[id]),
    alert.skills.length > 1 && alert.skills_match === 'all' && texts.chips.allOf,
    ...alert.category,
    alert.type && jobTexts.list.types[alert.type],
    ...alert.level,
    budget,
    alert.applicants_max !== null && texts.chips.applicants(String(alert.applicants_max)),
    alert.client_verified && texts.chips.verified,
    alert.client_rating_min !== null && texts.chips.rating(formatAmount(alert.client_rating_min)),
    alert.client_spent_min !== null && texts.chips.spent(formatAmount(alert.client_spent_min, 'USD')),
    alert.client_hires_min !== null && texts.chips.hires(formatAmount(alert.client_hires_min)),
    alert.hide_similar && texts.chips.hideSimilar,
    alert.hide_applied && texts.chips.hideApplied,
    ...alert.countries,
    ...alert.countries_out.map(texts.chips.not),
    ...alert.sources.map((source) => sourceNames[source] ?? source),
    alert.strict && texts.chips.strict,
  ]
  return [...new Set(chips.filter((chip) => typeof chip === 'string' && chip !== ''))] as string[]
}
