/** Creating and editing a profile in a dialog; a full page on small screens (spec §2 "Profiles"). */
import type { Profile } from '@gigbell/contract'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isCallFailure, messageOf } from '../../api.ts'
import { copy } from '../../copy.ts'
import { Confirm } from '../../parts/Confirm.tsx'
import { useDraft } from '../../parts/useDraft.ts'
import { useCreateProfileMutation, useUpdateProfileMutation } from './api.ts'
import { differs, formOf, inputOf, isProfileForm } from './form.ts'
import style from './ProfileDialog.module.css'
import { ProfileFields } from './ProfileFields.tsx'
import type { AdviceField } from './score.ts'

const SMALL = '(max-width: 47.99em)'

interface ProfileDialogProps {
  opened: boolean
  /** The profile to edit, or a new one; absent while the dialog is closed. */
  target: Profile | 'new' | undefined
  /** The field to begin at, if not the first. */
  begin?: AdviceField
  /** Told whether something was saved. */
  onClose: (saved: boolean) => void
}

/** The dialog. It stays mounted, so that it knows where to give the focus back; its form begins anew each time. */
export function ProfileDialog({ opened, target, begin, onClose }: ProfileDialogProps) {
  const small = useMediaQuery(SMALL, undefined, { getInitialValueInEffect: false })
  const close = useRef(() => onClose(false))
  // What was shown last stays while the dialog fades.
  const [shown, setShown] = useState(target)
  if (target && target !== shown) setShown(target)
  const profile = shown === 'new' ? undefined : shown

  return (
    <Modal
      opened={opened}
      onClose={() => close.current()}
      title={profile ? copy.profiles.editTitle : copy.profiles.createTitle}
      size="40rem"
      fullScreen={small}
      closeButtonProps={{ 'aria-label': copy.shell.close }}
      classNames={{ body: style.body }}
    >
      <ProfileEditor
        key={profile?.id ?? 'new'}
        profile={profile}
        begin={begin}
        onClose={onClose}
        close={close}
      />
    </Modal>
  )
}

interface ProfileEditorProps {
  profile: Profile | undefined
  begin: AdviceField | undefined
  onClose: (saved: boolean) => void
  /** Takes what is to happen when the dialog is asked to close: it asks first when something would be lost. */
  close: RefObject<() => void>
}

/** The form. What was entered and not saved is there again when it opens again. */
function ProfileEditor({ profile, begin, onClose, close: closeOfDialog }: ProfileEditorProps) {
  const [form, change, drop] = useDraft(`profile:${profile?.id ?? 'new'}`, isProfileForm, formOf(profile))
  const [restored] = useState(() => differs(form, formOf(profile)))
  const [asking, setAsking] = useState(false)
  const [create, creating] = useCreateProfileMutation()
  const [update, updating] = useUpdateProfileMutation()
  const { isLoading, error } = profile ? updating : creating

  function close() {
    // Escape reaches both dialogs, this one first: the question alone goes.
    if (isLoading || asking) return
    if (!differs(form, formOf(profile))) leave(false)
    // A moment later: the same press of Escape would close the question again.
    else setTimeout(() => setAsking(true))
  }
  useEffect(() => {
    closeOfDialog.current = close
  })

  /** Forgets what was entered: it is saved, or not wanted. */
  function leave(saved: boolean) {
    drop()
    onClose(saved)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const input = inputOf(form)
    const answer = profile ? await update({ id: profile.id, profile: input }) : await create(input)
    if (!answer.error) leave(true)
  }

  return (
    <form className={style.form} onSubmit={submit}>
      {restored && (
        <p className={style.restored} role="status">
          {copy.profiles.draftKept}
        </p>
      )}
      <ProfileFields form={form} onChange={change} error={error} begin={begin} />
      <div className={style.foot}>
        <SaveError error={error} />
        <Button onClick={close}>{copy.profiles.cancel}</Button>
        <Button type="submit" variant="next" loading={isLoading}>
          {profile ? copy.profiles.submitUpdate : copy.profiles.submitCreate}
        </Button>
      </div>
      <Confirm
        opened={asking}
        title={copy.profiles.discardTitle}
        text={copy.profiles.discardText}
        yes={copy.profiles.discard}
        no={copy.profiles.keepEditing}
        danger
        onYes={() => leave(false)}
        onNo={() => setAsking(false)}
      />
    </form>
  )
}

/** The server's sentence; a plan without room leads to the plans. */
function SaveError({ error }: { error: unknown }) {
  const full = isCallFailure(error) && error.code === 'plan_limit_reached'
  return (
    <p role="alert" className={style.error} hidden={!error}>
      {error ? messageOf(error, copy.profiles.saveFailed) : ''}{' '}
      {full && <Link to="/plans">{copy.profiles.seePlans}</Link>}
    </p>
  )
}
