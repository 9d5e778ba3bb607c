import type { Job } from '@gigbell/contract'
import style from './Reposts.module.css'
import { describeRepost } from './repost.ts'

/** When a job was posted before and how its budget has changed; renders nothing for any other job. */
export function RepostLine({ job }: { job: Job }) {
  const description = describeRepost(job)
  return description && <p className={style.line}>{description}</p>
}
