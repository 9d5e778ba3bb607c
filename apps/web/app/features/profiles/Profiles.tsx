/**
 * The profiles screen (spec §2 "Profiles"). The address says which profile is being edited (`?new`, `?edit=…`) and whose
 * facts are listed (`?facts=…`).
 */

import type { Profile, Project } from '@gigbell/contract'
import { Button, Loader } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '../../api.ts'
import { ConfirmDelete } from '../../components/ConfirmDelete.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { PlusIcon } from '../../components/icons.ts'
import { OnDemand } from '../../components/OnDemand.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { storeDraft } from '../../persistence.ts'
import { useAppSelector } from '../../store.ts'
import { cachedProfiles, useDeleteProfileMutation, useProfilesQuery } from './api.ts'
import { Evidence } from './Evidence.tsx'
import { ProfileDialog } from './index.ts'
import { ProfileCard } from './ProfileCard.tsx'
import style from './Profiles.module.css'
import { suggestedFields } from './suggestedFields.ts'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The list and the dialogs. */
export default function Profiles() {
  const { data, isError, error, isFetching, refetch } = useProfilesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [before] = useState(cachedProfiles)
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation() as { state: { back?: string; project?: Project } | null }
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState<Profile>()
  const deletion = useDeleteProfileMutation()

  const profiles = data ?? (before && before.length > 0 ? before : undefined)
  const edited = address.get('edit')
  const editing = data?.find(({ id }) => id === edited)
  const target = address.has('new') ? 'new' : editing
  const begin = suggestedFields.find((field) => field === address.get('field'))
  const shown = data?.find(({ id }) => id === address.get('facts')) ?? data?.[0]
  const goTo = (query: Record<string, string>, state: { project: Project } | null = null) =>
    setAddress({ ...keptFacts(address), ...query }, { preventScrollReset: true, state })
  // The address is replaced, so that Back doesn't reopen the dialog.
  function close(saved: boolean) {
    // Returns to the letter that needed a profile.
    if (saved && typeof state?.back === 'string') return navigate(state.back)
    setAddress(keptFacts(address), { preventScrollReset: true, replace: true })
  }

  return (
    <div className={style.page}>
      <header className={style.head}>
        <PageTitle>{texts.title}</PageTitle>
        {profiles && profiles.length > 0 && (
          <Button onClick={() => goTo({ new: '' })} leftSection={<PlusIcon />}>
            {texts.new}
          </Button>
        )}
      </header>
      {profiles && profiles.length > 0 && <ProfileLimit used={profiles.length} />}
      {data && edited && !editing && <p className={style.quiet}>{texts.gone}</p>}

      {!profiles && isError && (
        <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!profiles && !isError && (
        <Skeleton label={texts.waiting} className={style.spinner}>
          <Loader color="ink" />
        </Skeleton>
      )}
      {profiles && isError && <StaleNotice text={messageOf(error, texts.failed)} onRetry={refetch} />}
      {profiles?.length === 0 && (
        <EmptyState title={texts.empty} text={texts.emptyText}>
          <Button variant="next" onClick={() => goTo({ new: '' })}>
            {texts.create}
          </Button>
        </EmptyState>
      )}
      {profiles && profiles.length > 0 && (
        <ul className={style.grid}>
          {profiles.map((profile) => (
            <li key={profile.id}>
              <ProfileCard
                profile={profile}
                onEdit={() => goTo({ edit: profile.id })}
                onDelete={() => setDeleting(profile)}
              />
            </li>
          ))}
        </ul>
      )}

      {data && shown && (
        <Evidence
          profiles={data}
          profile={shown}
          onSelect={(id) => setAddress({ facts: id }, { preventScrollReset: true, replace: true })}
          onProject={(project) => goTo({ edit: shown.id }, { project })}
        />
      )}

      <OnDemand wanted={target !== undefined}>
        {(opened) => (
          <ProfileDialog
            opened={opened}
            target={target}
            begin={begin}
            project={state?.project}
            onClose={close}
          />
        )}
      </OnDemand>
      <ConfirmDelete
        item={deleting}
        title={({ title }) => texts.deleteTitle(title)}
        text={texts.confirmDelete}
        yes={texts.delete}
        failed={texts.deleteFailed}
        deletion={deletion}
        onClose={() => setDeleting(undefined)}
        onDeleted={({ id }) => storeDraft(`profile:${id}`, null)}
      />
    </div>
  )
}

/** The part of the address that says whose facts are shown. */
function keptFacts(address: URLSearchParams): Record<string, string> {
  const facts = address.get('facts')
  return facts === null ? {} : { facts }
}

/** Says that the plan's limit of profiles is reached, before a form is filled in. */
function ProfileLimit({ used }: { used: number }) {
  const limit = useAppSelector(({ subscription }) => subscription.currentSubscription?.max_profiles)
  if (typeof limit !== 'number' || used < limit) return null
  return (
    <p className={style.quiet}>
      {texts.full(limit)} <Link to="/plans">{texts.seePlans}</Link>
    </p>
  )
}
