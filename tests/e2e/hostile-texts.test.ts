/**
 * Posts, profiles and letters with markup are shown as the text that they are: nothing of it becomes an element, runs, or
 * loads anything from another host. The test writes the post into the database and answers with the letter itself, because
 * the server removes markup from both.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { withClient } from '../../apps/server/src/platform/testing/database.ts'
import { createJobFile } from './job-file.ts'
import {
  blockStream,
  createAccount,
  generateLetter,
  interceptCalls,
  post,
  selectProfile,
  setUpProduct,
} from './open-page.ts'

const file = createJobFile()
const { product, database, openPage } = await setUpProduct({ JOB_SOURCES: file.source, POLL_SECONDS: '1' })

const markup = [
  '<img src="https://evil.example/1.png" onerror="hit()">',
  '<script>hit()</script>',
  '<svg onload="hit()"><a href="javascript:hit()">bread</a></svg>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<style>@import url("https://evil.example/2.css");</style>',
  '<base href="https://evil.example/"><form action="https://evil.example/3"><input name="x"></form>',
  '"><b id="hit">bread</b>{{hit()}}',
  '![bread](https://evil.example/4.png)',
]
const sentences = markup.map((one, index) => `I baked ${index + 2} breads ${one} at Siemens.`)
/** Elements that only the markup could have made. */
const MADE =
  '[onerror], [onload], [srcdoc], [src*="evil"], [href*="evil"], [href^="javascript"], [action*="evil"], #hit, base'

let token = ''
let jobPage = ''
beforeAll(async () => {
  ;({ token } = await createAccount(product, { firstName: '<b id="hit">Ada</b>' }))
  const profile = {
    title: `Baker ${markup[0]}`,
    about: sentences.join('\n'),
    skills: ['<b id="hit">Bread</b>'],
  }
  await post(product, '/api/profiles', profile, token)
  file.add('Bread')
  const [job] = await vi.waitUntil(async () => {
    const list = await fetch(`${product.url}/api/jobs/fetchJobs`, { headers: { authorization: token } })
    const { data } = (await list.json()) as { data: { id: string }[] }
    return data.length > 0 && data
  }, 20_000)
  jobPage = `/dashboard/job-details/${job!.id}`
  const description = `${sentences.join('\n\n')}\n\nWhat is your rate ${markup[0]}?`
  await withClient(database.url, (client) =>
    client.query('update jobs set title = $1, description = $2', [`Bread ${markup[6]}`, description]),
  )
})

/** Opens a page that notes requests to other hosts, and whether the script of a text has run. */
async function openWatched() {
  const { page, context, expectNoErrors } = await openPage({ token, fresh: true })
  await blockStream(page)
  const foreign: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== product.url) foreign.push(url.href)
  })
  let hits = 0
  await context.exposeFunction('hit', () => {
    hits += 1
  })
  const expectHarmless = async () => {
    expect(await page.locator(MADE).count()).toBe(0)
    expect(foreign).toEqual([])
    expect(hits).toBe(0)
    // A blocked script, style or image would be reported here.
    expectNoErrors()
  }
  return { page, context, expectHarmless }
}

const expectText = (page: Page, text: string) =>
  expect.poll(() => page.getByRole('main').textContent()).toContain(text)

test('shows the markup of a post and a profile as text', async () => {
  const { page, expectHarmless } = await openWatched()
  await page.goto('/dashboard/jobs')
  await expectText(page, `Bread ${markup[6]}`)
  await expectHarmless()
  await page.goto(jobPage)
  for (const one of markup) await expectText(page, one)
  await expectHarmless()
  await page.goto('/dashboard/profile')
  await expectText(page, `Baker ${markup[0]}`)
  await expectHarmless()
})

test('shows the markup of a letter and of its findings as text, also in the editor', async () => {
  const { page, context, expectHarmless } = await openWatched()
  const letter = {
    data: `Hello ${markup[6]},\n\n${sentences.join(' ')}\n\nAda`,
    letterId: crypto.randomUUID(),
    model: 'GPT-4o-mini',
    writer: 'model',
    proposals_left: 5,
    unsupported: [{ quote: sentences[0], why: `Nothing says ${markup[0]}.` }],
    evidence: [{ quote: sentences[2], from: sentences[2], card: null }],
    asks: [{ id: 'rate', kind: 'rate', quote: markup[3], asks: markup[4], answered: true, by: sentences[5] }],
    traps: [{ quote: markup[1], asks: markup[0] }],
    notes: [{ quote: sentences[4], kind: 'fact' }],
  }
  await interceptCalls(context, '**/generateCoverLetter', { json: letter })
  await interceptCalls(context, `**/api/letters/${letter.letterId}`, 'never')
  await interceptCalls(context, '**/letters/check', {
    json: { data: { unsupported: letter.unsupported, evidence: letter.evidence, asks: letter.asks } },
  })
  await page.goto(`${jobPage}/generate`)
  await selectProfile(page, `Baker ${markup[0]}`)
  await page.getByLabel('Additional Info').fill(sentences[4]!)
  await generateLetter(page)
  const sheet = page.getByRole('region', { name: 'Your letter' })
  await page.getByRole('button', { name: 'Rewrite' }).waitFor()
  for (const one of sentences) expect(await sheet.textContent()).toContain(one)
  await expectHarmless()
  await sheet.getByRole('button', { name: sentences[0]!, exact: true }).click()
  await expectText(page, `Nothing says ${markup[0]}.`)
  await expectHarmless()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: /letter/i }).fill(`${sentences[3]}\n\n${markup.join('\n')}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  for (const one of markup) await expectText(page, one)
  await page.reload()
  for (const one of markup) await expectText(page, one)
  await expectHarmless()
})
