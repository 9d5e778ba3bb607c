/** Step 2: the letter with its facts and actions, and on small screens the drawer with the checklist. */

import type { Job } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { OnDemand } from '../../components/OnDemand.tsx'
import { lazyComponent } from '../../components/WhenLoaded.tsx'
import { openable, recordOpenedPost } from '../jobs/index.ts'
import { type ChecklistItem, countAnswered } from './asks.ts'
import { BRIEF_ID } from './BriefPanel.tsx'
import { CLAIMS_ID } from './ClaimList.tsx'
import { changeText, currentText, markSaved, saveEdit, swapLetters } from './draft.ts'
import style from './Generate.module.css'
import { ConflictChoice } from './history/ConflictChoice.tsx'
import { SaveState } from './history/SaveState.tsx'
import { LetterActions } from './LetterActions.tsx'
import { LetterFacts } from './LetterFacts.tsx'
import { LetterFailure } from './LetterForm.tsx'
import { LetterText } from './LetterText.tsx'
import { LetterView } from './LetterView.tsx'
import { type StoredText, SyncedLetter } from './SyncedLetter.tsx'
import { texts } from './texts.ts'
import type { CurrentFindings } from './useFindings.ts'
import type { LetterOrder, useLetter } from './useLetter.ts'
import type { LetterChanges } from './useLetterChanges.ts'
import type { LetterOptions } from './useLetterOptions.ts'

const BriefDrawer = lazyComponent(async () => (await import('./BriefDrawer.tsx')).BriefDrawer)

interface LetterStepProps {
  job: Job | undefined
  letterState: ReturnType<typeof useLetter>
  choices: LetterOptions
  /** What a rewrite is written with; absent without a profile. */
  order: LetterOrder | undefined
  asks: ChecklistItem[]
  findings: Pick<CurrentFindings, 'claims' | 'evidence'>
  changes: LetterChanges
  /** The checklist; false where it is beside the letter. */
  panel: ReactNode
}

/** The letter while it is being written, and after. */
export function LetterStep({
  job,
  letterState,
  choices,
  order,
  asks,
  findings,
  changes,
  panel,
}: LetterStepProps) {
  const { draft, change, writing, written, failure, rewrite, stop } = letterState
  const { letter, editing } = draft
  const [opened, setOpened] = useState(false)
  const [stored, setStored] = useState<StoredText | null>(null)
  const isWriting = writing !== null && written !== ''
  const isIdle = writing === null && editing === null

  const builtIn = isWriting ? choices.connected === false : letter?.writer === 'built-in'
  const writer = builtIn ? texts.generator.builtInWriter : isWriting ? choices.model : letter?.model
  const profile = choices.choice?.profile.title
  const url = openable(job?.url)
  const counts = countAnswered(asks)
  const shown = isWriting ? written : currentText(draft)

  function openPanel(part: 'asks' | 'claims') {
    if (panel) return setOpened(true)
    const target = document.getElementById(part === 'asks' ? BRIEF_ID : CLAIMS_ID)
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus({ preventScroll: true })
  }

  return (
    <div className={style.step}>
      {letter?.id && (
        <SyncedLetter
          key={letter.id}
          id={letter.id}
          text={currentText(draft)}
          saved={letter.saved ?? letter.text}
          sent={letter.sent ?? []}
          onState={setStored}
          onSaved={(id, saved, sent) => change((before) => markSaved(before, id, saved, sent))}
          onReplaced={(text) => change((before) => changeText(before, text))}
        />
      )}
      {stored?.other && (
        <ConflictChoice
          text={currentText(draft)}
          other={stored.other.text}
          onKeep={() => stored.saver.keep(currentText(draft))}
          onTake={stored.saver.takeOther}
        />
      )}
      <LetterView
        letter={letter?.text ?? null}
        shown={
          <LetterText
            text={shown}
            findings={isWriting ? { claims: [], evidence: [] } : findings}
            changes={changes}
          />
        }
        written={isWriting ? written : null}
        editing={editing}
        onEdit={(text) => change((before) => ({ ...before, editing: text }))}
        from={profile && writer ? texts.generator.writtenFrom(profile, writer) : (profile ?? writer ?? '')}
        aside={
          <Button
            variant="subtle"
            disabled={!isIdle}
            onClick={() => change((before) => ({ ...before, step: 'form' }))}
            className={style.aside}
          >
            {texts.generator.change}
          </Button>
        }
        facts={
          <LetterFacts
            text={shown}
            asks={isWriting ? null : counts}
            toCheck={isWriting ? 0 : findings.claims.length}
            stored={
              letter?.id &&
              stored && (
                <>
                  <SaveState status={stored.status} />
                  <Link to={`/dashboard/letters/${letter.id}`} className={style.open}>
                    {texts.generator.openLetter}
                  </Link>
                </>
              )
            }
            onOpen={openPanel}
            opensDialog={panel !== false}
            onUndo={writing === null ? changes.undo : undefined}
            onRestorePrevious={draft.before && isIdle ? () => change(swapLetters) : undefined}
          />
        }
        spoken={counts.all > 0 ? texts.brief.answered(counts) : ''}
      >
        <LetterActions
          text={shown}
          writing={writing}
          editing={editing !== null && !isWriting}
          canRewrite={order !== undefined}
          apply={url && job ? { url, name: job.source_name, onOpen: () => recordOpenedPost(job) } : undefined}
          onRewrite={() => order && rewrite(order)}
          onStop={stop}
          onEdit={() => change((before) => ({ ...before, editing: before.letter?.text ?? null }))}
          onSave={() => change(saveEdit)}
          onCancel={() => change((before) => ({ ...before, editing: null }))}
          onCopied={() => change((before) => ({ ...before, copied: true }))}
        />
        <LetterFailure failure={failure} onFallback={() => order && rewrite({ ...order, fallback: true })} />
      </LetterView>
      {panel && (
        <OnDemand wanted={opened}>
          {(open) => (
            <BriefDrawer opened={open} onClose={() => setOpened(false)}>
              {panel}
            </BriefDrawer>
          )}
        </OnDemand>
      )}
    </div>
  )
}
