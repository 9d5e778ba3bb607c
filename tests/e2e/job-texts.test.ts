/** Specified texts of the shell, the dashboard and the jobs. */
import { expect } from 'vitest'
import { sharedTexts } from '../../apps/web/app/components/texts.ts'
import { texts as jobTexts } from '../../apps/web/app/features/jobs/texts.ts'
import { shellTexts as shell } from '../../apps/web/app/shell/texts.ts'
import { interceptCalls } from './intercept-calls.ts'
import { press, type Stage, testTexts } from './specified-texts.ts'

const { home, list: jobs, details: job } = jobTexts
const { confirm, errors } = sharedTexts

const failure = { code: 'internal' }
const failureWithMessage = { message: 'The server is resting.', code: 'internal' }
const emptyList = { data: [], totalPages: 0, totalItems: 0 }
const search = ({ page }: Stage, text: string) => page.getByPlaceholder(jobs.searchPlaceholder).fill(text)

/** A post whose source states neither a place nor the number of applicants. */
const bare = {
  data: {
    id: '00000000-0000-4000-8000-000000000001',
    source: 'upwork',
    source_name: 'Upwork',
    credit: null,
    category_id: 'Web Development',
    type: 'hourly',
    level: 'Expert',
    title: 'A bare post',
    description: 'Nothing more.',
    ts_publish: '2026-01-03T10:00:00Z',
    budget_amount: 20,
    budget_max: null,
    currency: 'USD',
    url: 'https://example.com/post',
    location: null,
    applicants: null,
    client: null,
    skills: [],
  },
}

/** Imitates an earlier visit, whose list is stored for the next one. */
const keepJobs = ({ context }: Stage) =>
  context.addInitScript(
    (jobs) => {
      if (window === window.top) localStorage.setItem('jobsList', jobs)
    },
    JSON.stringify([bare.data]),
  )

