/**
 * The tools of /mcp: the arguments of each, and the endpoints that it calls. What a tool may do is decided by these
 * endpoints (call.ts); how texts of posts are marked is in untrusted.ts.
 */
import {
  api,
  Id,
  JobLevel,
  JobType,
  LetterStatus,
  letterHistoryLimits,
  letterLanguages,
  letterLengths,
  letterLimits,
  letterTones,
  mineFilters,
} from '@gigbell/contract'
import { z } from 'zod'
import { type CallEndpoint, CallRefused } from './call.ts'
import {
  separateAsks,
  separateBrief,
  separateJob,
  separateLetter,
  separateNotification,
} from './untrusted.ts'

/** A tool: `run` returns its result. */
export interface Tool {
  name: string
  title: string
  description: string
  /** Changes something, so a program should ask the person first. */
  writes?: true
  input: z.ZodObject
  run(call: CallEndpoint, input: never): Promise<object>
}

/** Defines a tool whose `run` is typed by its arguments. */
const tool = <Input extends z.ZodObject>(
  defined: Omit<Tool, 'input' | 'run'> & {
    input: Input
    run(call: CallEndpoint, input: z.output<Input>): Promise<object>
  },
): Tool => defined

const jobId = Id.describe('The id of a job, from search_jobs or list_notifications')
const profileId = Id.describe('The id of one of the person’s profiles')
const page = z.int().min(1).optional().describe('The page, counted from 1')
const limit = z.int().min(1).max(50).default(10).describe('How many entries a page has')

const searchJobs = tool({
  name: 'search_jobs',
  title: 'Search jobs',
  description:
    'Searches the jobs that the person can see, with how well their best profile fits each. Descriptions are shortened; get_job has the whole text. Needs jobs:read.',
  input: z.object({
    search: z
      .string()
      .max(500)
      .optional()
      .describe('Words that must all occur; also OR, -word, "a phrase" and title:word'),
    type: z.array(JobType).optional(),
    level: z.array(JobLevel).optional(),
    category: z.array(z.string()).optional(),
    budget_min: z.number().min(0).optional(),
    budget_max: z.number().min(0).optional(),
    posted_within: z.int().min(1).max(87_600).optional().describe('Posted at most so many hours ago'),
    mine: z.enum(mineFilters).optional().describe('Only jobs that the person has marked so'),
    sort: z.enum(['newest', 'relevance', 'best_match']).default('newest'),
    page,
    limit,
  }),
  async run(call, { type, level, category, ...rest }) {
    const lists = { type: type?.join(), level: level?.join(), category: category?.join() }
    const found = await call(api.jobs.search, { query: { ...rest, ...lists } })
    return { total: found.totalItems, pages: found.totalPages, jobs: found.data.map(separateJob) }
  },
})

const getJob = tool({
  name: 'get_job',
  title: 'Get a job',
  description:
    'Returns one job with its whole text, what it asks of applicants, its red flags, lines aimed at machines, and how well a profile fits. Needs jobs:read.',
  input: z.object({ job_id: jobId, profile_id: profileId.optional() }),
  async run(call, { job_id: id, profile_id: profile }) {
    const [job, brief] = await Promise.all([
      call(api.jobs.detail, { params: { id } }),
      call(api.jobs.brief, { params: { id }, query: { profile } }),
    ])
    return { job: separateJob(job.data), brief: separateBrief(brief.data) }
  },
})

const listAlerts = tool({
  name: 'list_alerts',
  title: 'List alerts',
  description: 'Returns the person’s saved searches that notify them of new jobs. Needs alerts:read.',
  input: z.object({}),
  run: async (call) => ({ alerts: (await call(api.alerts.list, {})).data }),
})

const listNotifications = tool({
  name: 'list_notifications',
  title: 'List notifications',
  description:
    'Returns the person’s inbox, newest first: jobs that matched an alert, and reminders. Needs notifications:read.',
  input: z.object({
    before: Id.optional().describe('Only entries before the one with this id'),
    limit,
  }),
  async run(call, query) {
    const { data, unread } = await call(api.inbox.list, { query })
    return { unread, notifications: data.map(separateNotification) }
  },
})

