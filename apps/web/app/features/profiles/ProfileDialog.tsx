/** The dialog that creates and edits profiles (spec §2 "Profiles"). */

import type { Profile, Project } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { DialogForm, FormDialog } from '../../components/FormDialog.tsx'
import { useDraft } from '../../components/useDraft.ts'
import { useFormValidation } from '../../components/useFormValidation.ts'
import { useCreateProfileMutation, useUpdateProfileMutation } from './api.ts'
import { formFromProfile, isFormChanged, isProfileForm, type ProfileForm, toProfileInput } from './form.ts'
import { ImportPart } from './ImportPart.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { addProject, isSameProject } from './projects.ts'
import type { SuggestedField } from './suggestedFields.ts'
import { texts } from './texts.ts'

interface ProfileDialogProps {
  opened: boolean
  /** The profile to edit, or a new one; absent while the dialog is closed. */
  target: Profile | 'new' | undefined
  /** The field to focus, if not the first. */
  begin?: SuggestedField
  /** A project to add to the form. It is opened. */
  project?: Project
  /** Called with whether the profile was saved. */
  onClose: (saved: boolean) => void
}

/** The dialog stays mounted, so that it can return the focus; its form is new each time. */
export function ProfileDialog({ opened, target, begin, project, onClose }: ProfileDialogProps) {
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(target)
  if (target && target !== shown) setShown(target)
  const profile = shown === 'new' ? undefined : shown

  return (
    <FormDialog
      opened={opened}
      onClose={() => onClose(false)}
      title={profile ? texts.editTitle : texts.createTitle}
      size="40rem"
    >
      <ProfileEditor
        key={profile?.id ?? 'new'}
        profile={profile}
        begin={begin}
        project={project}
        onClose={onClose}
      />
    </FormDialog>
  )
}

interface ProfileEditorProps {
  profile: Profile | undefined
  begin: SuggestedField | undefined
  project: Project | undefined
  onClose: (saved: boolean) => void
}

/** The form. Unsaved values are restored when it opens again. */
function ProfileEditor({ profile, begin, project, onClose }: ProfileEditorProps) {
  const [form, change, drop] = useDraft(
    `profile:${profile?.id ?? 'new'}`,
    isProfileForm,
    formFromProfile(profile),
  )
  const [restored] = useState(() => isFormChanged(form, formFromProfile(profile)))
  const added = useAddedProject(project, change)
  const [create, creating] = useCreateProfileMutation()
  const [update, updating] = useUpdateProfileMutation()
  const { isLoading, error } = profile ? updating : creating
  const { faults, form: checks } = useFormValidation(submit)

  /** Removes the draft and closes. */
  function leave(saved: boolean) {
    drop()
    onClose(saved)
  }

  async function submit() {
    const input = toProfileInput(form)
    const answer = profile ? await update({ id: profile.id, profile: input }) : await create(input)
    if (!answer.error) leave(true)
  }

  if (added === 'pending') return null
  return (
    <DialogForm
      restored={restored}
      changed={isFormChanged(form, formFromProfile(profile))}
      busy={isLoading}
      failure={error && <SaveError error={error} />}
      submit={profile ? texts.submitUpdate : texts.submitCreate}
      cancel={texts.cancel}
      onSubmit={checks.onSubmit}
      onInput={checks.onInput}
      onLeave={() => leave(false)}
    >
      <ImportPart form={form} onChange={change} submit={profile ? texts.submitUpdate : texts.submitCreate} />
      <ProfileFields form={form} onChange={change} faults={faults} error={error} begin={added ?? begin} />
    </DialogForm>
  )
}

/**
 * Adds a project to the form when it opens, and returns its position. The fields are rendered afterwards, because the
 * dialog gives the focus to the project's title.
 */
function useAddedProject(
  project: Project | undefined,
  change: (step: (form: ProfileForm) => ProfileForm) => void,
): number | 'pending' | undefined {
  const [position, setPosition] = useState<number | 'pending' | undefined>(project && 'pending')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => {
    if (!project) return
    change((form) => {
      const projects = addProject(form.projects, project)
      const at = projects.findIndex((one) => isSameProject(one, project))
      setPosition(at === -1 ? undefined : at)
      return { ...form, projects }
    })
  }, [])
  return position
}

/** The error of saving; a plan's limit links to the plans. */
function SaveError({ error }: { error: unknown }) {
  const full = isCallFailure(error) && error.code === 'plan_limit_reached'
  return (
    <>
      {messageOf(error, texts.saveFailed)} {full && <Link to="/plans">{texts.seePlans}</Link>}
    </>
  )
}
