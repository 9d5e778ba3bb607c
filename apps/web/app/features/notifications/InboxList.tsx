/** The list of the inbox: its groups, which open and close, and its keys. */
import type { Notification } from '@gigbell/contract'
import { Button, VisuallyHidden } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HiddenJob, jobTexts, useFocusAfterSwap, useMarks } from '../jobs/index.ts'
import { Entry } from './Entry.tsx'
import { groupEntries, keepHidden } from './groupEntries.ts'
import style from './Notifications.module.css'
import { texts } from './texts.ts'
import { useInboxKeys } from './useInboxKeys.ts'

interface InboxListProps {
  /** Newest first. */
  entries: readonly Notification[]
  /** Called when a key goes past the last entry. */
  onEnd: () => void
}

/** All entries, in groups. */
export function InboxList({ entries: listed, onEnd }: InboxListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [hidden, setHidden] = useState<readonly Notification[]>([])
  const entries = keepHidden(listed, hidden)
  const keep = useCallback((entry: Notification) => setHidden((before) => [...before, entry]), [])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const announcement = useInboxKeys({ list, entries, onEnd })

  // A group is known by its entries, since entries that arrive later may become its first.
  function toggle(others: readonly Notification[], isOpen: boolean) {
    const ids = others.map(({ id }) => id)
    setOpened(
      (before) => new Set(isOpen ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids]),
    )
  }

  return (
    <>
      <ul ref={list} className={style.list} aria-label={texts.list}>
        {groupEntries(entries).map(({ entry, others }) => {
          const isOpen = others.some(({ id }) => opened.has(id))
          return [
            <EntryItem key={entry.id} entry={entry} onHide={keep} />,
            others.length > 0 && (
              <li key={`${entry.id} others`} className={style.others}>
                <Button variant="subtle" aria-expanded={isOpen} onClick={() => toggle(others, isOpen)}>
                  {describeOthers(others, isOpen)}
                </Button>
              </li>
            ),
            isOpen &&
              others.map((other) => <EntryItem key={other.id} entry={other} onHide={keep} isGrouped />),
          ]
        })}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

function describeOthers(others: readonly Notification[], isOpen: boolean): string {
  const names = others[0]!.alerts.map(({ name }) => name).join(', ')
  if (isOpen) return texts.hideOthers(others.length, names)
  return texts.showOthers(others.length, names, others.filter(({ read_at }) => read_at === null).length)
}

interface EntryItemProps {
  entry: Notification
  /** Called when the job of the entry was hidden. */
  onHide: (entry: Notification) => void
  /** The entry is one of an open group, below its first one. */
  isGrouped?: boolean
}

function EntryItem({ entry, onHide, isGrouped = false }: EntryItemProps) {
  if (entry.job && !entry.letter)
    return <JobItem entry={entry} job={entry.job} onHide={onHide} isGrouped={isGrouped} />
  return (
    <li data-entry={entry.id}>
      <Entry entry={entry} />
    </li>
  )
}

/** A job of the inbox, or a line in its place after it was hidden. */
function JobItem({
  entry,
  job,
  onHide,
  isGrouped,
}: EntryItemProps & { job: NonNullable<Notification['job']> }) {
  const { hidden } = useMarks(job)
  const item = useRef<HTMLLIElement>(null)
  useFocusAfterSwap(item, hidden)
  useEffect(() => {
    if (hidden) onHide(entry)
  }, [hidden, entry, onHide])
  return (
    <li ref={item} data-entry={entry.id} data-grouped={isGrouped || undefined}>
      {hidden ? <HiddenJob job={job} text={jobTexts.mine.hiddenJob(job.title)} /> : <Entry entry={entry} />}
    </li>
  )
}
