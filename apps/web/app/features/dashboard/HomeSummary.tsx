/** The summary on the home screen: the first steps until they are done, then recent activity. */
import type { DashboardSummary, Job } from '@gigbell/contract'
import { useEffect } from 'react'
import { useNoteVisitMutation } from './api.ts'
import { FirstSteps } from './FirstSteps.tsx'
import style from './HomeSummary.module.css'
import { SinceLastVisit } from './SinceLastVisit.tsx'
import { UnfinishedLetters } from './UnfinishedLetters.tsx'
import { WeekFigures } from './WeekFigures.tsx'

interface HomeSummaryProps {
  summary: DashboardSummary
  /** The job for a first letter; absent while it is loading or when there is none. */
  firstJob: Job | undefined
}

/** Shows the activity before all steps are done only if there is some. */
export function HomeSummary({ summary, firstJob }: HomeSummaryProps) {
  const { steps, matched, week } = summary
  const allDone = steps.profile && steps.alert && steps.letter
  const happened = matched.count > 0 || week.days.some((day) => day.matched > 0 || day.letters > 0)
  const [noteVisit] = useNoteVisitMutation()
  useEffect(() => {
    void noteVisit()
  }, [noteVisit])

  return (
    <>
      {!allDone && <FirstSteps steps={steps} firstJob={firstJob} />}
      {(allDone || happened) && (
        <div className={style.news}>
          <div className={style.column}>
            <SinceLastVisit matched={matched} />
            <UnfinishedLetters />
          </div>
          <WeekFigures week={week} />
        </div>
      )}
    </>
  )
}
