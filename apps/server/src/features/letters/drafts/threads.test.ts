/** Threads that compose drafts: the same letters as without one, and what happens to one that hangs. */
import { expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock.ts'
import { openLog } from '../../../platform/log.ts'
import { defaultFrequencies, readBrief } from '../../jobs/index.ts'
import { builtInAuthor } from '../authors/built-in.ts'
import { composeDraft, type DraftMaterial } from './compose-draft.ts'
import { openDraftThreads } from './threads.ts'

const post = {
  title: 'React dashboard for a mill',
  description: 'We need a dashboard in React for a windmill. What is your daily rate?',
  category: '',
  skills: ['React'],
}
const material: DraftMaterial = {
  stored: {
    version: '1',
    profile: {
      id: '0b9d6c2e-54f0-4b39-9f0e-2f1c6a1f7c11',
      title: 'React developer',
      about: 'I build dashboards in React for small shops. I moved 40 shops to new hosting.',
      skills: ['React'],
      languages: [],
      profile_links: { linkedin: '', youtube: '', twitter: '' },
      projects: [],
      rate: null,
      availability: '',
    },
  },
  changes: [],
  name: { firstName: 'Ada', lastName: 'Byron' },
  answeredLetters: [],
}
const today = systemClock().now()
const openJob = openDraftThreads(openLog('silent', false))

test('a thread composes what the writer composes, and goes on after a draft that was given up', async () => {
  const job = { post, frequencies: defaultFrequencies }
  const composeInThread = openJob(job)
  const signal = new AbortController().signal
  const composed = await composeDraft(builtInAuthor, { ...job, brief: readBrief(post) }, material, {
    ...{ today, signal },
    providerModel: '',
  })
  expect(await composeInThread(material, { today, signal })).toEqual(composed)
  // A signal that has fired ends the threads, whatever they do, and the next draft has new ones.
  const given = new AbortController()
  given.abort(new Error('given up'))
  await expect(composeInThread(material, { today, signal: given.signal })).rejects.toThrow('given up')
  expect(await composeInThread(material, { today, signal })).toEqual(composed)
})

test('a failure of the writer is the failure of the draft', async () => {
  const broken = { ...material, name: undefined as unknown as DraftMaterial['name'] }
  const composeInThread = openJob({ post, frequencies: defaultFrequencies })
  const signal = new AbortController().signal
  await expect(composeInThread(broken, { today, signal })).rejects.toThrow(TypeError)
  expect((await composeInThread(material, { today, signal })).writer).toBe('built-in')
})
