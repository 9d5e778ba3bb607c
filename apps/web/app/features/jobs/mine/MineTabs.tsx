import type { MineFilter } from '@gigbell/contract'
import { Link } from 'react-router'
import { type JobList, withChange } from '../listQuery.ts'
import { texts } from '../texts.ts'
import style from './MineTabs.module.css'

const options: (MineFilter | undefined)[] = [undefined, 'saved', 'applied', 'hidden', 'unseen']

interface MineTabsProps {
  list: JobList
  /** Returns the address of a list. */
  pathTo: (list: JobList) => string
}

/** Links to all jobs, and to those that the person has saved, applied to, hidden or not seen. The search and the filters stay. */
export function MineTabs({ list, pathTo }: MineTabsProps) {
  return (
    <nav aria-label={texts.mine.navigation}>
      <ul className={style.tabs}>
        {options.map((mine) => (
          <li key={mine ?? 'all'}>
            <Link
              to={pathTo(withChange(list, { mine: mine ?? '' }))}
              preventScrollReset
              className={style.tab}
              aria-current={list.mine === mine ? 'page' : undefined}
            >
              {texts.mine.tabs[mine ?? 'all']}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
