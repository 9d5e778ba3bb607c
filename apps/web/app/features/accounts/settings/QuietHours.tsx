import type { NotificationSettings } from '@gigbell/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { sharedTexts } from '../../../components/texts.ts'
import { useDraft } from '../../../components/useDraft.ts'
import { keepDraft } from '../../../stored.ts'
import { useChangeNotificationSettingsMutation } from '../../notifications/index.ts'
import style from './Settings.module.css'
import { texts } from './texts.ts'

const words = texts.quiet

const DRAFT = 'quiet-hours'
const fields = ['from', 'to', 'zone'] as const
type Hours = Record<(typeof fields)[number], string>

const areHours = (value: unknown): value is Hours =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((name) => typeof (value as Partial<Hours>)[name] === 'string')

/** The hours in which nothing rings, in a time zone. What was entered stays until it is saved. */
export function QuietHours({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const [change, { isLoading, isSuccess, error, reset }] = useChangeNotificationSettingsMutation()
  const stored = { from: settings.quiet_from ?? '', to: settings.quiet_to ?? '', zone: settings.time_zone }
  const [entered, setEntered] = useDraft(DRAFT, areHours, stored)
  const [restored, setRestored] = useState(() => fields.some((name) => entered[name] !== stored[name]))
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = useMemo(() => zonesWith(settings.time_zone, here), [settings.time_zone, here])
  const [oneMissing, setOneMissing] = useState(false)

  function enter(part: Partial<Hours>) {
    setEntered((before) => ({ ...before, ...part }))
    setOneMissing(false)
    reset()
  }

  async function save(hours: Parameters<typeof change>[0]) {
    const answer = await change(hours)
    if (answer.error) return
    keepDraft(DRAFT, null)
    setRestored(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { from, to, zone } = entered
    if ((from === '') !== (to === '')) setOneMissing(true)
    else void save({ quiet_from: from || null, quiet_to: to || null, time_zone: zone })
  }

  function none() {
    enter({ from: '', to: '' })
    void save({ quiet_from: null, quiet_to: null })
  }

  const errors = ['quiet_from', 'quiet_to', 'time_zone'].map((name) => fieldError(error, name))
  return (
    <section className={style.section} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {words.title}
      </h2>
      <p className={style.quiet}>{words.text}</p>
      <form className={style.form} onSubmit={submit} noValidate>
        {restored && <p className={style.quiet}>{sharedTexts.unsaved.kept}</p>}
        <div className={style.times}>
          <TextInput
            label={words.from}
            type="time"
            name="quiet_from"
            value={entered.from}
            onChange={(event) => enter({ from: event.currentTarget.value })}
            error={(oneMissing && entered.from === '' && words.both) || errors[0]}
          />
          <TextInput
            label={words.to}
            type="time"
            name="quiet_to"
            value={entered.to}
            onChange={(event) => enter({ to: event.currentTarget.value })}
            error={(oneMissing && entered.to === '' && words.both) || errors[1]}
          />
        </div>
        <NativeSelect
          label={words.zone}
          name="time_zone"
          data={zones}
          value={entered.zone}
          onChange={(event) => enter({ zone: event.currentTarget.value })}
          error={errors[2]}
        />
        {here && entered.zone !== here && (
          <button type="button" className={style.link} onClick={() => enter({ zone: here })}>
            {words.takeZone(here)}
          </button>
        )}
        <p role="alert" className={style.error}>
          {error && !errors.some(Boolean) && messageOf(error, texts.channels.failed)}
        </p>
        <div className={style.buttons}>
          <Button type="submit" loading={isLoading}>
            {words.save}
          </Button>
          {settings.quiet_from !== null && (
            <Button variant="subtle" onClick={none}>
              {words.none}
            </Button>
          )}
          <p role="status" className={style.done}>
            {isSuccess && words.saved}
          </p>
        </div>
      </form>
    </section>
  )
}

/** All zones the browser knows by name, and those in use here, which it may know by another. */
function zonesWith(...used: string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...used.filter(Boolean)])].sort()
}
