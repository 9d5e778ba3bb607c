/** Calls a running product over its API: creates accounts and waits for jobs. */

/** The address of a running product. */
export interface RunningProduct {
  url: string
}

/** A person with an account. */
export interface Account {
  id: string
  token: string
  email: string
  password: string
}

/** Creates an account and starts its trial by default. */
export async function createAccount(
  product: RunningProduct,
  options: { trial?: boolean; firstName?: string } = {},
): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'correct horse battery'
  const form = {
    firstName: options.firstName ?? 'Ada',
    lastName: 'Field',
    email,
    mobileNumber: '1',
    password,
  }
  const created = await post(product, '/api/public/users/signup', form)
  const token = created.headers.get('authorization') ?? ''
  if (options.trial !== false) await post(product, '/api/subscription/startTrial', undefined, token)
  const { data } = (await created.json()) as { data: { id: string } }
  return { id: data.id, token, email, password }
}

/** Creates an account with a trial and an alert. */
export async function createAccountWithAlert(product: RunningProduct, alert: object): Promise<Account> {
  const account = await createAccount(product)
  await post(product, '/api/alerts', alert, account.token)
  return account
}

const prices: Record<string, number> = { basic: 499, standard: 1249 }

/** Buys a plan with the calls of a checkout, and a card of the sandbox. */
export async function buyPlan(
  product: RunningProduct,
  token: string,
  planId: 'basic' | 'standard',
  card = '4242 4242 4242 4242',
): Promise<void> {
  const wanted = { amount: prices[planId], planId, isUpgrade: false }
  const created = await post(product, '/api/payment/create-payment-intent', wanted, token)
  const { paymentIntentId, clientSecret } = (await created.json()) as Record<string, string>
  const confirmed = { clientSecret, card }
  await post(product, `/api/public/sandbox/payment-intents/${paymentIntentId}/confirm`, confirmed)
  await post(product, '/api/subscription/add', { planId, paymentIntentId }, token)
}

/**
 * Calls an endpoint with POST.
 * @throws Error with the answer's text when it does not succeed
 */
export async function post(
  product: RunningProduct,
  path: string,
  body?: unknown,
  token = '',
): Promise<Response> {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

/** The sample has at least this many jobs. */
const SAMPLE_JOBS = 300

/**
 * Waits until the jobs of the sample are there.
 * @throws Error when they are not there after 20 s
 */
export async function waitForJobs(product: RunningProduct, token: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(100)) {
    const response = await fetch(`${product.url}/api/jobs/fetchJobs`, { headers: { authorization: token } })
    if (((await response.json()) as { totalItems: number }).totalItems >= SAMPLE_JOBS) return
  }
  throw new Error(`There are fewer than ${SAMPLE_JOBS} jobs after 20 s.`)
}

/** Returns the id of the newest job. */
export async function readFirstJob(product: RunningProduct, token: string): Promise<string> {
  const list = await fetch(`${product.url}/api/jobs/fetchJobs?limit=1`, { headers: { authorization: token } })
  return ((await list.json()) as { data: { id: string }[] }).data[0]!.id
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
