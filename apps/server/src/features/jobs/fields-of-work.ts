/**
 * Fields of work: "ESP32", "firmware" and "BLE" all name embedded systems. A post and a profile often share a field but
 * no word. Words with the same meaning are in terms.ts, spellings of skills in technologies.ts.
 */
import { adminFields } from './fields-of-work/admin.ts'
import { aiFields } from './fields-of-work/ai.ts'
import { businessFields } from './fields-of-work/business.ts'
import { dataFields } from './fields-of-work/data.ts'
import { designFields } from './fields-of-work/design.ts'
import { engineeringFields } from './fields-of-work/engineering.ts'
import { industryFields } from './fields-of-work/industries.ts'
import { marketingFields } from './fields-of-work/marketing.ts'
import { operationsFields } from './fields-of-work/operations.ts'
import { otherTaskFields } from './fields-of-work/other-tasks.ts'
import { softwareFields } from './fields-of-work/software.ts'
import { softwareTaskFields } from './fields-of-work/software-tasks.ts'
import { webFields } from './fields-of-work/web.ts'
import { writingFields } from './fields-of-work/writing.ts'

/** A line names a field, and then the words and phrases that name it in posts and profiles. */
const FIELDS = [
  adminFields,
  aiFields,
  businessFields,
  dataFields,
  designFields,
  engineeringFields,
  industryFields,
  marketingFields,
  operationsFields,
  otherTaskFields,
  softwareFields,
  softwareTaskFields,
  webFields,
  writingFields,
].join('')

const MAX_WORDS = 3

const fieldsOf = readVocabulary()

function readVocabulary(): Map<string, string[]> {
  const vocabulary = new Map<string, string[]>()
  for (const line of FIELDS.split('\n').filter((text) => text !== '')) {
    const [field = '', list = ''] = line.split(': ')
    for (const name of list.split(', ')) {
      const words = splitWords(name).join(' ')
      vocabulary.set(words, [...(vocabulary.get(words) ?? []), field])
    }
  }
  return vocabulary
}

/** Returns the fields that a text names, each with the number of its different names in the text. */
export function readFields(text: string): Map<string, number> {
  const words = splitWords(text)
  const named = new Map<string, Set<string>>()
  for (let at = 0; at < words.length; at++) {
    for (let count = 1; count <= MAX_WORDS && at + count <= words.length; count++) {
      const name = words.slice(at, at + count).join(' ')
      for (const field of fieldsOf.get(name) ?? []) {
        const names = named.get(field) ?? new Set()
        named.set(field, names.add(name))
      }
    }
  }
  return new Map([...named].map(([field, names]) => [field, names.size]))
}

/** Words in lower case and in the singular. "Front-end" and "front end" are the same two words. */
function splitWords(text: string): string[] {
  return (text.toLowerCase().match(/\.?[\p{L}\p{N}]+(?:[+#]+|(?:\.[\p{L}\p{N}]+)+)?/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '') : word,
  )
}
