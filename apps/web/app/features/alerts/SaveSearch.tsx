/** Saves a search on the jobs screen as an alert. */

import type { Alert } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { BellIcon } from '../../components/icons.ts'
import { OnDemand } from '../../components/OnDemand.tsx'
import { lazyComponent } from '../../components/WhenLoaded.tsx'
import { formatListQuery, type JobList } from '../jobs/index.ts'
import style from './Alerts.module.css'
import { texts } from './texts.ts'

const AlertDialog = lazyComponent(async () => (await import('./AlertDialog.tsx')).AlertDialog)

/** A button that opens the dialog with the search; after saving, a confirmation with a link to the alerts. */
export function SaveSearch({ list }: { list: JobList }) {
  const [opened, setOpened] = useState(false)
  const [saved, setSaved] = useState<{ alert: Alert; search: string }>()
  const search = formatListQuery({ ...list, page: undefined })
  // Set when the dialog opens: a search that changes meanwhile doesn't change the form.
  const target = useMemo(
    () => (opened ? { list, draft: `search:${search}` } : undefined),
    [opened, list, search],
  )

  return (
    <>
      {saved?.search === search ? (
        <p role="status" className={style.done}>
          {texts.saved(saved.alert)}{' '}
          <Link to="/dashboard/alerts" className={style.link}>
            {texts.toAlerts}
          </Link>
        </p>
      ) : (
        <Button variant="subtle" leftSection={<BellIcon />} onClick={() => setOpened(true)}>
          {texts.saveSearch}
        </Button>
      )}
      <OnDemand wanted={opened}>
        {(open) => (
          <AlertDialog
            opened={open}
            target={target}
            onClose={(alert) => {
              setOpened(false)
              if (alert) setSaved({ alert, search })
            }}
          />
        )}
      </OnDemand>
    </>
  )
}
