/**
 * Measures how long the product holds back what a model service writes: from the moment at which the service has sent a
 * piece to the event that a client receives, beside a client that reads the service directly. The goal is 20 ms for the
 * first piece of a letter.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createParser } from 'eventsource-parser'
import { builtInPlans } from '../../apps/server/src/plans.ts'
import { type ChatRequest, type FakeModel, fakeModel } from '../fakes/model.ts'
import { createAccount, post, waitForJobs } from '../product-client.ts'
import { createDataFolder, type ProductProcess, startProduct } from '../product-process.ts'
import { percentiles, table } from './figures.ts'

const LETTERS = 100
/** This many letters are read at the same time, in another round. */
const AT_ONCE = 20
/** Milliseconds between two pieces, so that an event belongs to the piece before it. */
const PAUSE = 25
const LETTER = `Your shop has many pages to move before May, and each of them needs a redirect. I moved 40 shops from Magento to Shopify [c1]. I would begin with the products that sell best, because their pages have the most links. Which of them must not be offline?\n\nAda`

/** The milliseconds from sending to receiving. */
interface Delays {
  /** Of the first piece of each letter. */
  first: number[]
  /** Of every event, since the latest piece before it. */
  all: number[]
}

/** Measures, and prints the table. */
export async function benchFirstTokens(): Promise<void> {
  const model = await fakeModel()
  model.behaves({ kind: 'delayed', text: LETTER, pause: PAUSE })
  const folder = createDataFolder()
  const plans = join(folder.path, 'plans.json')
  writeFileSync(plans, JSON.stringify(builtInPlans.map((plan) => ({ ...plan, max_proposals: 100_000 }))))
  const product = await startProduct({
    DATA_DIR: folder.path,
    JOB_SOURCES: 'sample',
    PLANS_FILE: plans,
    OPENAI_API_KEY: model.key,
    OPENAI_BASE_URL: model.baseUrl,
  })
  try {
    const write = await createWriter(product)
    const direct = callService(model)
    await readLetters(model, LETTERS / 10, 1, [write])
    const [service, alone] = await readLetters(model, LETTERS, 1, [direct, write])
    const [concurrent] = await readLetters(model, LETTERS, AT_ONCE, [write])
    const rows = [
      ['the service, read directly', service!],
      ['the product', alone!],
      [`the product, ${AT_ONCE} at once`, concurrent!],
    ] as const
    table(
      `What a model writes reaches the client, ${LETTERS} letters each, ms (to reach: 20 for the first piece)`,
      ['by', 'first p50', 'first p99', 'any p50', 'any p99'],
      rows.map(([name, { first, all }]) => [
        name,
        percentiles(first).p50,
        percentiles(first).p99,
        percentiles(all).p50,
        percentiles(all).p99,
      ]),
    )
  } finally {
    await product.stop()
    await model.stop()
    folder.remove()
  }
}

/** Opens the stream of an answer; `number` makes the request of each letter different. */
type Open = (number: number) => Promise<Response>

/** Creates a person with a profile, who asks the product for letters. */
async function createWriter(product: ProductProcess): Promise<Open> {
  const { token } = await createAccount(product)
  await waitForJobs(product, token)
  const listed = await fetch(`${product.url}/api/jobs/fetchJobs`, { headers: { authorization: token } })
  const jobs = ((await listed.json()) as { data: { id: string }[] }).data
  const profile = { title: 'Shop developer', about: 'I moved 40 shops from Magento to Shopify.' }
  const created = await post(product, '/api/profiles', profile, token)
  const portfolio = ((await created.json()) as { data: { id: string } }).data.id
  return (number) =>
    fetch(`${product.url}/api/jobs/generateCoverLetter`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        portfolio,
        jobId: jobs[number % jobs.length]!.id,
        extraInformation: factOf(number),
      }),
    })
}

const factOf = (number: number) => `I built ${number} shops.`

/** Asks the service as the product does, without the product. */
function callService({ baseUrl, key }: FakeModel): Open {
  return (number) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'any',
        stream: true,
        messages: [{ role: 'user', content: factOf(number) }],
      }),
    })
}

/**
 * Reads `count` letters by each way, `atOnce` at the same time, and returns the delays of each way. The ways take turns, so
 * that other load on this machine affects all of them equally.
 */
async function readLetters(
  model: FakeModel,
  count: number,
  atOnce: number,
  ways: readonly Open[],
): Promise<Delays[]> {
  const delays = ways.map((): Delays => ({ first: [], all: [] }))
  let next = 0
  const readNext = async () => {
    while (next < count) {
      const number = ++next
      for (const [way, open] of ways.entries()) {
        const received = await readTextEvents(await open(number))
        const { sentAt } = model.calls.findLast(({ request }) => isAbout(request, number))!
        delays[way]!.first.push(received[0]! - sentAt[0]!)
        delays[way]!.all.push(...received.map((at) => at - sentAt.findLast((sent) => sent <= at)!))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readNext))
  return delays
}

const isAbout = ({ messages }: ChatRequest, number: number) =>
  messages.some(({ content }) => content.includes(factOf(number)))

/** Returns the time of each event that has text, whether the product or the service has sent it. */
async function readTextEvents(response: Response): Promise<number[]> {
  if (response.status !== 200) throw new Error(`A letter was answered ${response.status}.`)
  const received: number[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'token' || /"content":"[^"]/.test(data)) received.push(performance.now())
      if (event === 'error') throw new Error(data)
    },
  })
  const decoder = new TextDecoder()
  for await (const part of response.body!) parser.feed(decoder.decode(part as Uint8Array, { stream: true }))
  return received
}
