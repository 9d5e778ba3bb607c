import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from 'react-router'
import { JobsIcon, LettersIcon } from '../../components/icons.ts'
import { sharedTexts } from '../../components/texts.ts'
import { useFoundJobsQuery } from '../../features/jobs/index.ts'
import { useLettersQuery } from '../../features/letters/history/api.ts'
import type { CommandGroup } from './command.ts'
import { commandTexts as texts } from './texts.ts'

/** The pause in typing before jobs and letters are searched, in milliseconds. */
const DEBOUNCE = 200
/** One letter finds nearly everything. */
const MIN_LENGTH = 2
const MAX_LETTERS = 5

interface FoundEntries {
  groups: CommandGroup[]
  state: 'idle' | 'searching' | 'failed'
}

/** Searches jobs and letters for a text, after a pause in typing. */
export function useFoundEntries(text: string): FoundEntries {
  const navigate = useNavigate()
  const wanted = text.trim()
  const [search] = useDebouncedValue(wanted, DEBOUNCE)
  const skip = search.length < MIN_LENGTH
  const jobs = useFoundJobsQuery(search, { skip })
  const letters = useLettersQuery({ search }, { skip })
  if (wanted.length < MIN_LENGTH) return { groups: [], state: 'idle' }

  const isCurrent = search === wanted
  const foundJobs = (isCurrent && jobs.currentData) || []
  const foundLetters = (isCurrent && letters.currentData?.data.slice(0, MAX_LETTERS)) || []
  const groups: CommandGroup[] = [
    {
      id: 'jobs',
      title: texts.groups.jobs,
      commands: foundJobs.map(({ id, title, category_id }) => ({
        id,
        label: title,
        note: category_id,
        Icon: JobsIcon,
        run: () => void navigate(`/dashboard/job-details/${id}`),
      })),
    },
    {
      id: 'letters',
      title: texts.groups.letters,
      commands: foundLetters.map(({ id, job, status }) => ({
        id,
        label: job.title ?? texts.groups.letters,
        note: sharedTexts.letterStatuses[status],
        Icon: LettersIcon,
        run: () => void navigate(`/dashboard/letters/${id}`),
      })),
    },
  ]
  const isSearching = !isCurrent || jobs.isFetching || letters.isFetching
  const state = isSearching ? 'searching' : jobs.isError || letters.isError ? 'failed' : 'idle'
  return { groups, state }
}
