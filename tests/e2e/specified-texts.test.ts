/**
 * Every text of the specification appears on its screen in its state. The tables in texts/ hold what the web app's
 * `texts.ts` files contain beside the specification's own words, which must be equal to the letter.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { createAccount, post, setUpProduct, waitForJobs } from './open-page.ts'
import { account } from './texts/account.ts'
import { paying } from './texts/checkout.ts'
import { work } from './texts/jobs.ts'
import { own } from './texts/profiles.ts'
import { answerWith, type Row, type Stage, seen } from './texts/row.ts'

const { product, openPage } = await setUpProduct()
const screens: [string, Row[]][] = Object.entries({ ...account, ...work, ...own, ...paying })

const tokens = { newcomer: '', member: '' }
/** Creates a person with the trial and one profile. */
async function newMember(): Promise<string> {
  const { token } = await createAccount(product)
  await post(product, '/api/profiles', { title: 'Writer', about: 'I write tests.' }, token)
  return token
}
let job = ''
beforeAll(async () => {
  tokens.newcomer = (await createAccount(product, { trial: false })).token
  tokens.member = await newMember()
  await waitForJobs(product, tokens.member)
  const list = await fetch(`${product.url}/api/jobs/fetchJobs?limit=1`, {
    headers: { authorization: tokens.member },
  })
  job = `/dashboard/job-details/${((await list.json()) as { data: { id: string }[] }).data[0]!.id}`
})

describe.each(screens)('%s', (_screen, rows) => {
  test.each(rows.map((row) => [row.state, row] as const))('%s', async (_state, row) => {
    const texts = row.alerts ? [...row.shows, row.alerts] : row.shows
    for (const [, ours, specified] of texts) expect(ours).toBe(specified)

    const token = row.as === 'writer' ? await newMember() : row.as && tokens[row.as]
    const { page, context } = await openPage(token ? { token } : {})
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.dismiss()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answer: Stage['answer'] = (path, status, body) => answerWith(context, path, status, body)
    const stage: Stage = { page, context, answer, asked, job, alerts }
    await row.given?.(stage)
    await page.goto(typeof row.path === 'string' ? row.path : row.path(stage))
    await row.act?.(stage)
    await Promise.all([...row.shows.map((shown) => seen(page, shown)), row.last?.(stage)])
    if (row.alerts) await expect.poll(() => alerts, { timeout: 10_000 }).toEqual([row.alerts[1]])
  })
})
