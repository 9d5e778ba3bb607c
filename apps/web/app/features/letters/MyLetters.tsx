/** The list of a person's letters. It needs a session but no plan. */

import type { Letter } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { messageOf } from '../../api.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { count } from '../../components/money.ts'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { longDate } from '../../components/time.ts'
import { useLettersQuery } from './api.ts'
import style from './MyLetters.module.css'
import { texts } from './texts.ts'

const PAGE_SIZE = 20

/** The letters, newest first, in pages. The buttons stay while a page is loading. */
export function MyLetters() {
  const [page, setPage] = useState(1)
  const { data, currentData, isError, error, isFetching, refetch } = useLettersQuery(
    { page, limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )

  if (!data && isError)
    return <ErrorState text={messageOf(error, texts.list.failed)} onRetry={refetch} retrying={isFetching} />
  if (!data) return <LettersSkeleton />
  if (data.totalItems === 0) return <EmptyState title={texts.list.empty} text={texts.list.emptyText} />
  const first = (page - 1) * PAGE_SIZE
  return (
    <section className={style.letters} aria-label={texts.list.title}>
      {currentData && isError && <StaleNotice text={messageOf(error, texts.list.failed)} onRetry={refetch} />}
      <p className={style.quiet}>{texts.list.lead}</p>
      {currentData ? (
        <ul className={style.list}>
          {currentData.data.map((letter) => (
            <LetterItem key={letter.id} letter={letter} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState text={messageOf(error, texts.list.failed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LettersSkeleton />
      )}
      {data.totalPages > 1 && (
        <div className={style.pages}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {texts.list.newer}
          </Button>
          <p className={style.quiet} role="status">
            {currentData &&
              texts.list.range(
                count(first + 1),
                count(first + currentData.data.length),
                count(currentData.totalItems),
              )}
          </p>
          <Button disabled={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            {texts.list.older}
          </Button>
        </div>
      )}
    </section>
  )
}

function LettersSkeleton() {
  return (
    <Skeleton label={texts.list.waiting} className={style.letters}>
      <SkeletonLine width="60%" lines={3} />
      <SkeletonLine width="60%" lines={3} />
    </Skeleton>
  )
}

function LetterItem({ letter: { job, profile, text, model, writer, created_at } }: { letter: Letter }) {
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const sheet = useId()
  const heading = useId()
  const author = writer === 'built-in' ? texts.list.builtIn : model
  return (
    <li className={style.letter}>
      <article aria-labelledby={heading} className={style.article}>
        <div>
          <h2 id={heading} className={style.title} dir="auto">
            {job.title ?? texts.list.noJob}
          </h2>
          <p className={style.quiet}>
            {[longDate(created_at), texts.list.from(profile.title ?? texts.list.noProfile), author]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
        <p id={sheet} className={style.text} data-open={open} dir="auto">
          {text}
        </p>
        <div className={style.actions}>
          <Button
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls={sheet}
            aria-describedby={heading}
          >
            {open ? texts.list.hide : texts.list.show}
          </Button>
          <CopyButton text={text} onCopied={(copied) => setFailed(!copied)} />
        </div>
        <p role="alert" className={style.error}>
          {failed && texts.list.copyFailed}
        </p>
      </article>
    </li>
  )
}
