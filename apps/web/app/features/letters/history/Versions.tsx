/** The former texts of a letter, each with what changed since the one before. */

import type { LetterVersion } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../../../api.ts'
import { DiffText } from '../../../components/DiffText.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import { useLetterVersionsQuery } from './api.ts'
import style from './Letter.module.css'
import { texts } from './texts.ts'

interface VersionsProps {
  id: string
  /** The letter's present version: another one is read again. */
  version: number
  /** Makes a former text the present one. */
  onRestore: (text: string) => void
}

/** The versions; they are read when they are opened. */
export function Versions(props: VersionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={style.versions} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.versions.title}</summary>
      {open && <VersionList {...props} />}
    </details>
  )
}

function VersionList({ id, version, onRestore }: VersionsProps) {
  const query = { id, version }
  const { data, error, isFetching, refetch } = useLetterVersionsQuery(query, {
    refetchOnMountOrArgChange: true,
  })
  if (!data && error)
    return (
      <ErrorState text={messageOf(error, texts.versions.failed)} onRetry={refetch} retrying={isFetching} />
    )
  if (!data)
    return (
      <Skeleton label={texts.versions.waiting}>
        <SkeletonLine width="40%" lines={2} />
      </Skeleton>
    )
  if (data.length < 2) return <p className={style.quiet}>{texts.versions.none}</p>
  return (
    <ol className={style.list} reversed>
      {data.map((one, at) => (
        <Version
          key={one.at}
          version={one}
          before={data[at + 1]}
          onRestore={at === 0 ? undefined : onRestore}
        />
      ))}
    </ol>
  )
}

interface VersionProps {
  version: LetterVersion
  /** The version before; absent for the first one. */
  before: LetterVersion | undefined
  /** Absent for the present version. */
  onRestore: ((text: string) => void) | undefined
}

function Version({ version, before, onRestore }: VersionProps) {
  const [open, setOpen] = useState(false)
  return (
    <li className={style.version}>
      <div className={style.actions}>
        <span>
          {onRestore ? texts.versions.by[version.by] : texts.versions.present}{' '}
          <RelativeTime at={version.at} className={style.quiet} />
        </span>
        <Button variant="subtle" onClick={() => setOpen(!open)} aria-expanded={open}>
          {open ? texts.versions.hide : before ? texts.versions.changes : texts.versions.show}
        </Button>
        {onRestore && (
          <Button variant="subtle" onClick={() => onRestore(version.text)}>
            {texts.versions.restore}
          </Button>
        )}
      </div>
      {open && <DiffText before={before?.text ?? version.text} after={version.text} />}
    </li>
  )
}
