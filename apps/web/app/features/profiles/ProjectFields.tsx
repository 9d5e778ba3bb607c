/** The projects of a profile: each one opens to its fields. */

import { type Project, profileLimits } from '@gigbell/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldError, fieldErrorUnder } from '../../api.ts'
import { Disclosure } from '../../components/Disclosure.tsx'
import { PlusIcon } from '../../components/icons.ts'
import { completeUrl } from './form.ts'
import style from './ProjectFields.module.css'
import { emptyProject } from './projects.ts'
import { SkillsPicker } from './SkillsPicker.tsx'
import { texts } from './texts.ts'

const { projects: text } = texts
const { project: limits } = profileLimits

interface ProjectListProps {
  projects: readonly Project[]
  onChange: (projects: Project[]) => void
  /** The validation errors by field name, such as 'projects.0.title'. */
  faults: Record<string, string>
  /** The error of saving; field errors are shown at their fields. */
  error: unknown
  /** The project that is open at first. Its title is a proposal, which is selected. */
  begin?: number
  /** Focuses the button that adds a project when the dialog opens. */
  autoFocus?: boolean
}

/** The list with its fields, and a button that adds a project. The last removal can be undone. */
export function ProjectList({ projects, onChange, faults, error, begin, autoFocus }: ProjectListProps) {
  const [opened, setOpened] = useState<number | undefined>(begin)
  const [removed, setRemoved] = useState<{ project: Project; at: number }>()
  const list = useRef<HTMLDivElement>(null)
  const isFull = projects.length >= profileLimits.projects

  /** Opens a project and focuses its first field. */
  function open(at: number) {
    flushSync(() => setOpened(at))
    list.current?.querySelector<HTMLInputElement>(`input[name="projects.${at}.title"]`)?.focus()
  }

  function add() {
    setRemoved(undefined)
    flushSync(() => onChange([...projects, emptyProject]))
    open(projects.length)
  }

  function remove(at: number) {
    const project = projects[at]
    if (!project) return
    flushSync(() => {
      onChange(projects.toSpliced(at, 1))
      setOpened(undefined)
      setRemoved({ project, at })
    })
    list.current?.querySelector<HTMLElement>('[data-undo]')?.focus()
  }

  function restore() {
    if (!removed) return
    const { project, at } = removed
    flushSync(() => {
      onChange(projects.toSpliced(at, 0, project))
      setRemoved(undefined)
    })
    open(at)
  }

  return (
    <div ref={list} className={style.projects}>
      <p className={style.hint}>{text.hint}</p>
      {projects.map((project, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: projects have no ids, and their fields hold no state
          key={at}
          className={style.project}
        >
          <Disclosure
            summary={project.title.trim() || text.unnamed}
            note={project.client}
            open={opened === at || fieldErrorUnder(error, `projects.${at}`) !== undefined}
            onToggle={(open) => setOpened((before) => (open ? at : before === at ? undefined : before))}
          >
            <ProjectFields
              project={project}
              name={`projects.${at}`}
              onChange={(change) => onChange(projects.with(at, { ...project, ...change }))}
              onRemove={() => remove(at)}
              isProposed={at === begin}
              faults={faults}
              error={error}
            />
          </Disclosure>
        </div>
      ))}
      <p role="status" className={style.removed}>
        {removed && (
          <>
            {text.removed(removed.project.title.trim() || text.unnamed)}{' '}
            <button type="button" data-undo onClick={restore}>
              {text.undo}
            </button>
          </>
        )}
      </p>
      {isFull ? (
        <p className={style.hint}>{text.full}</p>
      ) : (
        <Button
          onClick={add}
          leftSection={<PlusIcon />}
          className={style.add}
          data-autofocus={autoFocus || undefined}
        >
          {text.add}
        </Button>
      )}
    </div>
  )
}

interface ProjectFieldsProps {
  project: Project
  /** The name of the project in the form, with which the names of its fields begin. */
  name: string
  onChange: (change: Partial<Project>) => void
  onRemove: () => void
  /** The dialog focuses the title first and selects it, so that typing replaces it. */
  isProposed: boolean
  faults: Record<string, string>
  error: unknown
}

/** The fields of one project. */
function ProjectFields({ project, name, onChange, onRemove, isProposed, faults, error }: ProjectFieldsProps) {
  /** The properties of a text field. */
  const field = (key: 'title' | 'client' | 'what' | 'result', label: string) => ({
    label,
    name: `${name}.${key}`,
    autoComplete: 'off',
    maxLength: limits[key],
    value: project[key],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [key]: currentTarget.value }),
    error: faults[`${name}.${key}`] ?? fieldError(error, `${name}.${key}`),
  })
  return (
    <div className={style.fields}>
      <TextInput
        {...field('title', text.name)}
        required
        data-autofocus={isProposed || undefined}
        onFocus={(event) => isProposed && event.currentTarget.select()}
      />
      <TextInput {...field('client', text.client)} />
      <Textarea
        {...field('what', text.what)}
        description={text.whatHint}
        rows={3}
        classNames={{ root: style.wide, input: style.area }}
      />
      <TextInput {...field('result', text.result)} description={text.resultHint} className={style.wide} />
      <TextInput
        label={text.link}
        name={`${name}.url`}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        placeholder={texts.fields.linkHint}
        maxLength={profileLimits.link}
        value={project.url}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
        onBlur={() => completeUrl(project.url) !== project.url && onChange({ url: completeUrl(project.url) })}
        error={fieldError(error, `${name}.url`)}
        className={style.wide}
      />
      <div className={style.wide}>
        <SkillsPicker
          label={text.skills}
          max={limits.skills}
          value={project.skills}
          onChange={(skills) => onChange({ skills })}
          error={fieldErrorUnder(error, `${name}.skills`)}
        />
      </div>
      <Button variant="subtle" onClick={onRemove} className={style.remove}>
        {text.remove}
      </Button>
    </div>
  )
}
