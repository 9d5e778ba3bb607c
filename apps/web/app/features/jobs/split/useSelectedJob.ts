import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobList } from '../listQuery.ts'
import { jobsPath } from './jobsAddress.ts'

/** How long a job must stay selected until the address has it, in milliseconds. */
const ADDRESS_DELAY = 150

/**
 * Returns the id of the selected job and a function that selects one. The address follows when the keys rest: a change
 * of the address renders the whole screen, which takes longer than showing the next job, and browsers refuse hundreds of
 * changes within seconds. `flush` changes the address at once, before the screen is left; so does a click on a link.
 */
export function useSelectedJob(list: JobList, idInAddress: string | undefined, initial: string | undefined) {
  const navigate = useNavigate()
  const [selected, setSelected] = useState(idInAddress)
  const [known, setKnown] = useState({ list, id: idInAddress })
  const [written, setWritten] = useState(idInAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (known.list !== list || known.id !== idInAddress) {
    setKnown({ list, id: idInAddress })
    // Back, a link or another list changes the address; what this hook has written has been shown already.
    if (known.list !== list || idInAddress !== written) {
      setWritten(idInAddress)
      setSelected(idInAddress)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job of another list is not written any more
  useEffect(() => () => clearTimeout(timer.current), [list])

  function writeAddress(id: string) {
    clearTimeout(timer.current)
    if (id === written) return
    setWritten(id)
    void navigate(jobsPath(list, { isSplit: true, job: id }), { replace: true, preventScrollReset: true })
  }

  function flush() {
    if (selected) writeAddress(selected)
  }

  const flushBeforeLink = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) flush()
  })
  useEffect(() => {
    // Until the page of a link is rendered, a change that falls due would replace its address.
    document.addEventListener('click', flushBeforeLink, { capture: true })
    return () => document.removeEventListener('click', flushBeforeLink, { capture: true })
  }, [])

  return {
    selected: selected ?? initial,
    select(id: string) {
      setSelected(id)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => writeAddress(id), ADDRESS_DELAY)
    },
    /** Selects the job of a link that is being followed: the link changes the address. */
    follow: useCallback((id: string) => {
      clearTimeout(timer.current)
      setSelected(id)
    }, []),
    flush,
    /** Drops a change of the address that is due, before another page is opened: it would cancel that navigation. */
    cancel() {
      clearTimeout(timer.current)
    },
  }
}
