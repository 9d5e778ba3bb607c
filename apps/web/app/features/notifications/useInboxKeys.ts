/** The keys of the inbox: `j` and `k` move, `l` opens the letter that waits or writes one, `x` dismisses an entry, `u` undoes that. */
import type { Notification } from '@gigbell/contract'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useScreenKeys } from '../../shell/useScreenKeys.ts'
import { useAppDispatch } from '../../store.ts'
import { changeMarks } from '../jobs/index.ts'
import { useMarkReadMutation } from './inbox.ts'
import { texts } from './texts.ts'
import { titleOf } from './titleOf.ts'

interface InboxKeysProps {
  list: RefObject<HTMLUListElement | null>
  entries: readonly Notification[]
  onEnd: () => void
}

/** Handles the keys and returns what to announce to screen readers. */
export function useInboxKeys({ list, entries, onEnd }: InboxKeysProps): string {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [markRead] = useMarkReadMutation()
  const [announcement, setAnnouncement] = useState('')
  const dismissed = useRef<Notification[]>([])

  const items = () => [...(list.current?.children ?? [])] as HTMLElement[]
  const focusedItem = () => items().find((item) => item.contains(document.activeElement))

  function focusItem(item: HTMLElement) {
    item.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  }

  function move(step: 1 | -1): boolean {
    const all = items()
    const focused = focusedItem()
    const at = focused ? all.indexOf(focused) : -1
    const next = at === -1 ? all[0] : all[at + step]
    if (next) focusItem(next)
    else if (step === 1) onEnd()
    return next !== undefined
  }

  const withEntry = (act: (entry: Notification) => unknown) => () => {
    const entry = entries.find(({ id }) => id === focusedItem()?.dataset.entry)
    return entry ? act(entry) : false
  }

  function markAsRead({ id, read_at }: Notification) {
    if (read_at === null) markRead({ ids: [id] })
  }

  function write(entry: Notification) {
    const { letter, draft, job } = entry
    const letterId = letter?.id ?? draft?.letter_id
    if (!letterId && !job) return false
    markAsRead(entry)
    return navigate(
      letterId ? `/dashboard/letters/${letterId}` : `/dashboard/job-details/${job!.id}/generate`,
    )
  }

  /** A job is hidden, which can be undone; reminders and notices are only marked as read. */
  function dismiss(entry: Notification) {
    if (!move(1)) move(-1)
    markAsRead(entry)
    const title = titleOf(entry) ?? texts.gone
    if (entry.letter || !entry.job) return setAnnouncement(texts.markedAsRead(title))
    dismissed.current.push(entry)
    void dispatch(changeMarks(entry.job, { hidden: true }))
    setAnnouncement(texts.dismissed(title))
  }

  function undo() {
    const entry = dismissed.current.pop()
    if (!entry?.job) return setAnnouncement(texts.nothingToUndo)
    const item = items().find(({ dataset }) => dataset.entry === entry.id)
    if (item) focusItem(item)
    void dispatch(changeMarks(entry.job, { hidden: false }))
    setAnnouncement(texts.restored(titleOf(entry) ?? texts.gone))
  }

  useScreenKeys({ j: () => move(1), k: () => move(-1), l: withEntry(write), x: withEntry(dismiss), u: undo })
  return announcement
}
