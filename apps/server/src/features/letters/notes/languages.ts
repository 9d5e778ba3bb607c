/** Reads the languages that the additional information lists with their levels. */
import { joinList } from '../../../platform/text.ts'
import { upperFirst } from '../../jobs/index.ts'
import { findFactKinds } from '../evidence/facts.ts'

/** "English C1, German native": languages with their levels, and nothing else. */
const NATIVE = /^(native|fluent) (\p{Lu}\p{L}+)(?: speaker)?[.]?$/iu
const LANGUAGE_LEVEL =
  /^(?!Native\b|Fluent\b|Bilingual\b)(\p{Lu}\p{L}+):? \(?(\p{L}[\p{L}\d+-]*(?: \p{L}+)?)\)?[.]?$/u

const readItems = (part: string) => part.split(/,| and /).map((item) => upperFirst(item.trim()))

/** Returns whether a part is such a list. */
export const isLanguageList = (part: string) =>
  readItems(part).every(
    (item) =>
      [NATIVE, LANGUAGE_LEVEL].some((form) => form.test(item)) && findFactKinds(item).includes('language'),
  )

/** Returns it as a sentence: "I speak English (C1) and German (native)." */
export const tellLanguages = (part: string) =>
  `I speak ${joinList(
    readItems(part).map((item) =>
      item
        .replace(NATIVE, (_, level: string, language: string) => `${language} (${level.toLowerCase()})`)
        .replace(LANGUAGE_LEVEL, '$1 ($2)'),
    ),
  )}.`
