/** Four pictures of the product, made of its own components. Nothing in them can be focused. */

import { Arcs } from '../../components/Arcs.tsx'
import { BellIcon, CheckIcon, ExternalIcon, SearchIcon } from '../../components/icons.ts'
import { JobSummary } from '../../components/JobSummary.tsx'
import { sharedTexts } from '../../components/texts.ts'
import style from './DayPictures.module.css'
import { bakery, clinic } from './sampleJob.ts'
import { texts } from './texts.ts'

/** A search in the list of jobs. */
export function FindsPicture() {
  return (
    <div className={style.finds}>
      <p className={style.search}>
        <SearchIcon /> dashboard
      </p>
      <JobSummary heading="p" time="4 seconds ago" isNew {...bakery} />
      <JobSummary heading="p" time="3 hours ago" isViewed {...clinic} />
    </div>
  )
}

/** A notification: its job, the reason and the delay. */
export function AlertPicture() {
  const { said, why, over } = texts.day.alerts
  return (
    <div className={style.alert}>
      <Arcs className={style.arcs} />
      <div className={style.notification}>
        <span className={style.bell}>
          <BellIcon />
        </span>
        <div>
          <p className={style.name}>{bakery.title}</p>
          <p>{bakery.facts.join(' · ')}</p>
          <p className={style.quiet}>
            {why} <mark>react</mark> <mark>dashboard</mark>
          </p>
          <p className={style.foot}>
            <span>{said}</span>
            <span>{over}</span>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The letter. */
export function WritesPicture() {
  const { from, letter, claim, foot, check, why } = texts.day.writes
  return (
    <div className={style.sheet}>
      <p className={style.name}>{texts.day.writes.name}</p>
      <p className={style.from}>{from}</p>
      <div className={style.letter}>
        <p>{letter[0]}</p>
        <p>
          {letter[1]}
          <mark>{claim}</mark>
        </p>
      </div>
      <p className={style.foot}>
        <span>
          {foot} · <strong>{check}</strong>
        </span>
        <span>{why}</span>
      </p>
    </div>
  )
}

/** The buttons below the letter: copied, and a link to the post. */
export function WinsPicture() {
  const { posted, apply } = texts.day.wins
  return (
    <div className={style.sheet}>
      <p className={style.name}>{bakery.title}</p>
      <p className={style.from}>{posted}</p>
      <p className={style.buttons}>
        <span>
          <CheckIcon /> {sharedTexts.copyButton.copied}
        </span>
        <span className={style.apply}>
          {apply} <ExternalIcon />
        </span>
      </p>
    </div>
  )
}
