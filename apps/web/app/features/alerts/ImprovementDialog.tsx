/** The dialog that proposes changes of alerts, shows what each would have done, and applies and undoes them. */
import type { AlertImprovement } from '@gigbell/contract'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { useChangeAlertMutation, useImprovementsQuery } from './api.ts'
import style from './ImprovementDialog.module.css'
import { texts } from './texts.ts'

const words = texts.improvements

/** The alerts to change, and the job that they should leave out, if any. */
export interface ImprovementTarget {
  alerts: readonly { id: string; name: string }[]
  job?: { id: string; title: string }
}

interface ImprovementDialogProps {
  opened: boolean
  target: ImprovementTarget
  onClose: () => void
}

/** The dialog, with a part for each alert. */
export function ImprovementDialog({ opened, target: { alerts, job }, onClose }: ImprovementDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={job ? words.notForMe : words.title}
      size="lg"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <div className={style.body}>
        <p className={style.quiet} dir="auto">
          {job ? words.leadFor(job.title) : words.lead}
        </p>
        {opened && alerts.map((alert) => <AlertPart key={alert.id} alert={alert} job={job?.id} />)}
      </div>
    </Modal>
  )
}

interface AlertPartProps {
  alert: ImprovementTarget['alerts'][number]
  /** The id of the unwanted job. */
  job: string | undefined
}

/** The proposed changes of one alert. While one is applied the others are not offered: they start from the former alert. */
function AlertPart({ alert, job }: AlertPartProps) {
  const { data, isError, error, isFetching, refetch } = useImprovementsQuery(
    { id: alert.id, job },
    { refetchOnMountOrArgChange: true },
  )
  const [change, { isLoading, error: failure }] = useChangeAlertMutation()
  const [applied, setApplied] = useState<AlertImprovement>()

  async function apply(improvement: AlertImprovement) {
    const isApplied = improvement === applied
    const answer = await change({
      id: alert.id,
      change: isApplied ? improvement.undo : improvement.change,
    })
    if (!answer.error) setApplied(isApplied ? undefined : improvement)
  }

  return (
    <section className={style.alert} aria-labelledby={`improve-${alert.id}`}>
      <div className={style.head}>
        <h3 id={`improve-${alert.id}`} className={style.name} dir="auto">
          {alert.name}
        </h3>
        <Link to={`/dashboard/alerts?edit=${alert.id}`} className={style.edit}>
          {words.edit}
        </Link>
      </div>
      {!data && isError && (
        <ErrorState text={messageOf(error, words.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Skeleton label={words.waiting}>
          <SkeletonLine lines={3} />
        </Skeleton>
      )}
      {data?.length === 0 && <p className={style.quiet}>{job ? words.noneForJob : words.none}</p>}
      {data && data.length > 0 && (
        <ul className={style.list}>
          {data.map((improvement) => (
            <Improvement
              key={`${improvement.kind} ${improvement.value}`}
              improvement={improvement}
              isApplied={improvement === applied}
              isDisabled={isLoading || (applied !== undefined && improvement !== applied)}
              onApply={() => apply(improvement)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={style.done}>
        {applied && words.applied(describe(applied))}
      </p>
      <p role="alert" className={style.error}>
        {failure && messageOf(failure, words.notApplied)}
      </p>
    </section>
  )
}

interface ImprovementProps {
  improvement: AlertImprovement
  isApplied: boolean
  isDisabled: boolean
  /** Applies the change, or undoes it. */
  onApply: () => void
}

function Improvement({ improvement, isApplied, isDisabled, onApply }: ImprovementProps) {
  const { matches_30d, left_out, kept, added } = improvement
  const name = describe(improvement)
  return (
    <li className={style.item}>
      <div className={style.what}>
        <p className={style.change} dir="auto">
          {name}
        </p>
        <p className={style.effect}>{words.effect(matches_30d)}</p>
        <Examples label={words.leftOut} examples={left_out} />
        <Examples label={words.added} examples={added} />
        <Examples label={words.kept} examples={kept} />
      </div>
      {/* One button, so that the focus stays when its label changes. */}
      <Button
        onClick={onApply}
        disabled={isDisabled && !isApplied}
        aria-label={isApplied ? words.undoOf(name) : words.applyOf(name)}
      >
        {isApplied ? words.undo : words.apply}
      </Button>
    </li>
  )
}

function Examples({ label, examples }: { label: string; examples: AlertImprovement['kept'] }) {
  if (examples.length === 0) return null
  return (
    <p className={style.quiet} dir="auto">
      {label}: {examples.map(({ title }) => title).join(' · ')}
    </p>
  )
}

const describe = ({ kind, value, change }: AlertImprovement): string =>
  words.kinds[kind](value, change.budget_currency ?? null)
