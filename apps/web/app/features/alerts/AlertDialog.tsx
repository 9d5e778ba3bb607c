/** The dialog that creates and edits alerts. */

import { type Alert, alertLimits, type ChannelName, channelNames } from '@gigbell/contract'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { type CallFailure, fieldError, fieldErrorUnder, messageOf } from '../../api.ts'
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx'
import { Disclosure } from '../../components/Disclosure.tsx'
import { DialogForm, FormDialog } from '../../components/FormDialog.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { useDraft } from '../../components/useDraft.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import type { JobList } from '../jobs/index.ts'
import { useReachableChannels } from '../notifications/index.ts'
import { useSkillNamesQuery } from '../profiles/index.ts'
import style from './AlertForm.module.css'
import { useChangeAlertMutation, useCreateAlertMutation } from './api.ts'
import { DraftField } from './DraftField.tsx'
import { type FieldsProps, FilterFields } from './FilterFields.tsx'
import {
  type AlertForm,
  alertName,
  countSetFilters,
  deliveryOptions,
  formFromAlert,
  formFromList,
  invalidNumbers,
  isAlertForm,
  isFormChanged,
  toAlertInput,
} from './form.ts'
import { Preview, useAlertPreview } from './Preview.tsx'
import { QueryField, queryErrorOf } from './QueryField.tsx'
import { texts } from './texts.ts'

/** The pause in typing before the preview is fetched, in milliseconds. */
const PREVIEW_DEBOUNCE = 500

/** What the dialog edits: an existing alert, or a new one from a form or a list of jobs. */
export type AlertTarget =
  | { alert: Alert }
  | { begin: AlertForm; draft: string }
  | { list: JobList; draft: string }

interface AlertDialogProps {
  opened: boolean
  /** Absent while the dialog is closed. */
  target: AlertTarget | undefined
  /** Called with the saved alert, if any. */
  onClose: (saved?: Alert) => void
}

/** The dialog stays mounted, so that it can return the focus; its form is new each time. */
export function AlertDialog({ opened, target, onClose }: AlertDialogProps) {
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(target)
  if (target && target !== shown) setShown(target)
  const alert = shown && 'alert' in shown ? shown.alert : undefined
  const skills = useSkillNamesQuery(undefined, { skip: !shown || !needsSkillNames(shown) })
  const ready = skills.isUninitialized || skills.data !== undefined || skills.isError

  return (
    <FormDialog
      opened={opened}
      onClose={() => onClose()}
      title={alert ? texts.form.editTitle : texts.form.createTitle}
      size="44rem"
    >
      {shown && ready && (
        <AlertEditor
          key={'alert' in shown ? shown.alert.id : shown.draft}
          alert={alert}
          begin={initialFormOf(shown, skills.data ?? {})}
          draft={'alert' in shown ? `alert:${shown.alert.id}` : `alert:${shown.draft}`}
          onClose={onClose}
        />
      )}
      {shown && !ready && (
        <Skeleton label={texts.form.waiting} className={style.waiting}>
          <SkeletonLine lines={3} />
          <SkeletonLine lines={3} />
          <SkeletonLine lines={5} />
        </Skeleton>
      )}
    </FormDialog>
  )
}

/** Alerts and lists have only the ids of skills. */
function needsSkillNames(target: AlertTarget): boolean {
  if ('alert' in target) return target.alert.skills.length > 0
  return 'list' in target && target.list.skills !== undefined
}

function initialFormOf(target: AlertTarget, skillNames: Record<string, string>): AlertForm {
  if ('alert' in target) return formFromAlert(target.alert, skillNames)
  return 'list' in target ? formFromList(target.list, skillNames) : target.begin
}

interface AlertEditorProps {
  alert: Alert | undefined
  begin: AlertForm
  /** The name of the stored draft. */
  draft: string
  onClose: (saved?: Alert) => void
}

