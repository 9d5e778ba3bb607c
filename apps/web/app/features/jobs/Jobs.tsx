/** The jobs screen (spec §2 "Jobs"). Its address holds the search, page and filters. */

import type { JobPage } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { FilterIcon } from '../../components/icons.ts'
import { count as formatCount } from '../../components/money.ts'
import { OnDemand } from '../../components/OnDemand.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'
import { useAppDispatch } from '../../store.ts'
import { JobResults } from './JobResults.tsx'
import style from './Jobs.module.css'
import { listShown, searchTyped } from './jobsSlice.ts'
import {
  countFilters,
  formatListQuery,
  type JobList,
  type ListChange,
  parseListQuery,
  withChange,
  withoutFilters,
} from './listQuery.ts'
import { MineTabs } from './mine/MineTabs.tsx'
import { SearchBox } from './SearchBox.tsx'
import { jobsPath, parseLayout, readSplitPreference, storeSplitPreference } from './split/jobsAddress.ts'
import { LayoutSwitch } from './split/LayoutSwitch.tsx'
import { texts } from './texts.ts'
import { useDebouncedField } from './useDebouncedField.ts'
import { useJobList } from './useJobList.ts'
import { useNewJobs } from './useNewJobs.ts'

export const handle = { section: texts.list.title }
export const meta = () => titled(texts.list.title)

const Filters = lazyComponent(async () => (await import('./Filters.tsx')).Filters)

const FilterDrawer = lazyComponent(async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

const JobPanel = lazyComponent(async () => (await import('./split/JobPanel.tsx')).JobPanel)

const SaveSearch = lazyComponent(async () => (await import('../alerts/index.ts')).SaveSearch)

/** The screen: search, filters, cards and page links. */
export default function Jobs() {
  const [params] = useSearchParams()
  // The address also has the selected job, which doesn't make it another list.
  const query = formatListQuery(parseListQuery(params))
  const list = useMemo(() => parseListQuery(new URLSearchParams(query)), [query])
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const small = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const isNarrow =
    useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false }) === true
  // The command menu changes it as well.
  const isSplitPreferred = readSplitPreference()
  const layout = useMemo(() => parseLayout(params, isSplitPreferred), [params, isSplitPreferred])
  const pathTo = (to: JobList) => jobsPath(to, { isSplit: layout.isSplit })
  function changeLayout(isSplit: boolean) {
    storeSplitPreference(isSplit)
    void navigate(jobsPath(list, { isSplit }), { replace: true, preventScrollReset: true })
  }
  const set = countFilters(list)
  const [opened, setOpened] = useState(set > 0 && !small)
  const panel = useId()

  const go = (to: JobList, replace = false) => navigate(pathTo(to), { replace, preventScrollReset: true })
  // Back from a search returns to the list before it, not through each typed letter.
  const search = useDebouncedField(list.search ?? '', (term) =>
    go(withChange(list, { search: term }), list.search !== undefined),
  )
  const answer = useJobList(list, { typing: search.pending })
  useEffect(() => {
    if (search.pending) dispatch(searchTyped())
  }, [search.pending, dispatch])

  const { fresh } = answer
  useEffect(() => {
    if (fresh) dispatch(listShown(list, fresh))
  }, [dispatch, list, fresh])

  const title = useFocusOnPage(list.page)
  const arrivals = useNewJobs(list, fresh)
  function showArrivals() {
    arrivals.show()
    // The button disappears then; the heading above the new jobs takes the focus.
    title.current?.querySelector('h1')?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }
  useSearchKey()
  const searched = list.search !== undefined || set > 0
  const count = (
    <span className={style.count} aria-live="polite">
      {fresh && !search.pending && resultCount(fresh)}
    </span>
  )
  const filters = {
    list,
    onChange: (change: ListChange) => go(withChange(list, change)),
    onClear: () => go(withoutFilters(list)),
  }

  if (isNarrow && layout.job) {
    return (
      <WhenLoaded waiting={<SkeletonLine lines={5} />}>
        <JobPanel id={layout.job} back={pathTo(list)} />
      </WhenLoaded>
    )
  }
  return (
    <>
      <div className={style.tools}>
        <SearchBox text={search.text} onType={search.type} onTake={search.take} />
        <Button
          onClick={() => setOpened(!opened)}
          aria-expanded={opened}
          aria-controls={small ? undefined : panel}
          leftSection={<FilterIcon />}
        >
          {texts.list.filters.open}
          {set > 0 && ` (${set})`}
        </Button>
        <LayoutSwitch isSplit={layout.isSplit} onChange={changeLayout} />
      </div>
      <div id={panel} className={style.filters} hidden={!opened || small}>
        {opened && !small && (
          <WhenLoaded waiting={<SkeletonLine lines={5} />}>
            <Filters {...filters} />
          </WhenLoaded>
        )}
      </div>
      <OnDemand wanted={opened && small === true}>
        {(open) => <FilterDrawer opened={open} onClose={() => setOpened(false)} {...filters} />}
      </OnDemand>

      <MineTabs list={list} pathTo={pathTo} />

      {/* In a search the count is part of the heading; otherwise it stands next to it. */}
      <div ref={title} className={style.title}>
        <PageTitle>
          <span>
            {searched ? texts.list.results : list.mine ? texts.mine.headings[list.mine] : texts.list.latest}
          </span>{' '}
          {searched && count}
        </PageTitle>{' '}
        {!searched && count}
      </div>
      {searched && (
        <div className={style.save}>
          <WhenLoaded>
            <SaveSearch list={list} />
          </WhenLoaded>
        </div>
      )}
      <NewJobsButton count={arrivals.count} isMinimum={arrivals.isMinimum} onShow={showArrivals} />
      <JobResults
        {...answer}
        searched={searched}
        list={list}
        layout={layout}
        isNarrow={isNarrow}
        onClear={set > 0 ? filters.onClear : undefined}
      />
    </>
  )
}

/** After a change of page, focuses the heading, because the link that had the focus is gone. */
function useFocusOnPage(page: number | undefined) {
  const around = useRef<HTMLDivElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    // A search also changes the page; its field keeps the focus.
    // The keys of the split layout focus a row of the new page.
    if (document.activeElement?.closest('form, [role="dialog"], select, [data-job]')) return
    around.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [page])
  return around
}

/** Focuses the search after `/` was pressed on another screen. */
function useSearchKey() {
  const { state, key } = useLocation()
  const type = useNavigationType()
  const asked = type !== 'POP' && (state as { search?: boolean } | null)?.search === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation focuses again
  useEffect(() => {
    if (asked) document.querySelector<HTMLInputElement>('input[data-search]')?.focus()
  }, [asked, key])
}

/** Formats '(12 job(s) found)', or '(about 12,000 job(s) found)' when the server estimated the count. */
function resultCount({ totalItems, totalEstimated }: JobPage): string {
  const number = formatCount(totalItems)
  return texts.list.found(totalEstimated ? texts.list.about(number) : number)
}

interface NewJobsButtonProps {
  count: number
  isMinimum: boolean
  onShow: () => void
}

/** '3 new jobs': sticks to the top of the screen; the list changes only when it is pressed. */
export function NewJobsButton({ count, isMinimum: atLeast, onShow }: NewJobsButtonProps) {
  return (
    <div className={style.arrived} role="status">
      {count > 0 && (
        <button type="button" className={style.pill} onClick={onShow}>
          <span className={style.dot} aria-hidden="true" />
          {texts.list.arrived(count, atLeast)}
        </button>
      )}
    </div>
  )
}
