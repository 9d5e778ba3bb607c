import type { Profile } from '@gigbell/contract'
import { lazy, useState } from 'react'
import { messageOf } from '../../api.ts'
import { copy } from '../../copy.ts'
import { OnDemand } from '../../parts/OnDemand.tsx'
import { keepDraft } from '../../stored.ts'
import { useDeleteProfileMutation } from './api.ts'
import style from './Profiles.module.css'

const Confirm = lazy(async () => ({ default: (await import('../../parts/Confirm.tsx')).Confirm }))

interface DeleteProfileProps {
  /** The profile in question; absent while nothing is asked. */
  profile: Profile | undefined
  onClose: () => void
  /** The card and its button are gone then: the focus needs another place. */
  onDeleted: () => void
}

/** Asks before a profile is deleted; where that fails, says so in the dialog. */
export function DeleteProfile({ profile, onClose, onDeleted }: DeleteProfileProps) {
  const [remove, { isLoading, error, reset }] = useDeleteProfileMutation()
  const [shown, setShown] = useState(profile)
  // The words stay while the dialog fades.
  if (profile && profile !== shown) setShown(profile)

  function close() {
    reset()
    onClose()
  }

  async function go() {
    if (!profile || isLoading) return
    const answer = await remove(profile.id)
    if (answer.error) return
    keepDraft(`profile:${profile.id}`, null)
    close()
    onDeleted()
  }

  return (
    <OnDemand wanted={profile !== undefined}>
      {(opened) => (
        <Confirm
          opened={opened}
          title={copy.profiles.deleteTitle(shown?.title ?? '')}
          text={copy.profiles.confirmDelete}
          yes={copy.profiles.delete}
          danger
          busy={isLoading}
          onYes={go}
          onNo={close}
        >
          <p role="alert" className={style.error} hidden={!error}>
            {error && messageOf(error, copy.profiles.deleteFailed)}
          </p>
        </Confirm>
      )}
    </OnDemand>
  )
}
