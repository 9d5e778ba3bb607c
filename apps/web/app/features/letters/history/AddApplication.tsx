/** The dialog that adds an application which was written elsewhere. */

import { type LetterStatus, letterHistoryLimits, letterLimits } from '@gigbell/contract'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api.ts'
import { DialogForm, FormDialog } from '../../../components/FormDialog.tsx'
import { useDraft } from '../../../components/useDraft.ts'
import { useFormValidation } from '../../../components/useFormValidation.ts'
import { isRecord } from '../../../storage.ts'
import { useAddApplicationMutation } from './api.ts'
import style from './Letters.module.css'
import { statusOptions } from './StatusSelect.tsx'
import { texts } from './texts.ts'

interface ApplicationForm {
  title: string
  url: string
  status: LetterStatus
  text: string
}

const emptyForm: ApplicationForm = { title: '', url: '', status: 'applied', text: '' }

const isForm = (value: unknown): value is ApplicationForm =>
  isRecord(value) &&
  ['title', 'url', 'text'].every((name) => typeof value[name] === 'string') &&
  statusOptions.some((option) => option.value === value.status)

const isFilled = ({ title, url, text }: ApplicationForm) => [title, url, text].some((part) => part !== '')

interface AddApplicationProps {
  opened: boolean
  onClose: () => void
}

/** The dialog. What was typed is kept until it is sent or discarded. */
export function AddApplication({ opened, onClose }: AddApplicationProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.add.title} size="36rem">
      <Fields onClose={onClose} />
    </FormDialog>
  )
}

function Fields({ onClose }: { onClose: () => void }) {
  const [form, change, drop] = useDraft('application', isForm, emptyForm)
  const [restored] = useState(() => isFilled(form))
  const [add, { isLoading, error }] = useAddApplicationMutation()
  const { faults, form: validation } = useFormValidation(submit)
  const set = (part: Partial<ApplicationForm>) => change((before) => ({ ...before, ...part }))

  function leave() {
    drop()
    onClose()
  }
  async function submit() {
    const url = form.url.trim()
    const job = { title: form.title.trim(), ...(url && { url }) }
    const answer = await add({ job, status: form.status, text: form.text })
    if (!answer.error) leave()
  }

  return (
    <DialogForm
      restored={restored}
      changed={isFilled(form)}
      busy={isLoading}
      failure={error && messageOf(error, texts.add.failed)}
      submit={texts.add.submit}
      cancel={texts.add.cancel}
      onSubmit={validation.onSubmit}
      onInput={validation.onInput}
      onLeave={leave}
    >
      <p className={style.quiet}>{texts.add.lead}</p>
      <TextInput
        label={texts.add.job}
        name="title"
        required
        autoComplete="off"
        maxLength={letterHistoryLimits.jobTitle}
        value={form.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
        error={faults.title}
      />
      <TextInput
        label={texts.add.url}
        name="url"
        type="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={letterHistoryLimits.jobUrl}
        value={form.url}
        onChange={(event) => set({ url: event.currentTarget.value })}
        error={faults.url}
      />
      <NativeSelect
        label={texts.add.status}
        name="status"
        data={statusOptions}
        value={form.status}
        onChange={(event) => set({ status: event.currentTarget.value as LetterStatus })}
      />
      <Textarea
        label={texts.add.text}
        name="text"
        dir="auto"
        rows={8}
        maxLength={letterLimits.text}
        value={form.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
    </DialogForm>
  )
}
