/** The field of an alert's query: its fault shown at its place, and a short help on the language. */

import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type CallFailure, fieldError } from '../../api.ts'
import style from './AlertForm.module.css'
import { limits } from './form.ts'
import { texts } from './texts.ts'

/** What is wrong with a query, in the words of the server, and where. */
export interface QueryError {
  /** The query it was found in: while one types on, its place means nothing. */
  query: string
  message: string
  position: number | undefined
}

/** The fault that a refused call tells of, if it is about the query. */
export function queryErrorOf(error: CallFailure | undefined, query: string): QueryError | undefined {
  if (error?.code !== 'bad_query' && error?.code !== 'alert_too_wide') return undefined
  return {
    query,
    message: fieldError(error, 'query') ?? error.message ?? '',
    position: error.code === 'bad_query' ? error.position : undefined,
  }
}

interface QueryFieldProps {
  value: string
  onChange: (query: string) => void
  fault: QueryError | undefined
  /** Counts up when the form was refused for its query: the cursor goes to the place. */
  rejections: number
}

/** One line for the query; below it what is wrong, with the place marked. */
export function QueryField({ value, onChange, fault, rejections: refused }: QueryFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = fault && fault.query === value.trim() ? fault : undefined
  const place = shown?.position
  // The server counts in the trimmed query.
  const offset = value.length - value.trimStart().length

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads there once, typing doesn't
  useEffect(() => {
    if (refused === 0 || !field.current) return
    field.current.focus()
    if (place !== undefined) field.current.setSelectionRange(offset + place, offset + place + 1)
  }, [refused])

  return (
    <div className={style.query}>
      <TextInput
        ref={field}
        label={texts.form.query}
        description={texts.form.queryHint}
        placeholder={texts.form.queryPlaceholder}
        name="query"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.query}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={shown && <QueryErrorText {...shown} />}
        data-autofocus
        classNames={{ input: style.queryInput }}
      />
      <details className={style.help}>
        <summary>{texts.form.help}</summary>
        <dl>
          {texts.form.helpRows.map(([example, means]) => (
            <div key={example}>
              <dt>
                <code>{example}</code>
              </dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

function QueryErrorText({ query, message, position }: QueryError) {
  // The whole word where one begins there; past the last letter there is still a place to point at.
  const place = /^[\p{L}\p{N}:]+|^./su.exec(query.slice(position ?? 0))?.[0] ?? ''
  return (
    <>
      {message}
      {position !== undefined && (
        <span className={style.fault} aria-hidden="true">
          {query.slice(0, position)}
          <span className={style.place} data-place={position}>
            {place.trim() || '\u00a0'}
          </span>
          {query.slice(position + place.length)}
        </span>
      )}
    </>
  )
}
