import { useEffect, useMemo, useRef } from 'react'

type Target = { row: string } | 'pane'

/**
 * Focuses a row of the list, or the heading of the selected job. What is not rendered yet takes the focus when it is.
 */
export function useRowFocus() {
  const rows = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLElement>(null)
  const wanted = useRef<Target>(undefined)
  const focus = useMemo(() => {
    const focusWanted = () => {
      const target = wanted.current
      if (!target) return
      const element =
        target === 'pane'
          ? pane.current?.querySelector<HTMLElement>('h2')
          : rows.current?.querySelector<HTMLElement>(`[data-job="${CSS.escape(target.row)}"]`)
      if (!element) return
      wanted.current = undefined
      element.focus({ preventScroll: true })
      if (target !== 'pane') element.closest('li')?.scrollIntoView({ block: 'nearest' })
    }
    const request = (target: Target) => {
      wanted.current = target
      focusWanted()
    }
    return {
      focusWanted,
      focusRow: (id: string) => request({ row: id }),
      focusPane: () => request('pane'),
      /** Returns the id of the job whose row has the focus. */
      focusedRow: () => (document.activeElement as HTMLElement | null)?.dataset.job,
    }
  }, [])
  useEffect(focus.focusWanted)
  return { rows, pane, ...focus }
}
