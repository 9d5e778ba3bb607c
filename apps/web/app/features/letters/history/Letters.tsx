/** The screen of one's own letters and applications. Its address holds the search, filters and page. */

import type { Letter, LetterPage } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '../../../api.ts'
import { ConfirmDelete } from '../../../components/ConfirmDelete.tsx'
import { saveFile } from '../../../components/dataFile.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { DownloadIcon, InsightsIcon, PlusIcon } from '../../../components/icons.ts'
import { count } from '../../../components/money.ts'
import { OnDemand } from '../../../components/OnDemand.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import { titled } from '../../../components/title.ts'
import { lazyComponent, WhenLoaded } from '../../../components/WhenLoaded.tsx'
import { PAGE_SIZE, useDeleteLetterMutation, useExportLettersMutation, useLettersQuery } from './api.ts'
import { LetterFilters } from './LetterFilters.tsx'
import { LetterRow } from './LetterRow.tsx'
import style from './Letters.module.css'
import {
  formatLetterList,
  isFiltered,
  type LetterList,
  type LetterListChange,
  parseLetterList,
  withChange,
} from './letterList.ts'
import { ProposedOutcomes } from './ProposedOutcomes.tsx'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

const LetterBoard = lazyComponent(async () => (await import('./LetterBoard.tsx')).LetterBoard)

const AddApplication = lazyComponent(async () => (await import('./AddApplication.tsx')).AddApplication)

/** The screen: filters, the letters, and page links. It needs a session and no plan. */
export default function Letters() {
  const [address, setAddress] = useSearchParams()
  const { view, ...list } = useMemo(() => parseLetterList(address), [address])
  const isBoard = view === 'board'
  const { data, currentData, isError, error, isFetching, refetch } = useLettersQuery(list, {
    refetchOnMountOrArgChange: true,
    skip: isBoard,
  })
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<Letter>()
  const deletion = useDeleteLetterMutation()
  // Back from a search returns to the list before it, not through each typed letter.
  const change = (part: LetterListChange) =>
    setAddress(formatLetterList(withChange({ ...list, view }, part)), {
      preventScrollReset: true,
      replace: part.search !== undefined && list.search !== undefined,
    })
  const failure = messageOf(error, texts.list.failed)
  const isEmpty = !isBoard && data?.totalItems === 0 && !isFiltered(list)

  return (
    <div className={style.page}>
      <header className={style.top}>
        <div>
          <PageTitle>{texts.title}</PageTitle>
          <p className={style.quiet}>{texts.lead}</p>
        </div>
        <div className={style.actions}>
          {!isEmpty && (
            <Button component={Link} to="/dashboard/insights" leftSection={<InsightsIcon />}>
              {texts.insights}
            </Button>
          )}
          {!isEmpty && <ExportButton />}
          <Button onClick={() => setAdding(true)} leftSection={<PlusIcon />}>
            {texts.add.open}
          </Button>
        </div>
      </header>
      <ProposedOutcomes />
      {!isEmpty && (
        <>
          <Views list={list} view={view} />
          <LetterFilters list={{ ...list, view }} onChange={change} />
        </>
      )}
      {isBoard && (
        <WhenLoaded waiting={<SkeletonLine lines={5} />}>
          <LetterBoard list={list} />
        </WhenLoaded>
      )}

      {!isBoard && currentData && isError && <StaleNotice text={failure} onRetry={refetch} />}
      {!isBoard && currentData && currentData.totalItems > 0 && (
        <>
          <ul className={style.list} aria-label={texts.list.name}>
            {currentData.data.map((letter) => (
              <LetterRow key={letter.id} letter={letter} onDelete={() => setDeleting(letter)} />
            ))}
          </ul>
          <PageLinks list={list} page={currentData} />
        </>
      )}
      {!isBoard && currentData?.totalItems === 0 && <NoLetters list={list} onClear={() => setAddress({})} />}
      {!isBoard && !currentData && isError && (
        <ErrorState text={failure} onRetry={refetch} retrying={isFetching} />
      )}
      {!isBoard && !currentData && !isError && (
        <Skeleton label={texts.list.waiting} className={style.list}>
          <SkeletonLine width="60%" lines={3} />
          <SkeletonLine width="60%" lines={3} />
          <SkeletonLine width="60%" lines={3} />
        </Skeleton>
      )}

      <OnDemand wanted={adding}>
        {(opened) => <AddApplication opened={opened} onClose={() => setAdding(false)} />}
      </OnDemand>
      <ConfirmDelete
        item={deleting}
        title={({ job }) => texts.deletion.title(job.title ?? texts.row.noJob)}
        text={texts.deletion.text}
        yes={texts.deletion.yes}
        failed={texts.deletion.failed}
        deletion={deletion}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => document.getElementById('content')?.focus({ preventScroll: true })}
      />
    </div>
  )
}

/** Links to the list and to the board; the search and the profile stay. */
function Views({ list, view }: { list: LetterList; view: LetterList['view'] }) {
  const { search, profile } = list
  const to = (wanted: LetterList['view']) =>
    `?${new URLSearchParams(formatLetterList({ search, profile, view: wanted }))}`
  return (
    <nav className={style.views} aria-label={texts.views.name}>
      <Link to={to(undefined)} className={style.view} aria-current={view ? undefined : 'page'}>
        {texts.views.list}
      </Link>
      <Link to={to('board')} className={style.view} aria-current={view ? 'page' : undefined}>
        {texts.views.board}
      </Link>
    </nav>
  )
}

function NoLetters({ list, onClear }: { list: LetterList; onClear: () => void }) {
  if (!isFiltered(list)) return <EmptyState title={texts.list.empty} text={texts.list.emptyText} />
  return (
    <EmptyState title={texts.list.noneFound} text={texts.list.noneFoundText}>
      <Button onClick={onClear}>{texts.list.clear}</Button>
    </EmptyState>
  )
}

/** Links to the newer and older pages, with the range that is shown. */
function PageLinks({ list, page }: { list: LetterList; page: LetterPage }) {
  const current = list.page ?? 1
  const first = (current - 1) * PAGE_SIZE
  const all = count(page.totalItems)
  const to = (wanted: number) => `?${new URLSearchParams(formatLetterList({ ...list, page: wanted }))}`
  if (page.totalPages <= 1)
    return (
      <p className={style.quiet} role="status">
        {texts.list.found(all)}
      </p>
    )
  return (
    <nav className={style.pages} aria-label={texts.list.pages}>
      <PageLink to={current > 1 && to(current - 1)} text={texts.list.newer} />
      <p className={style.quiet} role="status">
        {texts.list.range(count(first + 1), count(first + page.data.length), all)}
      </p>
      <PageLink to={current < page.totalPages && to(current + 1)} text={texts.list.older} />
    </nav>
  )
}

/** A link to a page; false where there is none. */
function PageLink({ to, text }: { to: string | false; text: string }) {
  if (to === false) return <Button disabled>{text}</Button>
  return (
    <Button component={Link} to={to}>
      {text}
    </Button>
  )
}

/** Saves all letters as a table. */
function ExportButton() {
  const [exportLetters, { isLoading, error }] = useExportLettersMutation()
  async function press() {
    const { data } = await exportLetters()
    if (data) saveFile(data)
  }
  return (
    <>
      <Button onClick={press} loading={isLoading} leftSection={<DownloadIcon />}>
        {texts.list.exportCsv}
      </Button>
      <p role="alert" className={style.error}>
        {error && messageOf(error, texts.list.exportFailed)}
      </p>
    </>
  )
}
