import type { Job } from '@gigbell/contract'
import type { ReactNode } from 'react'
import { HideIcon, SaveIcon, UnhideIcon } from '../../../components/icons.ts'
import { useMarks } from '../mine/useMarks.ts'
import { texts } from '../texts.ts'
import style from './SwipeRow.module.css'
import { useSwipe } from './useSwipe.ts'

/** A row that a swipe to the right saves and one to the left hides, or undoes it, as the buttons of the row do. */
export function SwipeRow({ job, children }: { job: Job; children: ReactNode }) {
  const { saved, hidden, change } = useMarks(job)
  const { offset, isFarEnough, handlers } = useSwipe({
    onRight: () => change({ saved: !saved }),
    onLeft: () => change({ hidden: !hidden }, { refreshLists: hidden }),
  })
  const words = texts.mine
  return (
    <div className={style.around}>
      {offset > 0 && (
        <span className={style.effect} data-ready={isFarEnough || undefined} aria-hidden="true">
          <SaveIcon fill={saved ? 'none' : 'currentColor'} />
          {saved ? words.unsaveShort : words.saveShort}
        </span>
      )}
      {offset < 0 && (
        <span className={style.effect} data-left data-ready={isFarEnough || undefined} aria-hidden="true">
          {hidden ? words.unhideShort : words.hideShort}
          {hidden ? <UnhideIcon /> : <HideIcon />}
        </span>
      )}
      <div
        className={style.row}
        data-moved={offset !== 0 || undefined}
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
        {...handlers}
      >
        {children}
      </div>
    </div>
  )
}
