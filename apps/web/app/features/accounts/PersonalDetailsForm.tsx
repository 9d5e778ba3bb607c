import { personLimits, type User } from '@gigbell/contract'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldError, messageOf } from '../../api.ts'
import { sharedTexts } from '../../components/texts.ts'
import { useDraft } from '../../components/useDraft.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { readDraft } from '../../persistence.ts'
import { useChangeProfileMutation } from './settings/api.ts'
import { texts } from './texts.ts'
import style from './ViewProfile.module.css'

const personTexts = texts.person
const DRAFT = 'person'

interface Person {
  first_name: string
  last_name: string
  mobile_number: string
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  ['first_name', 'last_name', 'mobile_number'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  )

/** Returns whether there is a draft of unsaved changes. */
export const hasPersonDraft = () => readDraft(DRAFT, isPerson) !== undefined

interface PersonalDetailsFormProps {
  user: User
  /** Called with whether the changes were saved. */
  onDone: (saved: boolean) => void
}

/** The form for name and phone number. Unsaved values survive a failure and a reload. */
export function PersonalDetailsForm({ user, onDone }: PersonalDetailsFormProps) {
  const [before] = useState(() => ({
    first_name: user.first_name,
    last_name: user.last_name,
    mobile_number: user.mobile_number ?? '',
  }))
  const [restored] = useState(hasPersonDraft)
  const [person, change, drop] = useDraft(DRAFT, isPerson, before)
  const [save, { isLoading, error }] = useChangeProfileMutation()
  const fields = ['first_name', 'last_name', 'mobile_number'] as const
  const named = fields.some((name) => fieldError(error, name))

  const { faults, form } = useFormValidation(submit)

  async function submit() {
    if (isLoading) return
    const answer = await save(person)
    if (answer.error) return
    drop()
    onDone(true)
  }

  const input = (name: (typeof fields)[number]) => ({
    name,
    value: person[name],
    error: faults[name] ?? fieldError(error, name),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      change((current) => ({ ...current, [name]: value }))
    },
  })

  return (
    <form className={style.form} {...form}>
      {restored && <p className={style.quiet}>{sharedTexts.unsaved.restored}</p>}
      <div className={style.pair}>
        <TextInput
          label={personTexts.firstName}
          autoComplete="given-name"
          required
          autoFocus={!restored}
          maxLength={personLimits.name}
          {...input('first_name')}
        />
        <TextInput
          label={personTexts.lastName}
          autoComplete="family-name"
          required
          maxLength={personLimits.name}
          {...input('last_name')}
        />
      </div>
      <TextInput
        label={personTexts.mobile}
        description={personTexts.mobileHint}
        type="tel"
        autoComplete="tel"
        maxLength={personLimits.mobileNumber}
        {...input('mobile_number')}
      />
      <p role="alert" className={style.error}>
        {error && !named && messageOf(error, personTexts.saveFailed)}
      </p>
      <div className={style.ways}>
        <Button type="submit" variant="next" loading={isLoading}>
          {personTexts.save}
        </Button>
        <Button
          onClick={() => {
            drop()
            onDone(false)
          }}
        >
          {personTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