await testTexts({
  guard: [
    {
      state: 'while the plan is being loaded',
      path: '/dashboard',
      as: 'member',
      given: ({ answer }) => answer('/getCurrentSubscriptions', null),
      // Before the guard's query the page's own fallback shows the same text.
      act: ({ asked }) => expect.poll(() => asked.join(' ')).toContain('/getCurrentSubscriptions'),
      shows: [['text', shell.guard.loading, 'Loading... Please wait']],
    },
  ],
  shell: [
    {
      state: 'logging out',
      path: '/dashboard/help',
      as: 'member',
      act: ({ page }) => press(page, shell.logout),
      shows: [
        ['dialog', shell.confirmLogout, 'Confirm Logout'],
        ['text', shell.confirmLogoutText, 'Are you sure you want to log out?'],
        ['button', confirm.yes, 'Yes'],
        ['button', confirm.cancel, 'Cancel'],
      ],
    },
    {
      state: 'at first',
      path: '/dashboard/help',
      as: 'member',
      shows: [
        ['link', shell.dashboard, 'Dashboard'],
        ['link', shell.jobs, 'Jobs'],
        ['link', shell.profiles, 'Profiles'],
        ['link', shell.settings, 'Settings'],
        ['button', shell.logout, 'Log out'],
      ],
    },
  ],
  'dashboard home': [
    {
      state: 'at first',
      path: '/dashboard',
      as: 'member',
      shows: [
        ['heading', home.refer, 'Refer Friends'],
        ['button', home.referButton, 'Get Started'],
        ['heading', home.premium, 'Premium Plan'],
        ['button', home.premiumButton, 'Upgrade'],
        ['heading', home.optimization, 'Profile Optimization'],
        ['heading', home.featured, 'Featured Jobs'],
        ['link', home.seeAll, 'See All'],
        ['heading', home.quickLinks, 'Quick Links'],
        ['part', home.realTime, 'Real time Job Alert'],
        ['part', home.extension, 'Web Extension'],
        ['part', home.suggestions, 'AI Proposal Suggestions'],
      ],
    },
    {
      state: 'empty',
      path: '/dashboard',
      as: 'member',
      given: ({ answer }) => answer('/fetchJobs', 200, emptyList),
      shows: [['text', home.empty, 'No jobs available to display.']],
    },
    {
      state: 'failed, where a list is kept',
      path: '/dashboard',
      as: 'member',
      given: async (stage) => {
        await keepJobs(stage)
        await stage.answer('/fetchJobs', 0)
      },
      shows: [['text', home.failed, 'Failed to load jobs. Please try again.']],
    },
    {
      state: 'failed',
      path: '/dashboard',
      as: 'member',
      given: ({ answer }) => answer('/fetchJobs', 0),
      shows: [['text', home.failed, 'Failed to load jobs. Please try again.']],
    },
  ],
  jobs: [
    {
      state: 'at first',
      path: '/dashboard/jobs',
      as: 'member',
      shows: [
        ['placeholder', jobs.searchPlaceholder, 'Search jobs by title, description, or skills...'],
        ['heading', jobs.latest, 'Latest Jobs'],
        ['part', jobs.remote, 'Remote'],
      ],
    },
    {
      state: 'searched',
      path: '/dashboard/jobs',
      as: 'member',
      given: ({ answer }) => answer('/fetchJobs', 200, { data: [bare.data], totalPages: 1, totalItems: 1 }),
      act: (stage) => search(stage, 'react'),
      shows: [
        ['text', jobs.results, 'Search Results'],
        ['part', jobs.found('1'), '(1 job(s) found)'],
      ],
    },
    {
      state: 'searched in vain',
      path: '/dashboard/jobs',
      as: 'member',
      act: (stage) => search(stage, 'zzzzunheardof'),
      shows: [
        ['text', jobs.empty, 'No Jobs Found'],
        ['text', jobs.emptySearch, 'Try adjusting your search terms'],
      ],
    },
    {
      state: 'empty',
      path: '/dashboard/jobs',
      as: 'member',
      given: ({ answer }) => answer('/fetchJobs', 200, emptyList),
      shows: [['text', jobs.emptyList, 'Available jobs will appear here']],
    },
    {
      state: 'failed without a word',
      path: '/dashboard/jobs',
      as: 'member',
      given: ({ answer }) => answer('/fetchJobs', 500, failure),
      shows: [['text', jobs.failed, 'Failed to load jobs.']],
    },
    {
      state: 'failed with a message, where a list is kept',
      path: '/dashboard/jobs',
      as: 'member',
      given: async (stage) => {
        await keepJobs(stage)
        await stage.answer('/fetchJobs', 500, failureWithMessage)
      },
      shows: [
        ['text', errors.withMessage(failureWithMessage.message), 'Error: The server is resting.'],
        ['link', bare.data.title, 'A bare post'],
      ],
    },
    {
      state: 'failed with a message',
      path: '/dashboard/jobs',
      as: 'member',
      given: ({ answer }) => answer('/fetchJobs', 500, failureWithMessage),
      shows: [['text', errors.withMessage(failureWithMessage.message), 'Error: The server is resting.']],
    },
  ],
  'job details': [
    {
      state: 'of a bare post',
      path: ({ job: path }) => path,
      as: 'member',
      given: ({ context }) => interceptCalls(context, '**/api/job/*', { json: bare }),
      shows: [
        ['text', job.location, 'Mumbai, India'],
        ['text', job.applicants, '100+'],
        ['text', job.role('Expert'), 'Expert Role'],
        ['part', job.applyOn, 'Apply on'],
        ['link', job.writer, 'AI Proposal Writer'],
      ],
    },
    {
      state: 'empty',
      path: ({ job: path }) => path,
      as: 'member',
      given: ({ context }) => interceptCalls(context, '**/api/job/*', 'empty'),
      shows: [['text', job.empty, 'No job details available']],
    },
    {
      state: 'failed without a word',
      path: ({ job: path }) => path,
      as: 'member',
      given: ({ context }) => interceptCalls(context, '**/api/job/*', { status: 500 }),
      shows: [['part', job.failed, 'Failed to fetch job details']],
    },
  ],
})
