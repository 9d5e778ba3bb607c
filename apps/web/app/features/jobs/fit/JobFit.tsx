import type { Fit } from '@gigbell/contract'
import { useId } from 'react'
import { texts } from '../texts.ts'
import style from './Fit.module.css'
import { FitReasons } from './FitReasons.tsx'

interface JobFitProps {
  fit: Fit | null | undefined
  heading: 'h2' | 'h3'
}

/** How well the person's best profile fits a job, on the job's screen; renders nothing without a profile. */
export function JobFit({ fit, heading: Heading }: JobFitProps) {
  const id = useId()
  if (!fit) return null
  return (
    <section className={style.fit} aria-labelledby={id}>
      <Heading id={id} className={style.heading}>
        {texts.fit.title}
      </Heading>
      <p className={style.profile}>{texts.fit.profile(fit.profile.title)}</p>
      <FitReasons fit={fit} />
    </section>
  )
}
