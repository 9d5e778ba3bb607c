import type { NotificationSettings } from '@gigbell/contract'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { messageOf } from '../../../api.ts'
import sectionStyle from '../../../components/section.module.css'
import { useChangeNotificationSettingsMutation } from './api.ts'
import { texts } from './texts.ts'

const words = texts.drafts

/** The numbers that are offered; another one that was set over the API is offered as well. */
const limits = [0, 5, 10, 20, 50]

/** How many letters a day are written for matches. It is saved immediately. */
export function DraftLimit({ settings: { drafts_per_day } }: { settings: NotificationSettings }) {
  const heading = useId()
  const [change, { error }] = useChangeNotificationSettingsMutation()
  const offered = [...new Set([...limits, drafts_per_day])].sort((one, other) => one - other)
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {words.title}
      </h2>
      <div className={sectionStyle.form}>
        <NativeSelect
          label={words.label}
          description={words.text}
          name="drafts_per_day"
          data={offered.map((number) => ({ value: String(number), label: words.option(number) }))}
          value={String(drafts_per_day)}
          onChange={(event) => void change({ drafts_per_day: Number(event.currentTarget.value) })}
          error={error && messageOf(error, texts.channels.failed)}
        />
      </div>
    </section>
  )
}
