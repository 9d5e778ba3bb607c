/** The filters of an alert, all optional; a job must match all of them. */

import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { fieldErrorUnder } from '../../api.ts'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { jobLevels, jobTexts, jobTypes, useJobChoicesQuery } from '../jobs/index.ts'
import { SkillsPicker } from '../profiles/index.ts'
import style from './AlertForm.module.css'
import { type AlertForm, invalidNumbers } from './form.ts'
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

/** All filters: skills and categories, pay, client, origin. */
export function FilterFields({ form, set, error }: FieldsProps) {
  const { data: choices } = useJobChoicesQuery()
  const countries = useMemo(countryNames, [])
  const bad = invalidNumbers(form)
  const number = (name: 'budget_min' | 'budget_max' | 'applicants_max', label: string, wrong: string) => (
    <TextInput
      label={label}
      name={name}
      inputMode={name === 'applicants_max' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      value={form[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
      error={bad.includes(name) ? wrong : fieldErrorUnder(error, name)}
    />
  )

  return (
    <div className={style.filters}>
      <p className={style.hint}>{text.filtersHint}</p>
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
      {number('budget_min', text.budgetFrom, text.notASum)}
      {number('budget_max', text.budgetTo, text.notASum)}
      {number('applicants_max', text.applicants, text.notACount)}
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
      <SelectMany
        label={text.sources}
        add={text.addSource}
        choices={choices?.sources ?? []}
        labelOf={(source) => choices?.source_names[source] ?? source}
        value={form.sources}
        onChange={(sources) => set('sources', sources)}
        error={fieldErrorUnder(error, 'sources')}
      />
    </div>
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
