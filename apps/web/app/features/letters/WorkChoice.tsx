/** The works of the profile that a letter can describe, those that fit the post best first. */

import { type ListedCard, mostChosenWorks } from '@gigbell/contract'
import { useId, useState } from 'react'
import { CheckboxList, CheckboxRow } from '../../components/CheckboxList.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { useWorksQuery } from './api.ts'
import { texts } from './texts.ts'
import style from './WorkChoice.module.css'
import { selectWorks } from './works.ts'

interface WorkChoiceProps {
  job: string
  profile: { id: string; title: string }
  /** The ids of the chosen works, in the order of the choice. */
  chosen: readonly string[]
  disabled: boolean
  onChange: (chosen: string[]) => void
}

/** A closed part of the form; its list is loaded when it is opened. */
export function WorkChoice(props: WorkChoiceProps) {
  const { chosen } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      summary={texts.works.title}
      note={chosen.length === 0 ? texts.works.none : texts.works.chosen(chosen.length)}
      open={isOpen}
      onToggle={setOpen}
    >
      <WorkList {...props} />
    </Disclosure>
  )
}

function WorkList({ job, profile, chosen, disabled, onChange }: WorkChoiceProps) {
  const hint = useId()
  const { currentData, isError, isFetching, refetch } = useWorksQuery({ job, profile: profile.id })
  if (!currentData && isError)
    return <ErrorState text={texts.works.failed} onRetry={refetch} retrying={isFetching} />
  if (!currentData)
    return (
      <Skeleton label={texts.works.waiting}>
        <SkeletonLine lines={4} />
      </Skeleton>
    )
  const works = selectWorks(currentData, profile.title)
  if (works.length === 0) return <p className={style.quiet}>{texts.works.empty}</p>
  const isFull = chosen.length >= mostChosenWorks
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className={style.works} aria-label={texts.works.title} aria-describedby={hint}>
      <p id={hint} className={style.quiet}>
        {texts.works.hint(mostChosenWorks)}
      </p>
      <CheckboxList>
        {works.map((work) => (
          <CheckboxRow
            key={work.id}
            checked={chosen.includes(work.id)}
            disabled={disabled || (isFull && !chosen.includes(work.id))}
            onToggle={() => toggle(work.id)}
          >
            <Work work={work} />
          </CheckboxRow>
        ))}
      </CheckboxList>
    </fieldset>
  )
}

/** One work: a project with its title in front, or a sentence of the profile. */
function Work({ work }: { work: ListedCard }) {
  const [title, ...rest] = work.kind === 'project' ? work.text.split(': ') : []
  const text = title === undefined ? work.text : rest.join(': ')
  return (
    <>
      {title !== undefined && <strong dir="auto">{title}</strong>}
      {text !== '' && (
        <span className={style.text} dir="auto">
          {text}
        </span>
      )}
    </>
  )
}