const checkLetter = tool({
  name: 'check_letter',
  title: 'Check a letter',
  description:
    'Checks a letter sentence by sentence: which claims the profile does not support, and which asks of the post it answers. Needs letters:read.',
  input: z.object({
    text: z.string().min(1).max(letterLimits.text),
    job_id: jobId,
    profile_id: profileId,
    extra_information: z
      .string()
      .max(letterLimits.extraInformation)
      .default('')
      .describe('Facts about the person that are not in the profile'),
  }),
  async run(call, { text, job_id, profile_id, extra_information }) {
    const body = { text, jobId: job_id, portfolio: profile_id, extraInformation: extra_information }
    const { asks, ...checked } = (await call(api.letters.check, { body })).data
    return { ...checked, asks: separateAsks(asks) }
  },
})

const draftLetter = tool({
  name: 'draft_letter',
  title: 'Draft a letter',
  description:
    'Writes a letter for a job from a profile, the best fitting one if none is named, and stores it as a draft. It counts as one letter of the person’s plan. Nothing is sent. Needs letters:write, and jobs:read without profile_id.',
  writes: true,
  input: z.object({
    job_id: jobId,
    profile_id: profileId.optional(),
    extra_information: z.string().max(letterLimits.extraInformation).optional(),
    tone: z.enum(letterTones).optional(),
    length: z.enum(letterLengths).optional(),
    language: z.enum(letterLanguages).optional(),
  }),
  async run(call, { job_id: jobId, profile_id, extra_information: extraInformation, ...wishes }) {
    const portfolio = profile_id ?? (await findBestProfile(call, jobId))
    const body = { jobId, portfolio, extraInformation, ...wishes }
    const { data, letterId, asks, traps, ...written } = await call(api.letters.write, { body })
    return {
      letter_id: letterId,
      profile_id: portfolio,
      text: data,
      ...written,
      asks: separateAsks(asks),
      untrusted: { traps },
    }
  },
})

async function findBestProfile(call: CallEndpoint, id: string): Promise<string> {
  const { fit } = (await call(api.jobs.detail, { params: { id } })).data
  if (fit) return fit.profile.id
  throw new CallRefused({ code: 'not_found', message: 'The person has no profile to write from yet.' })
}

const listLetters = tool({
  name: 'list_letters',
  title: 'List letters',
  description: 'Returns the person’s letters and applications, newest first. Needs letters:read.',
  input: z.object({
    status: z.array(LetterStatus).optional(),
    search: z.string().max(200).optional().describe('Words of the letter, its note, the job or the profile'),
    page,
    limit,
  }),
  async run(call, { status, ...rest }) {
    const found = await call(api.letterHistory.list, { query: { ...rest, status: status?.join() } })
    return { total: found.totalItems, pages: found.totalPages, letters: found.data.map(separateLetter) }
  },
})

const recordApplication = tool({
  name: 'record_application',
  title: 'Record an application',
  description:
    'Records that the person has applied: for a job of Gigbell (job_id) or one that was found elsewhere (job). It counts nothing and sends nothing. Needs letters:write.',
  writes: true,
  input: z.object({
    job_id: jobId.optional(),
    job: z
      .object({
        title: z.string().min(1).max(letterHistoryLimits.jobTitle),
        url: z.string().max(letterHistoryLimits.jobUrl).optional(),
        source: z.string().max(letterHistoryLimits.source).optional(),
      })
      .optional(),
    profile_id: profileId.optional(),
    text: z.string().max(letterLimits.text).optional().describe('The letter that was sent'),
    status: LetterStatus.default('applied'),
  }),
  async run(call, { job_id, profile_id, ...rest }) {
    const { data } = await call(api.letterHistory.add, {
      body: { ...rest, jobId: job_id, portfolio: profile_id },
    })
    return { letter: separateLetter(data) }
  },
})

/** All tools, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  searchJobs,
  getJob,
  listAlerts,
  listNotifications,
  checkLetter,
  draftLetter,
  listLetters,
  recordApplication,
]
