import { profileLimits } from '@gigbell/contract'
import { Textarea, TextInput } from '@mantine/core'
import { fieldError, fieldErrorUnder } from '../../api.ts'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { completeUrl, languageOptions, type ProfileForm } from './form.ts'
import style from './ProfileFields.module.css'
import { SkillsPicker } from './SkillsPicker.tsx'
import type { AdviceField } from './score.ts'
import { texts } from './texts.ts'

interface ProfileFieldsProps {
  form: ProfileForm
  onChange: (step: (form: ProfileForm) => ProfileForm) => void
  /** The validation error of the title. */
  titleFault: string | undefined
  /** The error of saving; field errors are shown at their fields. */
  error: unknown
  /** The field to focus, if not the first. */
  begin?: AdviceField
}

/** The fields of a profile (spec §2 "Profiles"). */
export function ProfileFields({ form, onChange, titleFault, error, begin }: ProfileFieldsProps) {
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
        error={titleFault ?? fieldError(error, 'title')}
        data-autofocus={begin === undefined || undefined}
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
            data-autofocus={(begin === 'links' && name === 'linkedin') || undefined}
          />
        ))}
      </fieldset>
    </>
  )
}
