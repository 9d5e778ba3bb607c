import style from './Letter.module.css'
import type { SaveStatus } from './textSaver.ts'
import { texts } from './texts.ts'

/** Says whether the text is stored on the server. Only changes that need attention are read aloud at once. */
export function SaveState({ status }: { status: SaveStatus }) {
  return (
    <p className={style.state} data-status={status} role={status === 'failed' ? 'alert' : 'status'}>
      {texts.save[status]}
    </p>
  )
}
