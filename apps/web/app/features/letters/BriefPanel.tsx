/** What the post asks of applicants, its red flags and traps, and beside a letter what is left to check in it. */

import type { Claim, Flag, Trap } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { ErrorState } from '../../components/ErrorState.tsx'
import { ChevronDownIcon } from '../../components/icons.ts'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { AskItem } from './AskItem.tsx'
import { type ChecklistItem, countAnswered } from './asks.ts'
import style from './BriefPanel.module.css'
import { ClaimList } from './ClaimList.tsx'
import type { OwnAnswer } from './draft.ts'
import { texts } from './texts.ts'
import type { LetterChanges } from './useLetterChanges.ts'

/** The id of the panel's heading, which gets the focus when the panel is opened from the letter. */
export const BRIEF_ID = 'brief'

interface BriefPanelProps {
  /** `waiting` and `failed` while the brief isn't there. */
  state: 'waiting' | 'failed' | 'loaded'
  onRetry: () => void
  retrying: boolean
  asks: ChecklistItem[]
  flags: Flag[]
  traps: Trap[]
  answers: Record<string, OwnAnswer>
  /** What to check in the letter; null without a letter. */
  claims: Claim[] | null
  /** Claims are quoted, where the letter that underlines them is not beside the panel. */
  hasQuotes: boolean
  /** Sentences of the letter are underlined. */
  hasMarks: boolean
  /** The last change of the text could not be checked. */
  checkFailed: boolean
  onCheckAgain: () => void
  busy: boolean
  changes: LetterChanges
  /** The asks and traps are folded at first, where the panel is above the form. */
  foldable: boolean
}

/** The panel. Red flags come first before a letter is written, and are never folded. */
export function BriefPanel(props: BriefPanelProps) {
  const { state, asks, flags, traps, claims, busy, changes, foldable } = props
  const [opened, setOpened] = useState(false)
  const content = useId()
  const warning = flags.length > 0 && (
    <Part title={texts.brief.flags} text={texts.brief.flagsText} kind={claims ? 'warning' : 'first warning'}>
      {flags.map(({ quote, why }) => (
        <Quoted key={quote} text={why} quote={quote} />
      ))}
    </Part>
  )
  const canFold = foldable && asks.length + traps.length > 0
  return (
    <section className={style.panel} aria-labelledby={BRIEF_ID}>
      <header className={style.head}>
        <h2 id={BRIEF_ID} tabIndex={-1} className={style.title}>
          {texts.brief.title}
        </h2>
        {claims && asks.length > 0 && (
          <p className={style.count}>{texts.brief.answered(countAnswered(asks))}</p>
        )}
        {canFold && (
          <Button
            variant="subtle"
            className={style.fold}
            aria-expanded={opened}
            aria-controls={content}
            onClick={() => setOpened(!opened)}
            rightSection={<ChevronDownIcon />}
          >
            {texts.brief.things(asks.length + traps.length)}
          </Button>
        )}
      </header>
      {!claims && warning}
      {state === 'failed' && (
        <ErrorState text={texts.brief.failed} onRetry={props.onRetry} retrying={props.retrying} />
      )}
      {state === 'waiting' && asks.length === 0 && (
        <Skeleton label={texts.brief.waiting}>
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
        </Skeleton>
      )}
      {state === 'loaded' && asks.length === 0 && <p className={style.quiet}>{texts.brief.none}</p>}
      <div id={content} className={style.content} hidden={canFold && !opened}>
        {asks.length > 0 && (
          <ul className={style.asks}>
            {asks.map((ask) => (
              <AskItem
                key={ask.id}
                ask={ask}
                answer={props.answers[ask.id]}
                hasLetter={claims !== null}
                busy={busy}
                changes={changes}
              />
            ))}
          </ul>
        )}
        {claims && claims.length > 0 && (
          <ClaimList claims={claims} hasQuotes={props.hasQuotes} busy={busy} changes={changes} />
        )}
        {props.checkFailed && (
          <p className={style.quiet} role="status">
            {texts.findings.notChecked}{' '}
            <Button variant="subtle" onClick={props.onCheckAgain}>
              {sharedTexts.errors.retry}
            </Button>
          </p>
        )}
        {claims && props.hasMarks && <p className={style.quiet}>{texts.findings.hint}</p>}
        {claims && warning}
        {traps.length > 0 && (
          <Part title={texts.brief.traps} text={texts.brief.trapsText}>
            {traps.map(({ quote, asks: wish }) => (
              <Quoted key={quote} text={wish} quote={quote} />
            ))}
          </Part>
        )}
      </div>
    </section>
  )
}

interface PartProps {
  title: string
  text: string
  /** A warning of the client, which is the panel's first part before a letter is written. */
  kind?: 'warning' | 'first warning'
  children: ReactNode
}

function Part({ title, text, kind, children }: PartProps) {
  return (
    <div className={style.part} data-kind={kind}>
      <h3 className={style.partTitle}>{title}</h3>
      <p className={style.quiet}>{text}</p>
      <ul className={style.list}>{children}</ul>
    </div>
  )
}

function Quoted({ text, quote }: { text: string; quote: string }) {
  return (
    <li>
      <p>{text}</p>
      <blockquote className={style.quote} dir="auto">
        {quote}
      </blockquote>
    </li>
  )
}
