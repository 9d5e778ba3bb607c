/** The form of a new token, and the token itself after it was created. */

import type { NewToken } from '@gigbell/contract'
import { tokenLimits } from '@gigbell/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { fieldError, messageOf } from '../../api.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import sectionStyle from '../../components/section.module.css'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { useCreateTokenMutation } from './api.ts'
import { type Access, type Part, parts, toScopes } from './scopes.ts'
import style from './Tokens.module.css'
import { texts } from './texts.ts'

const expiries = [7, 30, 90, 365]
const accesses = Object.entries(texts.access).map(([value, label]) => ({ value, label }))
const nothing = Object.fromEntries(parts.map((part) => [part, 'none'])) as Record<Part, Access>
const empty = { name: '', access: nothing, days: 90 }

/** Creates a token and shows it once. The secret is in this component only. */
export function TokenForm() {
  const heading = useId()
  const [entered, setEntered] = useState(empty)
  const [create, { isLoading, data: created, error, reset }] = useCreateTokenMutation()
  const [missing, setMissing] = useState(false)
  const { faults, form } = useFormValidation(submit)
  const nameFault = faults.name ?? fieldError(error, 'name')

  async function submit() {
    const scopes = toScopes(entered.access)
    setMissing(scopes.length === 0)
    if (isLoading || scopes.length === 0) return
    const answer = await create({ name: entered.name, scopes, expires_in_days: entered.days })
    if (!answer.error) setEntered(empty)
  }

  if (created) return <CreatedToken token={created} onDone={reset} />
  return (
    <section className={sectionStyle.section} aria-labelledby={heading}>
      <h2 id={heading} className={sectionStyle.title}>
        {texts.newTitle}
      </h2>
      <form className={sectionStyle.form} {...form}>
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          name="name"
          required
          autoComplete="off"
          maxLength={tokenLimits.name}
          value={entered.name}
          onChange={(event) => setEntered({ ...entered, name: event.currentTarget.value })}
          error={nameFault}
        />
        <fieldset className={style.parts} aria-describedby={missing ? `${heading}-missing` : undefined}>
          <legend className={style.legend}>{texts.permissions}</legend>
          {parts.map((part) => (
            <NativeSelect
              key={part}
              label={texts.parts[part]}
              data={accesses}
              value={entered.access[part]}
              onChange={(event) => {
                setMissing(false)
                const access = event.currentTarget.value as Access
                setEntered({ ...entered, access: { ...entered.access, [part]: access } })
              }}
            />
          ))}
          <p id={`${heading}-missing`} role="alert" className={sectionStyle.error}>
            {missing && texts.noPermission}
          </p>
        </fieldset>
        <NativeSelect
          label={texts.expiry}
          data={expiries.map((days) => ({ value: String(days), label: texts.days(days) }))}
          value={String(entered.days)}
          onChange={(event) => setEntered({ ...entered, days: Number(event.currentTarget.value) })}
        />
        <p role="alert" className={sectionStyle.error}>
          {error && !nameFault && messageOf(error, texts.failedCreate)}
        </p>
        <Button type="submit" className={sectionStyle.submit} loading={isLoading}>
          {texts.create}
        </Button>
      </form>
    </section>
  )
}

function CreatedToken({ token: { name, token }, onDone }: { token: NewToken; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copyFailed, setCopyFailed] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={style.created} aria-label={texts.created(name)}>
      <h2 ref={heading} tabIndex={-1} className={sectionStyle.title}>
        {texts.created(name)}
      </h2>
      <p>{texts.once}</p>
      <TextInput
        label={texts.token}
        classNames={{ input: style.secret ?? '' }}
        value={token}
        readOnly
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="alert" className={sectionStyle.error}>
        {copyFailed && texts.copyFailed}
      </p>
      <div className={sectionStyle.buttons}>
        <CopyButton text={token} isNext onCopied={(copied) => setCopyFailed(!copied)} />
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </section>
  )
}
