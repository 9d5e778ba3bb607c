/** The query field of an alert: it shows errors at their position, and a syntax help. */

import { MAX_SEARCH_LENGTH } from '@gigbell/contract'
import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type CallFailure, fieldError } from '../../api.ts'
import style from './AlertForm.module.css'
import { texts } from './texts.ts'

/** The server's error for a query, with its position. */
export interface QueryError {
  /** The query that has the error; the position does not apply to a changed one. */
  query: string
  message: string
  position: number | undefined
}

/** Returns the query error of a failed call, if it is one. */
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
  /** Counts refusals of the query; each moves the cursor to the error. */
  rejections: number
}

/** The input with the error below it, its position highlighted. */
export function QueryField({ value, onChange, fault, rejections: refused }: QueryFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = fault && fault.query === value.trim() ? fault : undefined
  const place = shown?.position
  // The server's position refers to the trimmed query.
  const offset = value.length - value.trimStart().length

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refusal moves the cursor, typing doesn't
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
        maxLength={MAX_SEARCH_LENGTH}
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
  // Highlights the whole word at the position; a space after the end of the query.
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
