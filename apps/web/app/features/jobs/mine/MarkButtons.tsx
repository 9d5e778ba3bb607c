import type { Job } from '@gigbell/contract'
import { HideIcon, SaveIcon, UnhideIcon } from '../../../components/icons.ts'
import { texts } from '../texts.ts'
import style from './Marks.module.css'
import { useMarks } from './useMarks.ts'

const words = texts.mine

/** Two icon buttons that save and hide a job, or undo it. */
export function MarkButtons({ job }: { job: Job }) {
  const { saved, hidden, change } = useMarks(job)
  return (
    <div className={style.buttons}>
      <button
        type="button"
        aria-label={saved ? words.unsave(job.title) : words.save(job.title)}
        title={saved ? words.saved : words.saveShort}
        data-on={saved || undefined}
        className={style.button}
        onClick={() => change({ saved: !saved })}
      >
        <SaveIcon fill={saved ? 'currentColor' : 'none'} />
      </button>
      <button
        type="button"
        aria-label={hidden ? words.unhide(job.title) : words.hide(job.title)}
        title={hidden ? words.unhideShort : words.hideShort}
        data-on={hidden || undefined}
        className={style.button}
        onClick={() => change({ hidden: !hidden }, { refreshLists: hidden })}
      >
        {hidden ? <UnhideIcon /> : <HideIcon />}
      </button>
    </div>
  )
}

/** Says below a job that a change of its marks failed and was undone, with a button that tries it again. */
export function MarkFailure({ job }: { job: Job }) {
  const { failed, change } = useMarks(job)
  if (!failed) return null
  return (
    <p role="alert" className={style.failure}>
      {words.failed(failed.change, failed.message)}{' '}
      <button type="button" className={style.link} onClick={() => change(failed.change)}>
        {words.retry}
      </button>
    </p>
  )
}
