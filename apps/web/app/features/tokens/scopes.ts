/** The permissions of a token as the form shows them: one choice for each part of the product. */
import type { Scope } from '@gigbell/contract'
import { texts } from './texts.ts'

/** A part of the product. */
export type Part = keyof typeof texts.parts
/** What is allowed in a part. */
export type Access = keyof typeof texts.access

/** The parts, in the order of the form. */
export const parts = Object.keys(texts.parts) as Part[]

/** Returns the scopes of the chosen permissions. */
export const toScopes = (chosen: Record<Part, Access>): Scope[] =>
  parts.flatMap((part) => {
    const access = chosen[part]
    return access === 'none' ? [] : [`${part}:${access}` as const]
  })

/** Describes scopes in words: "Jobs: Read · Letters: Read and change". */
export const describeScopes = (scopes: readonly Scope[]): string =>
  parts
    .flatMap((part) => {
      const access = (['write', 'read'] as const).find((one) => scopes.includes(`${part}:${one}`))
      return access ? [`${texts.parts[part]}: ${texts.access[access]}`] : []
    })
    .join(' · ')
