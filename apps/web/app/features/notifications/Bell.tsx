/** The bell in the header: the unread count, an animation for new entries, and a menu of the latest entries. */

import { VisuallyHidden } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BellIcon } from '../../components/icons.ts'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { useDismiss } from '../../shell/useDismiss.ts'
import style from './Bell.module.css'
import { useLatestQuery } from './inbox.ts'
import { texts } from './texts.ts'
import { titleOf } from './titleOf.ts'
import { useInboxStream } from './useInboxStream.ts'

const Latest = lazyComponent(async () => (await import('./LatestEntries.tsx')).LatestEntries)

/** Larger counts are shown as '99+'. */
const MAX_SHOWN = 99

/** The bell keeps the inbox stream open; it is on every screen of the dashboard. */
export function Bell() {
  const received = useInboxStream()
  const latest = useLatestQuery(undefined, { refetchOnMountOrArgChange: 60, refetchOnFocus: true })
  const unread = latest.data?.unread ?? 0
  useCountInTitle(unread)
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, open, close)
  usePushNavigation()
  const newest = received > 0 ? latest.data?.data[0] : undefined

  return (
    <div className={style.area} ref={area}>
      <button
        type="button"
        className={style.bell}
        aria-label={texts.bell(unread)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <BellIcon />
        {received > 0 && (
          // A new key restarts the animation.
          <svg key={received} className={style.arc} viewBox="0 0 48 48" aria-hidden="true">
            <path d="M8 26a16 16 0 0 1 32 0" />
          </svg>
        )}
        {unread > 0 && (
          <span className={style.count} aria-hidden="true">
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{newest && texts.newEntry(titleOf(newest) ?? '')}</VisuallyHidden>
      {open && (
        <WhenLoaded>
          <Latest answer={latest} onLeave={close} />
        </WhenLoaded>
      )}
    </div>
  )
}

/** Navigates when the service worker reports that a push message was clicked while this window was open. */
function usePushNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const onMessage = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
      if (typeof data?.open === 'string' && data.open.startsWith('/dashboard')) navigate(data.open)
    }
    workers?.addEventListener('message', onMessage)
    return () => workers?.removeEventListener('message', onMessage)
  }, [navigate])
}

/** The count before the title; its no-break space tells it from a title that begins with a number. */
const COUNT = /^\(\d+\)\u00a0/

/** Keeps the number of unread entries in front of the window title, whichever screen sets the title. */
export function useCountInTitle(unread: number) {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(COUNT, '')
      const wanted = unread > 0 ? `(${unread})\u00a0${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    write()
    const titles = new MutationObserver(write)
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      titles.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [unread])
}
