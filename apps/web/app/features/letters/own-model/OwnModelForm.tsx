/** The form of a person's own model. It is saved only after the service has answered a test. */

import type { OwnModel } from '@gigbell/contract'
import { ownModelLimits } from '@gigbell/contract'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldError, messageOf } from '../../../api.ts'
import { PasswordField } from '../../../components/PasswordField.tsx'
import sectionStyle from '../../../components/section.module.css'
import { useFormValidation } from '../../../components/useFormValidation.ts'
import { useSaveOwnModelMutation } from './api.ts'
import { texts } from './texts.ts'

interface OwnModelFormProps {
  stored: OwnModel | null
  onSave: () => void
}

/** Address, model and key. The key is kept in the form only while it is being entered, and never as a draft. */
export function OwnModelForm({ stored, onSave }: OwnModelFormProps) {
  const [entered, setEntered] = useState({
    base_url: stored?.base_url ?? '',
    model: stored?.model ?? '',
    key: '',
  })
  const [save, { isLoading, data: saved, error, reset }] = useSaveOwnModelMutation()
  const { faults, form } = useFormValidation(submit)
  const errors = {
    base_url: faults.base_url ?? fieldError(error, 'base_url'),
    model: faults.model ?? fieldError(error, 'model'),
    key: faults.key ?? fieldError(error, 'key'),
  }
  const sameAddress = stored !== null && entered.base_url.trim() === stored.base_url
  const keepsKey = sameAddress && entered.key === ''

  function enter(name: keyof typeof entered, value: string) {
    setEntered((before) => ({ ...before, [name]: value }))
    reset()
  }

  async function submit() {
    if (isLoading) return
    onSave()
    const { key, ...service } = entered
    const answer = await save({ ...service, ...(keepsKey ? {} : { key: key.trim() }) })
    if (!answer.error) setEntered((before) => ({ ...before, ...addressOf(answer.data), key: '' }))
  }

  return (
    <form className={sectionStyle.form} {...form}>
      <TextInput
        label={texts.address}
        placeholder={texts.addressHint}
        type="url"
        name="base_url"
        required
        autoComplete="off"
        maxLength={ownModelLimits.base_url}
        value={entered.base_url}
        onChange={(event) => enter('base_url', event.currentTarget.value)}
        error={errors.base_url}
      />
      <TextInput
        label={texts.model}
        description={texts.modelHint}
        name="model"
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={ownModelLimits.model}
        value={entered.model}
        onChange={(event) => enter('model', event.currentTarget.value)}
        error={errors.model}
      />
      <PasswordField
        label={texts.key}
        description={keyHint(stored, sameAddress)}
        name="key"
        required={false}
        autoComplete="new-password"
        maxLength={ownModelLimits.key}
        value={entered.key}
        onChange={(event) => enter('key', event.currentTarget.value)}
        error={errors.key}
      />
      <p role="alert" className={sectionStyle.error}>
        {error && !Object.values(errors).some(Boolean) && messageOf(error, texts.failed)}
      </p>
      <div className={sectionStyle.buttons}>
        <Button type="submit" loading={isLoading}>
          {texts.save}
        </Button>
        <p role="status" className={sectionStyle.done}>
          {saved && texts.saved(saved.model)}
        </p>
      </div>
    </form>
  )
}

/** The server shortens the address, so the stored one is shown. */
const addressOf = (saved: OwnModel | null) => (saved ? { base_url: saved.base_url } : {})

function keyHint(stored: OwnModel | null, sameAddress: boolean): string {
  if (!stored?.key_set) return texts.keyHint
  return sameAddress ? texts.keyStored : texts.keyAgain
}
