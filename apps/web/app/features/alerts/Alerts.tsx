/** The alerts screen. The address says which alert is being edited: `?new`, `?edit=…`. */

import type { Alert, AlertSuggestion } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../api.ts'
import { ConfirmDelete } from '../../components/ConfirmDelete.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { PlusIcon } from '../../components/icons.ts'
import { OnDemand } from '../../components/OnDemand.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { titled } from '../../components/title.ts'
import { storeDraft } from '../../persistence.ts'
import { useJobChoicesQuery } from '../jobs/index.ts'
import { useSkillNamesQuery } from '../profiles/index.ts'
import { AlertCard } from './AlertCard.tsx'
import type { AlertTarget } from './AlertDialog.tsx'
import { AlertSuggestions } from './AlertSuggestions.tsx'
import style from './Alerts.module.css'
import { useAlertHealthQuery, useAlertsQuery, useDeleteAlertMutation } from './api.ts'
import { AlertDialog, newAlert, suggestedAlert } from './index.ts'
import { texts } from './texts.ts'

export const handle = { section: texts.title }
export const meta = () => titled(texts.title)

/** The list, the suggestions and the dialogs. */
export default function Alerts() {
  const { data, isError, error, isFetching, refetch } = useAlertsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [address, setAddress] = useSearchParams()
  const [suggested, setSuggested] = useState<AlertSuggestion>()
  const [deleting, setDeleting] = useState<Alert>()
  const [saved, setSaved] = useState('')
  const deletion = useDeleteAlertMutation()
  const health = useAlertHealthQuery(undefined, { refetchOnMountOrArgChange: true, skip: !data?.length })
  const skills = useSkillNamesQuery(undefined, { skip: !data?.some((alert) => alert.skills.length > 0) })
  const choices = useJobChoicesQuery(undefined, { skip: !data?.some((alert) => alert.sources.length > 0) })

  const edited = address.get('edit')
  const editing = data?.find(({ id }) => id === edited)
  const target = useMemo<AlertTarget | undefined>(() => {
    if (editing) return { alert: editing }
    if (suggested) return suggestedAlert(suggested)
    return address.has('new') ? newAlert : undefined
  }, [editing, suggested, address])
  const goTo = (query: Record<string, string>) => setAddress(query, { preventScrollReset: true })

  // The address is replaced, so that Back doesn't reopen the dialog.
  function close(alert?: Alert) {
    setSuggested(undefined)
    setSaved(alert ? texts.saved(alert) : '')
    setAddress({}, { preventScrollReset: true, replace: true })
  }

  return (
    <div className={style.page}>
      <header className={style.head}>
        <PageTitle>{texts.title}</PageTitle>
        {data && data.length > 0 && (
          <Button onClick={() => goTo({ new: '' })} leftSection={<PlusIcon />}>
            {texts.new}
          </Button>
        )}
      </header>
      <p className={style.quiet}>{texts.lead}</p>
      <p role="status" className={style.done}>
        {saved}
      </p>
      {data && edited && !editing && <p className={style.quiet}>{texts.gone}</p>}

      {!data && isError && (
        <ErrorState text={messageOf(error, texts.failed)} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !isError && (
        <Skeleton label={texts.waiting} className={style.list}>
          <SkeletonLine lines={6} />
          <SkeletonLine lines={6} />
        </Skeleton>
      )}
      {data && isError && <StaleNotice text={messageOf(error, texts.failed)} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState title={texts.empty} text={texts.emptyText}>
          <Button variant="next" onClick={() => goTo({ new: '' })}>
            {texts.new}
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={style.list} aria-label={texts.list}>
          {data.map((alert) => (
            <li key={alert.id}>
              <AlertCard
                alert={alert}
                health={health.data?.find(({ id }) => id === alert.id)}
                skillNames={skills.data ?? {}}
                sourceNames={choices.data?.source_names ?? {}}
                onEdit={() => goTo({ edit: alert.id })}
                onDelete={() => setDeleting(alert)}
              />
            </li>
          ))}
        </ul>
      )}
      {data && <AlertSuggestions onUse={setSuggested} />}

      <OnDemand wanted={target !== undefined}>
        {(opened) => <AlertDialog opened={opened} target={target} onClose={close} />}
      </OnDemand>
      <ConfirmDelete
        item={deleting}
        title={({ name }) => texts.deleteTitle(name)}
        text={texts.deleteText}
        yes={texts.delete}
        failed={texts.deleteFailed}
        deletion={deletion}
        onClose={() => setDeleting(undefined)}
        onDeleted={({ id }) => storeDraft(`alert:${id}`, null)}
      />
    </div>
  )
}
