/** What forwarded mails say became of letters. Nothing changes before the person has pressed a button. */
import type { ProposedOutcome } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api.ts'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { useDecideOutcomeMutation, useProposedOutcomesQuery } from './api.ts'
import style from './ProposedOutcomes.module.css'
import { texts } from './texts.ts'

const outcomeTexts = texts.outcomes

/** The proposals for all letters, or for one. Without any there is only the result of the last decision. */
export function ProposedOutcomes({ letter }: { letter?: string }) {
  const { data } = useProposedOutcomesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [result, setResult] = useState('')
  const shown = (data ?? []).filter((outcome) => letter === undefined || outcome.letter.id === letter)

  function finish(text: string) {
    setResult(text)
    // The pressed button disappears with its proposal.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <>
      <p role="status" className={style.result}>
        {result}
      </p>
      {shown.length > 0 && (
        <section className={style.panel} aria-label={outcomeTexts.name}>
          <ul>
            {shown.map((outcome) => (
              <Proposal key={outcome.id} outcome={outcome} onDecided={finish} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface ProposalProps {
  outcome: ProposedOutcome
  /** Called with a sentence about the decision. */
  onDecided: (text: string) => void
}

function Proposal({ outcome: { id, letter, status, quote, at }, onDecided }: ProposalProps) {
  const [decide, { isLoading, originalArgs, error }] = useDecideOutcomeMutation()
  const { title } = letter
  const name = texts.statuses[status]
  async function press(accept: boolean) {
    const { error } = await decide({ id, accept })
    if (!error) onDecided(accept ? outcomeTexts.accepted(title, name) : outcomeTexts.dismissed(title))
  }
  return (
    <li className={style.proposal}>
      <div className={style.text}>
        <p>{outcomeTexts.says[status](title)}</p>
        <blockquote className={style.quote} dir="auto">
          {quote}
        </blockquote>
        <p className={style.facts}>
          {outcomeTexts.change(name)} · <RelativeTime at={at} />
        </p>
        <p role="alert" className={style.error}>
          {error && messageOf(error, outcomeTexts.failed)}
        </p>
      </div>
      <div className={style.buttons}>
        <Button
          aria-label={outcomeTexts.acceptFor(title, name)}
          loading={isLoading && originalArgs?.accept === true}
          disabled={isLoading && originalArgs?.accept === false}
          onClick={() => press(true)}
        >
          {outcomeTexts.accept}
        </Button>
        <Button
          variant="subtle"
          aria-label={outcomeTexts.dismissFor(title, name)}
          loading={isLoading && originalArgs?.accept === false}
          disabled={isLoading && originalArgs?.accept === true}
          onClick={() => press(false)}
        >
          {outcomeTexts.dismiss}
        </Button>
      </div>
    </li>
  )
}
