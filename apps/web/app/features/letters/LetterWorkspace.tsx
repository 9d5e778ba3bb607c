/** The right side of the generator: the form of step 1, then the letter of step 2. */

import type { Job } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { openable } from '../jobs/index.ts'
import { remainingClaims } from './claims.ts'
import { saveEdit, swapLetters } from './draft.ts'
import style from './Generate.module.css'
import { LetterActions } from './LetterActions.tsx'
import { LetterFindings } from './LetterFindings.tsx'
import { LetterFailure, LetterForm } from './LetterForm.tsx'
import { LetterView } from './LetterView.tsx'
import { texts } from './texts.ts'
import { useLetter } from './useLetter.ts'
import { useLetterOptions } from './useLetterOptions.ts'

/** The id of the findings, which the letter links to. */
const FINDINGS_ID = 'to-check'

interface LetterWorkspaceProps {
  jobId: string
  /** Absent while it is loading or when it can't be loaded. */
  job: Job | undefined
}

/** The workspace of one job. It needs the job's id as `key`. */
export function LetterWorkspace({ jobId, job }: LetterWorkspaceProps) {
  const { draft, change, writing, written, failure, generate, rewrite, stop } = useLetter(jobId)
  const choices = useLetterOptions(draft)
  const { profile, model } = choices
  const { letter, editing } = draft

  const isWriting = writing !== null && written !== ''
  const showSheet = isWriting || draft.step === 'letter'

  if (!showSheet) {
    return (
      <LetterForm
        choices={choices}
        extraInformation={draft.extraInformation}
        onProfile={(id) => change((before) => ({ ...before, profile: id }))}
        onModel={(label) => change((before) => ({ ...before, model: label }))}
        onExtraInformation={(text) => change((before) => ({ ...before, extraInformation: text }))}
        busy={writing !== null}
        failure={failure}
        onGenerate={() => profile && generate(profile.id, model)}
        onStop={stop}
        onBack={letter ? () => change((before) => ({ ...before, step: 'letter' })) : undefined}
      />
    )
  }

  const traps = isWriting || !letter ? [] : letter.traps
  const claims = isWriting || !letter ? [] : remainingClaims(editing ?? letter.text, letter.unsupported)
  const builtIn = isWriting ? choices.connected === false : letter?.writer === 'built-in'
  const canGoBack = draft.before !== null && writing === null && editing === null
  const url = openable(job?.url)
  const writer = builtIn ? texts.generator.builtInWriter : isWriting ? model : letter?.model
  const from = [profile?.title, writer].filter(Boolean)
  return (
    <div className={style.step}>
      <LetterView
        letter={letter}
        written={isWriting ? written : null}
        editing={editing}
        onEdit={(text) => change((before) => ({ ...before, editing: text }))}
        from={
          from.length === 2 ? texts.generator.writtenFrom(String(from[0]), String(from[1])) : from.join('')
        }
        aside={
          <Button
            variant="subtle"
            disabled={writing !== null || editing !== null}
            onClick={() => change((before) => ({ ...before, step: 'form' }))}
            className={style.aside}
          >
            {texts.generator.change}
          </Button>
        }
        toCheck={{ count: traps.length + claims.length, id: FINDINGS_ID }}
        onRestorePrevious={canGoBack ? () => change(swapLetters) : undefined}
      >
        <LetterActions
          text={editing ?? letter?.text ?? ''}
          writing={writing}
          editing={editing !== null && !isWriting}
          canRewrite={profile !== undefined}
          apply={url && job ? { url, name: job.source_name } : undefined}
          onRewrite={() => profile && rewrite(profile.id, model)}
          onStop={stop}
          onEdit={() => change((before) => ({ ...before, editing: before.letter?.text ?? null }))}
          onSave={() => change(saveEdit)}
          onCancel={() => change((before) => ({ ...before, editing: null }))}
          onCopied={() => change((before) => ({ ...before, copied: true }))}
        />
        <LetterFailure failure={failure} />
      </LetterView>
      <LetterFindings id={FINDINGS_ID} traps={traps} claims={claims} />
    </div>
  )
}
