import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ArrowLeftIcon } from '../../../components/icons.ts'
import style from '../JobDetails.module.css'
import { LoadedJob, useLoadedJob } from '../LoadedJob.tsx'
import { texts } from '../texts.ts'

interface JobPanelProps {
  /** The job's id. */
  id: string
  /** The address of the list. */
  back: string
}

/** The selected job of the split layout in a narrow window: it takes the place of the list and has a way back to it. */
export function JobPanel({ id, back }: JobPanelProps) {
  const loaded = useLoadedJob(id)
  const navigate = useNavigate()
  const isFromList = (useLocation().state as { fromList?: boolean } | null)?.fromList === true
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={panel}>
      <Link
        to={back}
        className={style.back}
        onClick={(event) => {
          // The list appears as it was, at its position.
          if (!isFromList || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void navigate(-1)
        }}
      >
        <ArrowLeftIcon />
        {texts.details.back}
      </Link>
      <LoadedJob id={id} {...loaded} />
    </div>
  )
}
