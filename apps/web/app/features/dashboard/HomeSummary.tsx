/** The dashboard's answer to "what now?": the first steps until they are done, then what has happened meanwhile. */
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
  /** The job a first letter may be written for; absent while it is loading, or where there is none. */
  firstJob: Job | undefined
}

/** Whoever has not done all steps sees the rest only where something has happened already. */
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
