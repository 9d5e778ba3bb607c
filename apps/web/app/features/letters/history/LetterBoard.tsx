/** The letters in columns by status. A card is moved by dragging it, or by its select, which is for keyboards and touch. */

import { type Letter, type LetterStatus, letterStatuses } from '@gigbell/contract'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../../api.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { count } from '../../../components/money.ts'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import { useLettersQuery } from './api.ts'
import style from './LetterBoard.module.css'
import { formatLetterList, type LetterList } from './letterList.ts'
import { StatusSelect } from './StatusSelect.tsx'
import { texts } from './texts.ts'
import { useFieldChange } from './useFieldChange.ts'

/** What the cards and columns tell the board. */
interface BoardActions {
  /** The id of the letter that was moved last: its card takes the focus that it lost. */
  moved: string | undefined
  onDrag: (letter: Letter | null) => void
  onMoved: (letter: Letter, status: LetterStatus) => void
}

/** The board; `list` has its search and profile. Moves are read aloud. */
export function LetterBoard({ list: { search, profile } }: { list: LetterList }) {
  const [dragged, setDragged] = useState<Letter | null>(null)
  const [moved, setMoved] = useState<{ letter: Letter; status: LetterStatus }>()
  const { save, error } = useFieldChange()
  const actions: BoardActions = {
    moved: moved?.letter.id,
    onDrag: setDragged,
    onMoved: (letter, status) => setMoved({ letter, status }),
  }

  async function drop(status: LetterStatus) {
    setDragged(null)
    if (!dragged || dragged.status === status) return
    const { saved } = await save(dragged, { status })
    if (saved) actions.onMoved(dragged, status)
  }

  return (
    <>
      <p role="status" className={style.quiet}>
        {moved && texts.board.moved(moved.letter.job.title ?? texts.row.noJob, texts.statuses[moved.status])}
      </p>
      <p role="alert" className={style.error}>
        {error && messageOf(error, texts.row.statusFailed)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for the arrow keys */}
      <section className={style.board} aria-label={texts.board.name} tabIndex={0}>
        {letterStatuses.map((status) => (
          <Column
            key={status}
            list={{ ...(search && { search }), ...(profile && { profile }), status }}
            status={status}
            isTarget={dragged !== null && dragged.status !== status}
            onDrop={() => drop(status)}
            actions={actions}
          />
        ))}
      </section>
    </>
  )
}

interface ColumnProps {
  list: LetterList
  status: LetterStatus
  /** A card of another column is being dragged. */
  isTarget: boolean
  onDrop: () => void
  actions: BoardActions
}

function Column({ list, status, isTarget, onDrop, actions }: ColumnProps) {
  const heading = useId()
  const { currentData, error, isFetching, refetch } = useLettersQuery(list, {
    refetchOnMountOrArgChange: true,
  })
  // A moved card leaves its column before the columns are read again.
  const letters = currentData?.data.filter((letter) => letter.status === status)
  const hidden = currentData ? currentData.totalItems - currentData.data.length : 0

  function allowDrop(event: DragEvent) {
    if (isTarget) event.preventDefault()
  }
  return (
    <section
      className={style.column}
      aria-labelledby={heading}
      data-target={isTarget || undefined}
      onDragOver={allowDrop}
      onDrop={onDrop}
    >
      <h2 id={heading} className={style.heading}>
        {texts.statuses[status]}{' '}
        <span className={style.quiet}>{currentData && count(currentData.totalItems)}</span>
      </h2>
      {!letters && error && (
        <ErrorState text={messageOf(error, texts.list.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!letters && !error && (
        <Skeleton label={texts.list.waiting}>
          <SkeletonLine lines={3} />
        </Skeleton>
      )}
      <ul className={style.cards}>
        {letters?.map((letter) => (
          <Card key={letter.id} letter={letter} actions={actions} />
        ))}
      </ul>
      {letters?.length === 0 && <p className={style.quiet}>{texts.board.none}</p>}
      {hidden > 0 && (
        <Link to={`?${new URLSearchParams(formatLetterList(list))}`} className={style.more}>
          {texts.board.more(count(hidden))}
        </Link>
      )}
    </section>
  )
}

function Card({ letter, actions }: { letter: Letter; actions: BoardActions }) {
  const link = useRef<HTMLAnchorElement>(null)
  const isMoved = actions.moved === letter.id
  const title = letter.job.title ?? texts.row.noJob
  const since = letter.history.at(-1)?.at ?? letter.created_at

  useEffect(() => {
    // The card that had the focus is gone, and something around it has it now; after a slow answer, a heading does.
    const focused = document.activeElement
    if (isMoved && (focused?.contains(link.current) || focused?.matches('h1, h2, h3'))) link.current?.focus()
  }, [isMoved])

  return (
    <li
      className={style.card}
      draggable
      onDragStart={(event) => {
        // Firefox drags only what has data.
        event.dataTransfer.setData('text/plain', title)
        event.dataTransfer.effectAllowed = 'move'
        actions.onDrag(letter)
      }}
      onDragEnd={() => actions.onDrag(null)}
    >
      <Link
        ref={link}
        to={`/dashboard/letters/${letter.id}`}
        className={style.title}
        dir="auto"
        draggable={false}
      >
        {title}
      </Link>
      <RelativeTime at={since} className={style.quiet} />
      <StatusSelect letter={letter} onSaved={(status) => actions.onMoved(letter, status)} />
    </li>
  )
}
