import type { Job, JobPage } from '@gigbell/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobList } from './listQuery.ts'
import { Pagination } from './Pagination.tsx'
import { type JobsLayout, jobsPath } from './split/jobsAddress.ts'
import { useRestOfPage } from './useRestOfPage.ts'

interface JobPagesProps {
  list: JobList
  jobs: readonly Job[]
  totalPages: number
  layout: JobsLayout
  /** Fetches the page again. */
  refetch: () => Promise<JobPage | undefined>
}

/** The page links of a list of jobs. After jobs were hidden, the next page begins with the rest of this one. */
export function JobPages({ list, jobs, totalPages, layout, refetch }: JobPagesProps) {
  const navigate = useNavigate()
  const { hasMovedUp, fetchRest } = useRestOfPage({ list, jobs, refetch })
  const [firstOfRest, setFirstOfRest] = useState<string>()
  useEffect(() => {
    if (!firstOfRest || !jobs.some(({ id }) => id === firstOfRest)) return
    const link = document.querySelector<HTMLElement>(`[data-job="${CSS.escape(firstOfRest)}"]`)
    link?.focus({ preventScroll: true })
    link?.closest('li')?.scrollIntoView({ block: 'start' })
    setFirstOfRest(undefined)
  }, [firstOfRest, jobs])

  const current = list.page ?? 1
  const to = (page: number) => jobsPath({ ...list, page }, { isSplit: layout.isSplit })
  async function openNext() {
    const { first } = await fetchRest()
    if (first) setFirstOfRest(first.id)
    else void navigate(to(current + 1))
  }
  return (
    <Pagination
      current={current}
      total={totalPages}
      to={to}
      onOpen={(page, event) => {
        const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
        if (page !== current + 1 || !hasMovedUp || isElsewhere) return
        event.preventDefault()
        void openNext()
      }}
    />
  )
}
