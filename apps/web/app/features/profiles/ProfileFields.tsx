import { profileLimits } from '@gigbell/contract'
import { Textarea, TextInput } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { fieldError, fieldErrorUnder } from '../../api.ts'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { completeUrl, languageOptions, type ProfileForm } from './form.ts'
import style from './ProfileFields.module.css'
import { ProjectList } from './ProjectFields.tsx'
import { RateFields } from './RateFields.tsx'
import { formatRateAmount, toRate } from './rate.ts'
import { SkillsPicker } from './SkillsPicker.tsx'
import type { SuggestedField } from './suggestedFields.ts'
import { texts } from './texts.ts'

interface ProfileFieldsProps {
  form: ProfileForm
  onChange: (step: (form: ProfileForm) => ProfileForm) => void
  /** The validation errors by field name. */
  faults: Record<string, string>
  /** The error of saving; field errors are shown at their fields. */
  error: unknown
  /** The field to focus, if not the first. A number is the project that opens. */
  begin?: SuggestedField | number
}

/** The fields of a profile (spec §2 "Profiles"); projects, rate and availability are in parts that open. */
export function ProfileFields({ form, onChange, faults, error, begin }: ProfileFieldsProps) {
  const set = <K extends keyof ProfileForm>(name: K, value: ProfileForm[K]) =>
    onChange((before) => ({ ...before, [name]: value }))
  const { fields, links } = texts
  const languages = languageOptions(form)

  return (
    <>
      <TextInput
        label={fields.title}
        description={fields.titleHint}
        name="title"
        required
        maxLength={profileLimits.title}
        value={form.title}
        onChange={(event) => set('title', event.currentTarget.value)}
        error={faults.title ?? fieldError(error, 'title')}
        data-autofocus={begin === undefined || begin === 'title' || undefined}
      />
      <Textarea
        label={fields.about}
        description={fields.aboutHint}
        name="about"
        rows={6}
        maxLength={profileLimits.about}
        value={form.about}
        onChange={(event) => set('about', event.currentTarget.value)}
        error={fieldError(error, 'about')}
        data-autofocus={begin === 'about' || undefined}
        classNames={{ input: style.about }}
      />
      <SkillsPicker
        value={form.skills}
        onChange={(skills) => set('skills', skills)}
        error={fieldErrorUnder(error, 'skills')}
        autoFocus={begin === 'skills'}
      />
      <ChoiceGroup
        legend={fields.languages}
        kind="checkbox"
        name="languages"
        options={languages}
        value={form.languages.map(({ value }) => value)}
        onChange={(chosen) =>
          set(
            'languages',
            chosen.flatMap(
              (value) => [...form.languages, ...languages].find((one) => one.value === value) ?? [],
            ),
          )
        }
      />
      <fieldset className={style.links}>
        <legend className={style.legend}>{fields.links}</legend>
        {(['linkedin', 'youtube', 'twitter'] as const).map((name) => (
          <TextInput
            key={name}
            label={links[name]}
            name={name}
            inputMode="url"
            autoCapitalize="none"
            placeholder={fields.linkHint}
            maxLength={profileLimits.link}
            value={form.profile_links[name]}
            onChange={(event) =>
              set('profile_links', { ...form.profile_links, [name]: event.currentTarget.value })
            }
            onBlur={(event) =>
              event.currentTarget.value !== completeUrl(event.currentTarget.value) &&
              set('profile_links', { ...form.profile_links, [name]: completeUrl(event.currentTarget.value) })
            }
            error={fieldError(error, `profile_links.${name}`)}
            data-autofocus={(begin === 'profile_links' && name === 'linkedin') || undefined}
          />
        ))}
      </fieldset>
      <div className={style.parts}>
        <ProjectsPart
          projects={form.projects}
          onChange={(projects) => set('projects', projects)}
          faults={faults}
          error={error}
          begin={typeof begin === 'number' ? begin : undefined}
          autoFocus={begin === 'projects'}
        />
        <RatePart form={form} set={set} faults={faults} error={error} autoFocus={begin === 'rate'} />
      </div>
    </>
  )
}

/** The projects, open while one of them is invalid. */
function ProjectsPart(props: ComponentProps<typeof ProjectList>) {
  const [isOpen, setOpen] = useState(props.begin !== undefined || props.autoFocus === true)
  const { title, count } = texts.projects
  const isFaulty = fieldErrorUnder(props.error, 'projects') !== undefined
  return (
    <Disclosure
      summary={title}
      note={props.projects.length > 0 ? count(props.projects.length) : undefined}
      open={isOpen || isFaulty}
      onToggle={setOpen}
    >
      <ProjectList {...props} />
    </Disclosure>
  )
}

interface RatePartProps extends Pick<ProfileFieldsProps, 'form' | 'faults' | 'error'> {
  set: <K extends 'rate' | 'availability'>(name: K, value: ProfileForm[K]) => void
  /** Opens the part, and focuses its first field. */
  autoFocus: boolean
}

/** Rate and availability, open while one of them is invalid. */
function RatePart({ form, set, faults, error, autoFocus }: RatePartProps) {
  const [isOpen, setOpen] = useState(autoFocus)
  const rate = toRate(form.rate)
  const note = [
    rate && texts.rate.short(formatRateAmount(rate), texts.rate.units[rate.per]),
    form.availability.trim(),
  ]
  const isFaulty = ['rate', 'availability'].some((name) => fieldErrorUnder(error, name) !== undefined)
  return (
    <Disclosure
      summary={texts.rate.title}
      note={note.filter(Boolean).join(' · ')}
      open={isOpen || isFaulty}
      onToggle={setOpen}
    >
      <RateFields
        rate={form.rate}
        availability={form.availability}
        onRate={(value) => set('rate', value)}
        onAvailability={(value) => set('availability', value)}
        faults={faults}
        error={error}
        autoFocus={autoFocus}
      />
    </Disclosure>
  )
}
