/** A job's screen (spec §2 "Job details"): the post, its facts and the actions. */

import { Link, useParams } from 'react-router'
import { ArrowLeftIcon } from '../../components/icons.ts'
import { windowTitle } from '../../components/title.ts'
import { useAppSelector } from '../../store.ts'
import style from './JobDetails.module.css'
import { jobsState } from './jobsSlice.ts'
import { LoadedJob, useLoadedJob } from './LoadedJob.tsx'
import { texts } from './texts.ts'

export const handle = { section: texts.list.title }
// The screen renders the title itself, with the job's name: a title here would be a second one.
export const meta = () => []

/** The job with a link back to the list. */
export default function JobDetails() {
  const { id = '' } = useParams()
  const back = useAppSelector(jobsState.lastList)
  const loaded = useLoadedJob(id)
  return (
    <>
      <title>{windowTitle(loaded.job?.title ?? texts.list.title)}</title>
      <Link to={back} className={style.back}>
        <ArrowLeftIcon />
        {texts.details.back}
      </Link>
      <LoadedJob id={id} {...loaded} />
    </>
  )
}
