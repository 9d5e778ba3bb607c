/** The preview of an alert: its matches of the last 7 days. */

import { Link } from 'react-router'
import type { CallFailure } from '../../api.ts'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import style from './AlertForm.module.css'
import { useAlertPreviewQuery } from './api.ts'
import { type AlertForm, hasCriteria, toAlertInput } from './form.ts'
import { type QueryError, queryErrorOf } from './QueryField.tsx'
import { texts } from './texts.ts'

/** More matches than these (20 a day) are too many to read. */
const MANY_MATCHES = 7 * 20
const MAX_SAMPLES = 3

/** Fetches the preview of a debounced form, with the error of its query if it has one. */
export function useAlertPreview(form: AlertForm) {
  const asks = hasCriteria(form)
  const { name: _name, channels: _channels, delivery: _delivery, ...looked } = toAlertInput(form)
  const { data, currentData, error, isFetching } = useAlertPreviewQuery(looked, { skip: !asks })
  const failure = error as CallFailure | undefined
  const fault: QueryError | undefined = queryErrorOf(failure, form.query.trim())
  return { asks, data, fresh: currentData, failure, fault, isFetching }
}

/** The count and the newest matches. A count that is being refreshed stays, muted. */
export function Preview({ preview }: { preview: ReturnType<typeof useAlertPreview> }) {
  const { asks, data, fresh, failure, fault, isFetching } = preview
  return (
    <section className={style.preview} aria-label={texts.preview.title} aria-busy={isFetching}>
      <p role="status" className={style.count} data-old={(asks && !fresh && !failure) || undefined}>
        {!asks && texts.preview.none}
        {asks && failure && !fault && texts.preview.failed}
        {asks && fault && texts.preview.fault}
        {asks && !failure && (data ? texts.preview.would(data.matches_7d) : texts.preview.waiting)}
        {asks && !failure && data && data.matches_7d > MANY_MATCHES && ` ${texts.preview.often}`}
      </p>
      {asks && !failure && data && data.sample.length > 0 && (
        <ul className={style.samples} aria-label={texts.preview.sample}>
          {data.sample.slice(0, MAX_SAMPLES).map((job) => (
            <li key={job.id}>
              <Link
                to={`/dashboard/job-details/${job.id}`}
                target="_blank"
                rel="noopener"
                dir="auto"
                className={style.sample}
              >
                {job.title}
              </Link>
              <RelativeTime at={job.ts_publish} className={style.sampleTime} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
