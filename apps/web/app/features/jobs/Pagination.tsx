import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { ArrowLeftIcon, ArrowRightIcon } from '../../components/icons.ts'
import { count } from '../../components/money.ts'
import style from './Pagination.module.css'
import { isValidPage, pageLinks } from './pageLinks.ts'
import { texts } from './texts.ts'

interface PaginationProps {
  current: number
  total: number
  /** Returns the address of a page. */
  to: (page: number) => string
  /** Called when the link to a page is followed; it may prevent that. */
  onOpen: (page: number, event: MouseEvent) => void
}

/** The page links of a list; renders nothing for a single page. */
export function Pagination({ current, total, to, onOpen }: PaginationProps) {
  if (total <= 1) return null
  const { previous, next } = texts.list
  return (
    <nav aria-label={texts.list.pages} className={style.pages}>
      <Step page={current - 1} total={total} to={to} onOpen={onOpen} label={previous} before />
      <ol className={style.numbers}>
        {pageLinks(current, total).map((step, at) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps at fixed positions
            <li key={`gap ${at}`} className={style.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                to={to(step)}
                onClick={(event) => onOpen(step, event)}
                className={style.page}
                aria-label={texts.list.page(count(step))}
                aria-current={step === current ? 'page' : undefined}
              >
                {step}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step page={current + 1} total={total} to={to} onOpen={onOpen} label={next} />
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'total' | 'to' | 'onOpen'> {
  page: number
  label: string
  before?: boolean
}

/** The link to the previous or next page, disabled at either end. */
function Step({ page, total, to, onOpen, label, before }: StepProps) {
  const inside = (
    <>
      {before && <ArrowLeftIcon />}
      {label}
      {!before && <ArrowRightIcon />}
    </>
  )
  if (!isValidPage(page, total)) {
    return (
      <span className={style.step} aria-hidden="true" data-end>
        {inside}
      </span>
    )
  }
  return (
    <Link
      to={to(page)}
      className={style.step}
      rel={before ? 'prev' : 'next'}
      onClick={(event) => onOpen(page, event)}
    >
      {inside}
    </Link>
  )
}
