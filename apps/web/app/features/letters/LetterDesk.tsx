/** The right side of the generator: step 1 as a form, step 2 as a sheet. */

import type { Job } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { marketplaceName, openable } from '../jobs/index.ts'
import { saved, swapped } from './draft.ts'
import { Findings } from './Findings.tsx'
import style from './Generate.module.css'
import { LetterFailure, LetterForm } from './LetterForm.tsx'
import { LetterRow } from './LetterRow.tsx'
import { standingClaims } from './marks.ts'
import { Sheet } from './Sheet.tsx'
import { texts } from './texts.ts'
import { useChoices } from './useChoices.ts'
import { useLetter } from './useLetter.ts'

/** Where the link above the row of buttons leads. */
const FINDINGS = 'to-check'

interface LetterDeskProps {
  jobId: string
  /** Absent while it is loading, or where it can't be had: a letter kept from before is here all the same. */
  job: Job | undefined
}

/** Give it the job's id as `key`: each job has a desk of its own. */
export function LetterDesk({ jobId, job }: LetterDeskProps) {
  const { draft, change, writing, written, failure, generate, rewrite, stop } = useLetter(jobId)
  const choices = useChoices(draft)
  const { profile, model } = choices
  const { letter, editing } = draft

  const beingWritten = writing !== null && written !== ''
  const showSheet = beingWritten || draft.step === 'letter'

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

  const traps = beingWritten || !letter ? [] : letter.traps
  const claims = beingWritten || !letter ? [] : standingClaims(editing ?? letter.text, letter.unsupported)
  const builtIn = beingWritten ? choices.connected === false : letter?.writer === 'built-in'
  const canGoBack = draft.before !== null && writing === null && editing === null
  const url = openable(job?.url)
  const writer = builtIn ? texts.generator.builtInWriter : beingWritten ? model : letter?.model
  const from = [profile?.title, writer].filter(Boolean)
  return (
    <div className={style.step}>
      <Sheet
        letter={letter}
        written={beingWritten ? written : null}
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
        toCheck={{ count: traps.length + claims.length, id: FINDINGS }}
        onBringBack={canGoBack ? () => change(swapped) : undefined}
      >
        <LetterRow
          text={editing ?? letter?.text ?? ''}
          writing={writing}
          editing={editing !== null && !beingWritten}
          canRewrite={profile !== undefined}
          apply={url && job ? { url, name: marketplaceName(job.source) } : undefined}
          onRewrite={() => profile && rewrite(profile.id, model)}
          onStop={stop}
          onEdit={() => change((before) => ({ ...before, editing: before.letter?.text ?? null }))}
          onSave={() => change(saved)}
          onCancel={() => change((before) => ({ ...before, editing: null }))}
          onCopied={() => change((before) => ({ ...before, copied: true }))}
        />
        <LetterFailure failure={failure} />
      </Sheet>
      <Findings id={FINDINGS} traps={traps} claims={claims} />
    </div>
  )
}