/** The form. Unsaved values are restored when it opens again. */
function AlertEditor({ alert, begin: given, draft, onClose }: AlertEditorProps) {
  const [begin] = useState(given)
  const [form, change, drop] = useDraft(draft, isAlertForm, begin)
  const [restored] = useState(() => isFormChanged(form, begin))
  const [named] = useState(() => [...begin.channels, ...form.channels])
  const [refused, setRefused] = useState(0)
  const filters = useRef<HTMLDetailsElement>(null)
  const [filtersOpen, setFiltersOpen] = useState(countSetFilters(form) > 0)
  const [create, creating] = useCreateAlertMutation()
  const [update, updating] = useChangeAlertMutation()
  const { isLoading, error } = alert ? updating : creating
  const [debouncedForm] = useDebouncedValue(form, PREVIEW_DEBOUNCE)
  const preview = useAlertPreview(debouncedForm)
  const [sent, setSent] = useState('')
  const queryError = queryErrorOf(error as CallFailure | undefined, sent)
  const fault = queryError ?? preview.fault

  const set: FieldsProps['set'] = (name, value) => change((before) => ({ ...before, [name]: value }))

  /** Removes the draft and closes. */
  function leave(saved?: Alert) {
    drop()
    onClose(saved)
  }

  /** Focuses a filter with an invalid number or an unknown skill; returns whether there is one. */
  function focusInvalidFilter(): boolean {
    const [number] = invalidNumbers(form)
    const find = () =>
      filters.current?.querySelector<HTMLInputElement>(
        number ? `input[name="${number}"]` : 'input[data-left]',
      )
    if (!number && !find()) return false
    flushSync(() => setFiltersOpen(true))
    const field = find()
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' }) // the buttons cover the end of the form
    return true
  }

  async function submit() {
    if (focusInvalidFilter()) return
    const input = toAlertInput(form)
    setSent(form.query.trim())
    const answer = alert ? await update({ id: alert.id, change: input }) : await create(input)
    if (!answer.error) return leave(answer.data ?? undefined)
    if (queryErrorOf(answer.error as CallFailure, '')) setRefused((before) => before + 1)
  }

  return (
    <DialogForm
      restored={restored}
      changed={isFormChanged(form, begin)}
      busy={isLoading}
      // Errors of the query are shown at its field, which has the focus then.
      failure={error && !queryError && messageOf(error, texts.form.failed)}
      submit={alert ? texts.form.update : texts.form.create}
      cancel={texts.form.cancel}
      onSubmit={submit}
      onLeave={() => leave()}
    >
      <QueryField
        value={form.query}
        onChange={(query) => set('query', query)}
        fault={fault}
        rejections={refused}
      />
      <Preview preview={preview} />
      <TextInput
        label={texts.form.name}
        description={texts.form.nameHint}
        name="name"
        autoComplete="off"
        maxLength={alertLimits.name}
        placeholder={alertName({ ...form, name: '' })}
        value={form.name}
        onChange={(event) => set('name', event.currentTarget.value)}
        error={fieldError(error, 'name')}
      />
      <Filters
        form={form}
        set={set}
        error={error}
        place={filters}
        open={filtersOpen}
        onToggle={setFiltersOpen}
      />
      <DeliveryFields form={form} set={set} error={error} named={named} />
      <DraftField form={form} set={set} error={error} />
    </DialogForm>
  )
}

interface FiltersProps extends FieldsProps {
  place: RefObject<HTMLDetailsElement | null>
  open: boolean
  onToggle: (open: boolean) => void
}

/** The filters, collapsed until they are opened, set or invalid. Collapsing keeps their values. */
function Filters({ place, open, onToggle, ...fields }: FiltersProps) {
  return (
    <Disclosure
      ref={place}
      summary={texts.form.filtersSet(countSetFilters(fields.form))}
      open={open}
      onToggle={onToggle}
    >
      <FilterFields {...fields} />
    </Disclosure>
  )
}

interface DeliveryFieldsProps extends FieldsProps {
  /** The channels of the alert when the form was opened. */
  named: readonly ChannelName[]
}

/** The channels and the frequency. A channel that is not set up is disabled, with a link to the settings. */
function DeliveryFields({ form, set, error, named }: DeliveryFieldsProps) {
  const reach = useReachableChannels()
  const server = useServerSettingsQuery()
  // A channel that the server lacks is offered only if the alert has it, so that it can be removed. Its box stays
  // enabled afterwards, because removing or disabling it would lose the focus.
  const offered = channelNames.filter(
    (name) => named.includes(name) || server.isError || server.data?.channels.includes(name),
  )
  const missing = offered.filter((name) => !reach[name])
  return (
    <>
      <ChoiceGroup
        legend={texts.form.channels}
        kind="checkbox"
        name="channels"
        options={offered.map((channel) => ({
          value: channel,
          label: texts.channels[channel],
          disabled: !reach[channel] && !named.includes(channel),
        }))}
        value={form.channels}
        onChange={(channels) => set('channels', channels)}
        hint={
          <>
            {fieldErrorUnder(error, 'channels')}
            {missing.length > 0 && (
              <>
                {texts.form.unreachable(missing.map((name) => texts.channels[name]).join(', '))}{' '}
                <Link to="/dashboard/settings?tab=notifications" className={style.setUp}>
                  {texts.form.connect}
                </Link>
              </>
            )}
          </>
        }
      />
      <ChoiceGroup
        legend={texts.form.delivery}
        kind="radio"
        name="delivery"
        options={deliveryOptions.map((delivery) => ({ value: delivery, label: texts.delivery[delivery] }))}
        value={[form.delivery]}
        onChange={([delivery]) => delivery && set('delivery', delivery)}
        hint={texts.form.deliveryHint}
      />
    </>
  )
}
