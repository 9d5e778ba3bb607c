import style from './Jobs.module.css'
import { texts } from './texts.ts'

interface NewJobsButtonProps {
  count: number
  isMinimum: boolean
  onShow: () => void
}

/** '3 new jobs': sticks to the top of the screen; the list changes only when it is pressed. */
export function NewJobsButton({ count, isMinimum: atLeast, onShow }: NewJobsButtonProps) {
  return (
    <div className={style.arrived} role="status">
      {count > 0 && (
        <button type="button" className={style.pill} onClick={onShow}>
          <span className={style.dot} aria-hidden="true" />
          {texts.list.arrived(count, atLeast)}
        </button>
      )}
    </div>
  )
}
