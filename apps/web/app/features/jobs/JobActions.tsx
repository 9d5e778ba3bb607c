import type { Job } from '@gigbell/contract'
import { Button, VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { ExternalIcon } from '../../components/icons.ts'
import { openHandlers } from '../../components/openHandlers.ts'
import { sharedTexts } from '../../components/texts.ts'
import { openable } from './facts.ts'
import style from './JobDetails.module.css'
import { recordOpenedPost } from './openedPosts.ts'
import { texts } from './texts.ts'

/** The actions for a job: generate a proposal (the primary one) and apply where it was posted. */
export function JobActions({ job }: { job: Job }) {
  const reason = useId()
  const url = openable(job.url)
  const apply = `${texts.details.applyOn} ${job.source_name}`
  return (
    <div className={style.actions}>
      <Button component={Link} to={`/dashboard/job-details/${job.id}/generate`} variant="next" fullWidth>
        {texts.details.writer}
      </Button>
      {url ? (
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          {...openHandlers(() => recordOpenedPost(job))}
          fullWidth
          rightSection={<ExternalIcon size={16} />}
        >
          <bdi>{apply}</bdi>
          <VisuallyHidden>, {sharedTexts.opensElsewhere}</VisuallyHidden>
        </Button>
      ) : (
        <>
          <Button fullWidth disabled aria-describedby={reason}>
            <bdi>{apply}</bdi>
          </Button>
          <p id={reason} className={style.reason}>
            {texts.details.noLink}
          </p>
        </>
      )}
    </div>
  )
}
