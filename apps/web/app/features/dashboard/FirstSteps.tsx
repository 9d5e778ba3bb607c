/** The first steps (profile, alert, letter) with the next one highlighted. */

import type { DashboardSummary, Job } from '@gigbell/contract'
import { Button, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { CheckIcon } from '../../components/icons.ts'
import { OnDemand } from '../../components/OnDemand.tsx'
import {
  AlertDialog,
  type AlertTarget,
  newAlert,
  suggestedAlert,
  useAlertSuggestionsQuery,
} from '../alerts/index.ts'
import { ProfileDialog, useProfileTitlesQuery } from '../profiles/index.ts'
import style from './HomeSummary.module.css'
import { texts } from './texts.ts'

const order = ['profile', 'alert', 'letter'] as const

interface FirstStepsProps {
  steps: DashboardSummary['steps']
  firstJob: Job | undefined
}

/** The steps. The next one has a button that opens its dialog here. */
export function FirstSteps({ steps, firstJob }: FirstStepsProps) {
  const next = order.find((name) => !steps[name])
  const actions = {
    profile: <CreateProfile />,
    alert: <SetUpAlert fromProfile={steps.profile} />,
    letter: <WriteLetter job={firstJob} />,
  }
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className={style.heading}>
        {texts.steps.title}
      </h2>
      <ol className={style.steps}>
        {order.map((name, index) => (
          <Step
            key={name}
            number={index + 1}
            {...texts.steps[name]}
            done={steps[name]}
            action={name === next ? actions[name] : undefined}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  number: number
  title: string
  text: string
  done: boolean
  /** The button of the next step. */
  action: ReactNode
}

function Step({ number, title, text, done, action }: StepProps) {
  return (
    <li className={style.step} data-done={done || undefined} aria-current={action ? 'step' : undefined}>
      <span className={style.mark} aria-hidden="true">
        {done ? <CheckIcon size={18} /> : number}
      </span>
      <div className={style.what}>
        <h3 className={style.stepTitle}>
          {title}
          {done && <VisuallyHidden>, {texts.steps.done}</VisuallyHidden>}
        </h3>
        {!done && <p>{text}</p>}
      </div>
      {action}
    </li>
  )
}

function CreateProfile() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="next" onClick={() => setOpened(true)}>
        {texts.steps.profile.button}
      </Button>
      <OnDemand wanted={opened}>
        {(open) => (
          <ProfileDialog opened={open} target={opened ? 'new' : undefined} onClose={() => setOpened(false)} />
        )}
      </OnDemand>
    </>
  )
}

/** Creates an alert, starting from a suggestion of the profile if there is one. */
function SetUpAlert({ fromProfile }: { fromProfile: boolean }) {
  const [opened, setOpened] = useState(false)
  const { data, isLoading } = useAlertSuggestionsQuery(undefined, { skip: !fromProfile })
  const suggestion = data?.[0]
  const target = useMemo<AlertTarget | undefined>(() => {
    if (!opened) return undefined
    return suggestion ? suggestedAlert(suggestion) : newAlert
  }, [opened, suggestion])
  return (
    <>
      <Button variant="next" onClick={() => setOpened(true)} loading={isLoading}>
        {texts.steps.alert.button}
      </Button>
      <OnDemand wanted={opened}>
        {(open) => <AlertDialog opened={open} target={target} onClose={() => setOpened(false)} />}
      </OnDemand>
    </>
  )
}

/** Links to the generator for a matching job, with a single profile. */
function WriteLetter({ job }: { job: Job | undefined }) {
  const { data: profiles } = useProfileTitlesQuery()
  const [only, ...others] = profiles ?? []
  const profile = others.length === 0 ? only?.id : undefined
  return job ? (
    <Button
      component={Link}
      to={`/dashboard/job-details/${job.id}/generate`}
      state={{ profile }}
      variant="next"
    >
      {texts.steps.letter.buttonFor}
    </Button>
  ) : (
    <Button component={Link} to="/dashboard/jobs" variant="next">
      {texts.steps.letter.button}
    </Button>
  )
}
