/**
 * A demonstration of the job assistant with sample content (spec §2 "Job-assistant demo modal"). Steps: choose a job (1),
 * add information (2), read the proposal (3). Submitting returns to step 1 and sends nothing.
 */

import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { sharedTexts } from '../../components/texts.ts'
import { useAppSelector } from '../../store.ts'
import style from './DemoModal.module.css'
import { ChooseJob, ReadProposal, TellMore } from './DemoSteps.tsx'
import type { DemoJob } from './demo.ts'
import { texts } from './texts.ts'

interface DemoModalProps {
  opened: boolean
  onClose: () => void
}

type Step =
  | { at: 1; submitted: boolean }
  | { at: 2; job: DemoJob; info: string }
  | { at: 3; job: DemoJob; info: string }

/** The modal, which fills phones. */
export function DemoModal({ opened, onClose }: DemoModalProps) {
  const small = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const name = useAppSelector(({ auth }) => auth.user?.first_name) ?? texts.demo.visitor
  const [step, setStep] = useState<Step>({ at: 1, submitted: false })
  const top = useRef<HTMLDivElement>(null)
  const first = useRef(true)

  // The button that had the focus is gone; the new step takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes, and not at first
  useEffect(() => {
    if (!first.current) top.current?.focus()
    first.current = false
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [step.at])

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.demo.greeting(name)}
      size="40rem"
      fullScreen={small}
      classNames={{ title: style.greeting }}
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <div ref={top} tabIndex={-1} className={style.step}>
        <p className={style.question}>{texts.demo.question}</p>
        {step.at === 1 && (
          <ChooseJob submitted={step.submitted} onChoose={(job) => setStep({ at: 2, job, info: '' })} />
        )}
        {step.at === 2 && (
          <TellMore
            job={step.job}
            info={step.info}
            onInfo={(info) => setStep({ ...step, info })}
            onBack={() => setStep({ at: 1, submitted: false })}
            onGenerate={() => setStep({ ...step, at: 3 })}
          />
        )}
        {step.at === 3 && (
          <ReadProposal
            job={step.job}
            info={step.info}
            onBack={() => setStep({ ...step, at: 2 })}
            onSubmit={() => setStep({ at: 1, submitted: true })}
          />
        )}
      </div>
    </Modal>
  )
}
