import { useAppSelector } from '../store.ts'
import style from './ConnectionNotice.module.css'
import { shellTexts } from './texts.ts'

const { connection: texts } = shellTexts

/**
 * Says that there is no connection, or that a new version is ready. Reloading keeps what was typed: forms and letters
 * store it at every change. The code is part of the frame, because it could not be loaded offline.
 */
export function ConnectionNotice() {
  const { isOffline, hasUpdate } = useAppSelector(({ connection }) => connection)
  return (
    <div className={style.notice} role="status">
      {isOffline && <p>{texts.offline}</p>}
      {hasUpdate && !isOffline && (
        <p>
          {texts.update}{' '}
          <button type="button" className={style.reload} onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
        </p>
      )}
    </div>
  )
}
