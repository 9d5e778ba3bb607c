import type { NotificationSettings } from '@gigbell/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import { sharedTexts } from '../../../components/texts.ts'
import { useDraft } from '../../../components/useDraft.ts'
import { storeDraft } from '../../../persistence.ts'
import { useChangeNotificationSettingsMutation } from './api.ts'
import style from './NotificationSettings.module.css'
import { texts } from './texts.ts'

const quietTexts = texts.quiet

const DRAFT = 'quiet-hours'
const fields = ['from', 'to', 'zone'] as const
type Hours = Record<(typeof fields)[number], string>

const isHours = (value: unknown): value is Hours =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((name) => typeof (value as Partial<Hours>)[name] === 'string')

/** The quiet hours with their time zone. Unsaved values are stored as a draft. */
export function QuietHours({ settings }: { settings: NotificationSettings }) {
  const heading = useId()
  const [change, { isLoading, isSuccess, error, reset }] = useChangeNotificationSettingsMutation()
  const stored = { from: settings.quiet_from ?? '', to: settings.quiet_to ?? '', zone: settings.time_zone }
  const [entered, setEntered] = useDraft(DRAFT, isHours, stored)
  const [restored, setRestored] = useState(() => fields.some((name) => entered[name] !== stored[name]))
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = useMemo(
    () => timeZonesIncluding(settings.time_zone, deviceZone),
    [settings.time_zone, deviceZone],
  )
  const [isOneMissing, setIsOneMissing] = useState(false)

  function changeHours(part: Partial<Hours>) {
    setEntered((before) => ({ ...before, ...part }))
    setIsOneMissing(false)
    reset()
  }

  async function save(hours: Parameters<typeof change>[0]) {
    const answer = await change(hours)
    if (answer.error) return
    storeDraft(DRAFT, null)
    setRestored(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { from, to, zone } = entered
    if ((from === '') !== (to === '')) setIsOneMissing(true)
    else void save({ quiet_from: from || null, quiet_to: to || null, time_zone: zone })
  }

  function clearHours() {
    changeHours({ from: '', to: '' })
    void save({ quiet_from: null, quiet_to: null })
  }

  const errors = ['quiet_from', 'quiet_to', 'time_zone'].map((name) => fieldError(error, name))
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {quietTexts.title}
      </h2>
      <p className={sectionStyle.quiet}>{quietTexts.text}</p>
      <form className={sectionStyle.form} onSubmit={submit} noValidate>
        {restored && <p className={sectionStyle.quiet}>{sharedTexts.unsaved.restored}</p>}
        <div className={style.times}>
          <TextInput
            label={quietTexts.from}
            type="time"
            name="quiet_from"
            value={entered.from}
            onChange={(event) => changeHours({ from: event.currentTarget.value })}
            error={(isOneMissing && entered.from === '' && quietTexts.both) || errors[0]}
          />
          <TextInput
            label={quietTexts.to}
            type="time"
            name="quiet_to"
            value={entered.to}
            onChange={(event) => changeHours({ to: event.currentTarget.value })}
            error={(isOneMissing && entered.to === '' && quietTexts.both) || errors[1]}
          />
        </div>
        <NativeSelect
          label={quietTexts.zone}
          name="time_zone"
          data={zones}
          value={entered.zone}
          onChange={(event) => changeHours({ zone: event.currentTarget.value })}
          error={errors[2]}
        />
        {deviceZone && entered.zone !== deviceZone && (
          <button type="button" className={style.link} onClick={() => changeHours({ zone: deviceZone })}>
            {quietTexts.takeZone(deviceZone)}
          </button>
        )}
        <p role="alert" className={sectionStyle.error}>
          {error && !errors.some(Boolean) && messageOf(error, texts.channels.failed)}
        </p>
        <div className={sectionStyle.buttons}>
          <Button type="submit" loading={isLoading}>
            {quietTexts.save}
          </Button>
          {settings.quiet_from !== null && (
            <Button variant="subtle" onClick={clearHours}>
              {quietTexts.none}
            </Button>
          )}
          <p role="status" className={sectionStyle.done}>
            {isSuccess && quietTexts.saved}
          </p>
        </div>
      </form>
    </section>
  )
}

/** Returns the browser's time zones and those in use, which it may know by another name. */
function timeZonesIncluding(...used: string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...used.filter(Boolean)])].sort()
}
