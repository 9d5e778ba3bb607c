/** The filters of an alert, all optional; a job must match all of them. */

import { currencies } from '@gigbell/contract'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { fieldErrorUnder } from '../../api.ts'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { jobLevels, jobTexts, jobTypes, useJobChoicesQuery } from '../jobs/index.ts'
import { SkillsPicker } from '../profiles/index.ts'
import style from './AlertForm.module.css'
import { type AlertForm, invalidNumbers, type NumberField } from './form.ts'
import { SelectMany, TypeMany } from './MultiValueFields.tsx'
import { texts } from './texts.ts'

const { form: text } = texts

/** The props that the parts of the alert form share. */
export interface FieldsProps {
  form: AlertForm
  set: <K extends keyof AlertForm>(name: K, value: AlertForm[K]) => void
  /** The error of saving; field errors are shown at their fields. */
  error: unknown
}

/** All filters, in groups: the job, its budget, the client, the post. */
export function FilterFields(props: FieldsProps) {
  const { form, set } = props
  return (
    <div className={style.groups}>
      <p className={style.hint}>{text.filtersHint}</p>
      <Group legend={text.groups.job}>
        <JobFields {...props} />
      </Group>
      <Group legend={text.groups.budget}>
        <BudgetFields {...props} />
      </Group>
      <Group legend={text.groups.client}>
        <ClientFields {...props} />
      </Group>
      <Group legend={text.groups.post}>
        <PostFields {...props} />
      </Group>
      <Switch
        label={text.strict}
        description={text.strictHint}
        checked={form.strict}
        onChange={(event) => set('strict', event.currentTarget.checked)}
      />
    </div>
  )
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={style.filters}>
      <legend className={style.groupName}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Skills, categories, type and level. */
function JobFields({ form, set, error }: FieldsProps) {
  const { data: choices } = useJobChoicesQuery()
  return (
    <>
      <div className={style.wide}>
        <SkillsPicker
          knownOnly
          description={text.skillsHint}
          value={form.skills.map(({ name }) => name)}
          onChange={(names, known) =>
            set(
              'skills',
              names.flatMap((name) => [...form.skills, ...known].find((one) => one.name === name) ?? []),
            )
          }
          error={fieldErrorUnder(error, 'skills')}
        />
        {form.skills.length > 1 && (
          <NativeSelect
            label={text.skillsMatch}
            value={form.skills_match}
            onChange={(event) => set('skills_match', event.currentTarget.value as AlertForm['skills_match'])}
            data={[
              { value: 'any', label: text.matchAny },
              { value: 'all', label: text.matchAll },
            ]}
          />
        )}
      </div>
      <SelectMany
        label={text.category}
        add={text.addCategory}
        choices={choices?.categories ?? []}
        value={form.category}
        onChange={(category) => set('category', category)}
        error={fieldErrorUnder(error, 'category')}
      />
      <NativeSelect
        label={text.type}
        value={form.type ?? ''}
        onChange={(event) => set('type', (event.currentTarget.value || null) as AlertForm['type'])}
        data={[
          { value: '', label: text.any },
          ...jobTypes.map((type) => ({ value: type, label: jobTexts.list.types[type] })),
        ]}
      />
      <div className={style.wide}>
        <ChoiceGroup
          legend={text.level}
          kind="checkbox"
          name="level"
          options={jobLevels.map((level) => ({ value: level, label: level }))}
          value={form.level}
          onChange={(level) => set('level', level)}
        />
      </div>
    </>
  )
}

/** The least and the most, and their currency. */
function BudgetFields({ form, set, error }: FieldsProps) {
  const names = useMemo(() => new Intl.DisplayNames('en', { type: 'currency' }), [])
  return (
    <>
      <NumberInput name="budget_min" label={text.budgetFrom} form={form} set={set} error={error} />
      <NumberInput name="budget_max" label={text.budgetTo} form={form} set={set} error={error} />
      <div className={style.wide}>
        <NativeSelect
          label={text.currency}
          description={text.currencyHint}
          value={form.budget_currency ?? ''}
          onChange={(event) =>
            set('budget_currency', (event.currentTarget.value || null) as AlertForm['budget_currency'])
          }
          data={[
            { value: '', label: text.anyCurrency },
            ...currencies.map((code) => ({ value: code, label: `${code} – ${names.of(code)}` })),
          ]}
          error={fieldErrorUnder(error, 'budget_currency')}
        />
      </div>
    </>
  )
}

/** The client's record and countries. */
function ClientFields({ form, set, error }: FieldsProps) {
  const countries = useMemo(countryNames, [])
  const shared = { form, set, error }
  return (
    <>
      <NumberInput name="client_rating_min" label={text.rating} placeholder={text.ratingHint} {...shared} />
      <NumberInput name="client_hires_min" label={text.hires} {...shared} />
      <NumberInput name="client_spent_min" label={text.spent} {...shared} />
      <Switch
        label={text.verified}
        checked={form.client_verified}
        onChange={(event) => set('client_verified', event.currentTarget.checked)}
        className={style.switch}
      />
      <TypeMany
        label={text.countries}
        placeholder={text.addCountry}
        proposals={countries}
        value={form.countries}
        onChange={(names) => set('countries', names)}
        error={fieldErrorUnder(error, 'countries')}
      />
      <TypeMany
        label={text.countriesOut}
        placeholder={text.addCountry}
        proposals={countries}
        value={form.countries_out}
        onChange={(names) => set('countries_out', names)}
        error={fieldErrorUnder(error, 'countries_out')}
      />
    </>
  )
}

/** The number of applicants, the sources, and posts that are not new. */
function PostFields({ form, set, error }: FieldsProps) {
  const { data: choices } = useJobChoicesQuery()
  return (
    <>
      <NumberInput name="applicants_max" label={text.applicants} form={form} set={set} error={error} />
      <SelectMany
        label={text.sources}
        add={text.addSource}
        choices={choices?.sources ?? []}
        labelOf={(source) => choices?.source_names[source] ?? source}
        value={form.sources}
        onChange={(sources) => set('sources', sources)}
        error={fieldErrorUnder(error, 'sources')}
      />
      <Switch
        label={text.hideSimilar}
        description={text.hideSimilarHint}
        checked={form.hide_similar}
        onChange={(event) => set('hide_similar', event.currentTarget.checked)}
        className={style.switch}
      />
      <Switch
        label={text.hideApplied}
        description={text.hideAppliedHint}
        checked={form.hide_applied}
        onChange={(event) => set('hide_applied', event.currentTarget.checked)}
        className={style.switch}
      />
    </>
  )
}

/** What is shown under a field with an invalid number. */
const numberFaults: Record<NumberField, string> = {
  budget_min: text.notASum,
  budget_max: text.notASum,
  client_rating_min: text.notARating,
  client_spent_min: text.notASum,
  client_hires_min: text.notACount,
  applicants_max: text.notACount,
}

interface NumberInputProps extends FieldsProps {
  name: NumberField
  label: string
  placeholder?: string
}

function NumberInput({ name, label, placeholder, form, set, error }: NumberInputProps) {
  const fault = numberFaults[name]
  return (
    <TextInput
      label={label}
      name={name}
      inputMode={fault === text.notACount ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      placeholder={placeholder}
      value={form[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
      error={invalidNumbers(form).includes(name) ? fault : fieldErrorUnder(error, name)}
    />
  )
}

/** Country names as most sources use them; others can be typed. */

const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'

/** Returns the English names, sorted. */
export function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return codes
    .split(' ')
    .flatMap((code) => names.of(code) ?? [])
    .sort((one, other) => one.localeCompare(other))
}
