import type { Job } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { texts } from '../texts.ts'
import style from './Marks.module.css'
import { useMarks } from './useMarks.ts'

interface HiddenJobProps {
  job: Job
  /** The sentence; a list names the job, its own screen does not. */
  text: string
}

/** Says that a job is hidden, with a button that undoes it. In a list it takes the place of the job that was hidden. */
export function HiddenJob({ job, text }: HiddenJobProps) {
  const { change } = useMarks(job)
  const id = useId()
  return (
    <div className={style.hidden}>
      <p id={id} className={style.hiddenText} dir="auto">
        {text}
      </p>
      <Button variant="subtle" aria-describedby={id} onClick={() => change({ hidden: false })}>
        {texts.mine.undo}
      </Button>
    </div>
  )
}
