/** The screen of insights: the outcomes of the person's letters. Its address holds the selection. */

import type { Insights as Figures } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '../../api.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { useInsightsQuery } from './api.ts'
import { Breakdown } from './Breakdown.tsx'
import { Findings } from './Findings.tsx'
import { FitDifference } from './FitDifference.tsx'
import { Funnel } from './Funnel.tsx'
import { countStage } from './figures.ts'
import style from './Insights.module.css'
import { Rates } from './Rates.tsx'
import { SelectionFields } from './SelectionFields.tsx'
import { Summary } from './Summary.tsx'
import { formatSelection, isSelected, parseSelection, type SelectionChange, withChange } from './selection.ts'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** What freelancers can change about their next application comes first. */
const order = ['speed', 'fit', 'length', 'weekday', 'profile', 'source', 'category'] as const

/** The screen. It needs a session and no plan. */
export default function Insights() {
  const [address, setAddress] = useSearchParams()
  const selection = useMemo(() => parseSelection(address), [address])
  const { data, currentData, isError, error, isFetching, refetch } = useInsightsQuery(selection, {
    refetchOnMountOrArgChange: true,
  })
  const change = (part: SelectionChange) =>
    setAddress(formatSelection(withChange(selection, part)), { preventScrollReset: true })
  const clear = () => setAddress({}, { preventScrollReset: true })
  // The figures of the former selection stay until the new ones are there, so that the page keeps its height.
  const shown = isError ? currentData : data
  const failure = messageOf(error, texts.failed)
  const hasLetters = isSelected(selection) || (shown ? countStage(shown.funnel, 'letters') > 0 : false)

  return (
    <div className={style.page}>
      <header>
        <PageTitle>{texts.title}</PageTitle>
        <p className={style.lead}>{texts.lead}</p>
      </header>
      {hasLetters && <SelectionFields selection={selection} onChange={change} onClear={clear} />}
      {shown && isError && <StaleNotice text={failure} onRetry={refetch} />}
      {shown && countStage(shown.funnel, 'applied') > 0 && (
        <Report insights={shown} isOld={shown !== currentData} />
      )}
      {shown && countStage(shown.funnel, 'applied') === 0 && (
        <NoFigures
          hasLetters={countStage(shown.funnel, 'letters') > 0}
          isFiltered={isSelected(selection)}
          onClear={clear}
        />
      )}
      {!shown && isError && <ErrorState text={failure} onRetry={refetch} retrying={isFetching} />}
      {!shown && !isError && (
        <Skeleton label={texts.waiting} className={style.page}>
          <SkeletonLine width="70%" lines={2} />
          <SkeletonLine lines={4} />
          <SkeletonLine lines={12} />
        </Skeleton>
      )}
    </div>
  )
}

interface ReportProps {
  insights: Figures
  /** They are of the former selection. */
  isOld: boolean
}

/** All figures. */
function Report({ insights, isOld }: ReportProps) {
  // Whether the fit makes a difference is said even where it is unknown.
  const shown = order.filter((by) => by === 'fit' || insights.by[by].length > 0)
  return (
    <div className={style.report} aria-busy={isOld}>
      <Summary insights={insights} />
      <div className={style.columns}>
        <Funnel funnel={insights.funnel} />
        <Rates rates={insights.rates} />
      </div>
      <Findings insights={insights} />
      <section className={style.section} aria-labelledby="insights-by">
        <h2 id="insights-by" className={style.heading}>
          {texts.by.title}
        </h2>
        <div className={style.columns}>
          {shown.map((by) => (
            <Breakdown key={by} by={by} groups={insights.by[by]}>
              {by === 'fit' && <FitDifference comparison={insights.fit} />}
            </Breakdown>
          ))}
        </div>
      </section>
    </div>
  )
}

interface NoFiguresProps {
  hasLetters: boolean
  isFiltered: boolean
  onClear: () => void
}

/** Says how to get figures. */
function NoFigures({ hasLetters, isFiltered, onClear }: NoFiguresProps) {
  if (isFiltered && !hasLetters)
    return (
      <EmptyState title={texts.empty.noneFound} text={texts.empty.noneFoundText}>
        <Button onClick={onClear}>{texts.filters.clear}</Button>
      </EmptyState>
    )
  return (
    <EmptyState
      title={texts.empty.title}
      text={hasLetters ? texts.empty.noApplications : texts.empty.noLetters}
    >
      <Button component={Link} to="/dashboard/letters" variant="next">
        {texts.empty.toLetters}
      </Button>
    </EmptyState>
  )
}
