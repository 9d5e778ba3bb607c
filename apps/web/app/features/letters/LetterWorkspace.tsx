/** The generator of one job: what the post asks, and the form of step 1 or the letter of step 2. */

import type { Job } from '@gigbell/contract'
import { useMediaQuery } from '@mantine/hooks'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ReactNode } from 'react'
import { DraftOffer, useWaitingDraftQuery } from '../notifications/index.ts'
import { useWorksQuery } from './api.ts'
import { toChecklist } from './asks.ts'
import { BriefPanel } from './BriefPanel.tsx'
import { changeProfile, currentText, dropFindings, type LetterDraft, noWishes } from './draft.ts'
import { FitNotice } from './FitNotice.tsx'
import style from './Generate.module.css'
import { LetterForm } from './LetterForm.tsx'
import { LetterStep } from './LetterStep.tsx'
import { changeNote } from './notes.ts'
import { TranslationNotice } from './TranslationNotice.tsx'
import { findTranslation } from './translation.ts'
import { useBestFit, useBrief, useNotes } from './useBrief.ts'
import { useFindings } from './useFindings.ts'
import { useLetter } from './useLetter.ts'
import { useLetterChanges } from './useLetterChanges.ts'
import { useLetterOptions } from './useLetterOptions.ts'
import { WishFields } from './WishFields.tsx'
import { WorkChoice } from './WorkChoice.tsx'
import { findKnownWorks } from './works.ts'

/** From this width on, the checklist is beside the letter. */
const WIDE_LAYOUT = '(min-width: 64em)'

interface LetterWorkspaceProps {
  jobId: string
  /** Absent while it is loading or when it can't be loaded. */
  job: Job | undefined
  /** The job can't be loaded, so there is nothing that it asks. */
  jobFailed: boolean
  /** The post, in the column of the checklist. */
  post: ReactNode
}

/** The workspace. It needs the job's id as `key`. */
export function LetterWorkspace({ jobId, job, jobFailed, post }: LetterWorkspaceProps) {
  const isWide = useMediaQuery(WIDE_LAYOUT, undefined, { getInitialValueInEffect: false })
  const letterState = useLetter(jobId)
  const { draft, change, writing, written, failure } = letterState
  const best = useBestFit(jobId)
  const { data: waiting } = useWaitingDraftQuery(jobId)
  const choices = useLetterOptions(draft, best)
  const { choice, model } = choices
  const profile = choice?.profile
  const isWriting = writing !== null && written !== ''
  const isForm = !isWriting && draft.step === 'form'

  const { brief, state, retrying, retry } = useBrief(jobId, profile?.id)
  const isBuiltIn = choices.connected === false && !choices.own
  const translated = isBuiltIn ? findTranslation(brief?.languages, draft.wishes?.language) : null
  const notes = useNotes(draft)
  const findings = useFindings(draft, change, {
    jobId,
    profile: profile?.id,
    paused: writing !== null || isForm,
  })
  const changes = useLetterChanges(draft, change, profile?.id)

  const text = isForm || isWriting ? '' : currentText(draft)
  const answers = draft.answers ?? {}
  const asks = toChecklist(brief?.asks ?? [], text === '' ? [] : findings.asks, text, answers)
  const claims = text === '' ? null : findings.claims.filter((claim) => !changes.isConfirmed(claim))
  const works = draft.works ?? []
  const { currentData: cards } = useWorksQuery(
    profile && works.length > 0 ? { job: jobId, profile: profile.id } : skipToken,
  )
  const order = profile && { profile: profile.id, model, asks: brief?.asks.map(({ id }) => id), cards }

  const panel = !jobFailed && (
    <BriefPanel
      state={state}
      onRetry={retry}
      retrying={retrying}
      asks={asks}
      flags={brief?.flags ?? []}
      traps={brief?.traps ?? draft.letter?.traps ?? []}
      answers={answers}
      claims={claims}
      hasQuotes={!isWide || draft.editing !== null}
      hasMarks={text !== '' && findings.claims.length + findings.evidence.length > 0}
      checkFailed={claims !== null && findings.failed}
      onCheckAgain={findings.retry}
      busy={writing !== null}
      changes={changes}
      foldable={isForm && !isWide}
    />
  )
  /** Changes what the letter is checked against. */
  const changeBasis = (update: (draft: LetterDraft) => LetterDraft) =>
    change((before) => dropFindings(update(before)))

  return (
    <div className={style.columns}>
      <div className={style.side}>
        {isWide && panel}
        {post}
        {!isWide && isForm && panel}
      </div>
      {isForm ? (
        <LetterForm
          choices={choices}
          extraInformation={draft.extraInformation}
          onProfile={(id) => change((before) => changeProfile(before, id))}
          onModel={(label) => change((before) => ({ ...before, model: label }))}
          onExtraInformation={(extraInformation) =>
            changeBasis((before) => ({ ...before, extraInformation }))
          }
          notes={notes}
          onNote={(note) => changeBasis((before) => ({ ...before, notes: changeNote(before.notes, note) }))}
          fit={
            <>
              {draft.letter === null && waiting && <DraftOffer draft={waiting} />}
              <FitNotice
                fit={brief?.fit}
                best={best}
                isScoreShown={choice?.why === 'fit'}
                onUse={(id) => change((before) => changeProfile(before, id))}
              />
              {translated && (
                <TranslationNotice
                  {...translated}
                  onUse={(language) =>
                    change((before) => ({ ...before, wishes: { ...(before.wishes ?? noWishes), language } }))
                  }
                />
              )}
            </>
          }
          works={
            profile && (
              <WorkChoice
                key={profile.id}
                job={jobId}
                profile={profile}
                chosen={findKnownWorks(works, cards)}
                disabled={writing !== null}
                onChange={(chosen) => change((before) => ({ ...before, works: chosen }))}
              />
            )
          }
          wishes={
            <WishFields
              wishes={draft.wishes}
              asks={asks}
              disabled={writing !== null}
              onChange={(update) =>
                change((before) => ({ ...before, wishes: update(before.wishes ?? noWishes) }))
              }
            />
          }
          busy={writing !== null}
          failure={failure}
          onGenerate={() => order && letterState.generate(order)}
          onFallback={() => order && letterState.generate({ ...order, fallback: true })}
          onStop={letterState.stop}
          onBack={draft.letter ? () => change((before) => ({ ...before, step: 'letter' })) : undefined}
        />
      ) : (
        <LetterStep
          job={job}
          letterState={letterState}
          choices={choices}
          order={order}
          asks={asks}
          findings={{ claims: claims ?? [], evidence: findings.evidence }}
          changes={changes}
          panel={isWide ? false : panel}
        />
      )}
    </div>
  )
}
