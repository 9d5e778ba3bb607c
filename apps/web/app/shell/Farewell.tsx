import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CloseIcon } from '../components/icons.ts'
import style from './Farewell.module.css'
import { shellTexts } from './texts.ts'

/** A last word for who has deleted their account, over the page they are led to. */
export function Farewell() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [shownOn, setShownOn] = useState<string>()
  const said = (state as { farewell?: unknown } | null)?.farewell === true

  useEffect(() => {
    if (!said) return
    setShownOn(pathname)
    void navigate(pathname, { replace: true, preventScrollReset: true }) // a reload doesn't say it again
  }, [said, pathname, navigate])

  return (
    <div role="status">
      {shownOn === pathname && (
        <p className={style.farewell}>
          {shellTexts.farewell.text}
          <button
            type="button"
            className={style.close}
            onClick={() => setShownOn(undefined)}
            aria-label={shellTexts.farewell.close}
          >
            <CloseIcon />
          </button>
        </p>
      )}
    </div>
  )
}
