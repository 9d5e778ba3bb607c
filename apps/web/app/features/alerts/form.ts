/** The values of the alert form: initial values, conversion and validation. */
import {
  type Alert,
  type AlertSuggestion,
  type ChannelName,
  type Currency,
  channelNames,
  currencies,
  type Delivery,
  type JobLevel,
  type JobType,
  type Skill,
} from '@gigbell/contract'
import { isAmount, type JobList, jobLevels, jobTypes, skillIds } from '../jobs/index.ts'
import type { AlertInput } from './api.ts'

/** The delivery options, soonest first. */
export const deliveryOptions = ['instant', 'hourly', 'daily'] as const satisfies Delivery[]

/** The fields with numbers, in the order of the form. */
export const numberFields = [
  'budget_min',
  'budget_max',
  'client_rating_min',
  'client_spent_min',
  'client_hires_min',
  'applicants_max',
] as const
export type NumberField = (typeof numberFields)[number]

/** The form's fields; numbers are texts until they are sent, and skills include their names. */
export interface AlertForm {
  /** When empty, the alert is named after its search. */
  name: string
  query: string
  type: JobType | null
  level: JobLevel[]
  category: string[]
  skills: Skill[]
  skills_match: 'any' | 'all'
  countries: string[]
  countries_out: string[]
  sources: string[]
  budget_min: string
  budget_max: string
  /** Null compares numbers, whatever their currency. */
  budget_currency: Currency | null
  applicants_max: string
  client_verified: boolean
  client_rating_min: string
  client_spent_min: string
  client_hires_min: string
  strict: boolean
  hide_similar: boolean
  hide_applied: boolean
  channels: ChannelName[]
  delivery: Delivery
  /** The profile that letters for matches are written from; null for none. */
  draft_profile: string | null
}

/** An empty form. */
export const emptyForm: AlertForm = {
  name: '',
  query: '',
  type: null,
  level: [],
  category: [],
  skills: [],
  skills_match: 'any',
  countries: [],
  countries_out: [],
  sources: [],
  budget_min: '',
  budget_max: '',
  budget_currency: null,
  applicants_max: '',
  client_verified: false,
  client_rating_min: '',
  client_spent_min: '',
  client_hires_min: '',
  strict: false,
  hide_similar: false,
  hide_applied: false,
  channels: ['inbox'],
  delivery: 'instant',
  draft_profile: null,
}

/** Returns the form of an existing alert; an unknown skill shows its id. */
export function formFromAlert(alert: Alert, skillNames: Record<string, string>): AlertForm {
  const {
    id: _id,
    created_at: _created,
    last_match_at: _last,
    snoozed_until: _snoozed,
    enabled: _enabled,
    ...parts
  } = alert
  return {
    ...parts,
    skills: alert.skills.map((id) => ({ id, name: skillNames[id] ?? id })),
    ...mapNumbers((name) => String(alert[name] ?? '')),
  }
}

/** Returns a value for each field with a number. */
function mapNumbers<T>(convert: (name: NumberField) => T): Record<NumberField, T> {
  return Object.fromEntries(numberFields.map((name) => [name, convert(name)])) as Record<NumberField, T>
}

/** Returns a form that searches for what a list of jobs shows, without its page, age and order. */
export function formFromList(list: JobList, skillNames: Record<string, string>): AlertForm {
  return {
    ...emptyForm,
    query: list.search ?? '',
    type: list.type ?? null,
    level: list.level ? [list.level] : [],
    category: list.category ? [list.category] : [],
    skills: skillIds(list).map((id) => ({ id, name: skillNames[id] ?? id })),
    sources: list.source ? [list.source] : [],
    budget_min: list.budget_min ?? '',
    budget_max: list.budget_max ?? '',
  }
}

/** A new alert as suggested from a profile. */
export const formFromSuggestion = ({ name, query, skills }: AlertSuggestion): AlertForm => ({
  ...emptyForm,
  name,
  query,
  skills,
})

/** Returns the alert's name, by default a short form of its search. */
export function alertName(form: AlertForm): string {
  const entered = form.name.trim()
  if (entered) return entered
  const looksFor = form.query.trim() || [...form.skills.map(({ name }) => name), ...form.category].join(', ')
  return looksFor.length > 60 ? `${looksFor.slice(0, 59).trimEnd()}…` : looksFor
}

/** Returns whether the form has a query, a skill or a category. */
export const hasCriteria = (form: AlertForm) =>
  form.query.trim() !== '' || form.skills.length > 0 || form.category.length > 0

/** Returns the names of fields with invalid numbers. */
export function invalidNumbers(form: AlertForm): NumberField[] {
  return numberFields.filter((name) => form[name].trim() !== '' && !isValidNumber(name, form[name].trim()))
}

function isValidNumber(name: NumberField, text: string): boolean {
  if (name === 'applicants_max' || name === 'client_hires_min')
    return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000
  return isAmount(text) && (name !== 'client_rating_min' || Number(text) <= 5)
}

/** Returns what is sent; invalid numbers are omitted, because the form shows an error for them. */
export function toAlertInput(form: AlertForm): AlertInput {
  const bad = invalidNumbers(form)
  return {
    ...form,
    name: alertName(form),
    query: form.query.trim(),
    skills: form.skills.map(({ id }) => id),
    ...mapNumbers((name) => (form[name].trim() === '' || bad.includes(name) ? null : Number(form[name]))),
  }
}

/** Counts the filters that are set, without the query. */
export function countSetFilters(form: AlertForm): number {
  const set = [
    form.type !== null,
    form.level.length > 0,
    form.category.length > 0,
    form.skills.length > 0,
    form.countries.length > 0,
    form.countries_out.length > 0,
    form.sources.length > 0,
    form.budget_min.trim() !== '' || form.budget_max.trim() !== '',
    form.applicants_max.trim() !== '',
    form.client_verified,
    form.client_rating_min.trim() !== '',
    form.client_spent_min.trim() !== '',
    form.client_hires_min.trim() !== '',
    form.strict,
    form.hide_similar,
    form.hide_applied,
  ]
  return set.filter(Boolean).length
}

/** Returns whether closing the form would lose changes. */
export const isFormChanged = (one: AlertForm, other: AlertForm) =>
  JSON.stringify(one) !== JSON.stringify(other)

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Returns whether a stored value is a form; other versions of the app may have written it. */
export function isAlertForm(value: unknown): value is AlertForm {
  const form = value as AlertForm | null
  return (
    typeof form === 'object' &&
    form !== null &&
    [form.name, form.query, ...numberFields.map((name) => form[name])].every(
      (text) => typeof text === 'string',
    ) &&
    (form.type === null || jobTypes.includes(form.type)) &&
    isStringArray(form.level) &&
    form.level.every((level) => jobLevels.includes(level)) &&
    [form.category, form.countries, form.countries_out, form.sources].every(isStringArray) &&
    Array.isArray(form.skills) &&
    form.skills.every((skill) => typeof skill?.id === 'string' && typeof skill.name === 'string') &&
    (form.skills_match === 'any' || form.skills_match === 'all') &&
    [form.client_verified, form.strict, form.hide_similar, form.hide_applied].every(
      (set) => typeof set === 'boolean',
    ) &&
    (form.budget_currency === null || currencies.includes(form.budget_currency)) &&
    isStringArray(form.channels) &&
    form.channels.every((name) => channelNames.includes(name)) &&
    deliveryOptions.includes(form.delivery) &&
    (form.draft_profile === null || typeof form.draft_profile === 'string')
  )
}
