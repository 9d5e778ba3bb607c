/**
 * The exchange rates that budgets are converted by. A scheduled task fetches those of the European Central Bank daily;
 * until it has, the rates are those of the migration. Which budgets pass an alert is decided in alerts.
 */
import type { ConvertedBudget, Job } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { FetchError, type Fetcher } from '../../platform/fetching.ts'
import type { Log } from '../../platform/log.ts'

/** The bank's reference rates, published on working days at about 16:00 in Frankfurt. */
export const ECB_RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

/** Selects one row: `per_euro` has how much of each currency one euro is. */
export const selectExchangeRates = sql<{ per_euro: Record<string, number> }>`
  select jsonb_object_agg(currency, per_euro) as per_euro from exchange_rates`

/**
 * Converts the budgets of jobs to the currency that is given beside each; null where there is nothing to convert or no
 * rate. Reads the rates only if a currency is given.
 */
export async function convertBudgets(
  db: Db,
  jobs: readonly { job: Job | undefined; currency: string | null | undefined }[],
): Promise<(ConvertedBudget | null)[]> {
  if (!jobs.some(({ currency }) => currency)) return jobs.map(() => null)
  const { per_euro } = (await selectExchangeRates.execute(db)).rows[0]!
  return jobs.map(({ job, currency }) => {
    if (!job?.currency || !currency || job.currency === currency) return null
    const { budget_amount: low, budget_max: high } = job
    const [from, to] = [per_euro[job.currency], per_euro[currency]]
    if ((low === null && high === null) || !from || !to) return null
    const convert = (sum: number | null) => (sum === null ? null : Math.round((sum * 100 * to) / from) / 100)
    return { currency, budget_amount: convert(low), budget_max: convert(high) }
  })
}

/** The rates of one day: how much of each currency one euro is, as published. */
export interface DailyRates {
  date: string
  perEuro: Map<string, string>
}

/** A file with fewer rates is not the bank's. */
const MIN_RATES = 10
const MAX_BYTES = 100_000

interface FetchPorts {
  db: Db
  fetcher: Fetcher
  log: Log
}

/**
 * Fetches the rates and stores them, unless newer ones are stored. Where that fails, the stored rates stay in use, and
 * the next run tries again.
 */
export async function refreshExchangeRates({ db, fetcher, log }: FetchPorts, url: string): Promise<void> {
  try {
    const reply = await fetcher.call({ url, enteredBy: 'operator', maxBytes: MAX_BYTES })
    const rates = reply.status === 200 ? parseDailyRates(reply.text()) : null
    if (!rates) return log.warn({ status: reply.status }, 'the answer has no exchange rates')
    await storeRates(db, rates)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    log.warn(`the exchange rates were not fetched: ${error.message}`)
  }
}

/** Parses the bank's file eurofxref-daily.xml; null for any other text. */
export function parseDailyRates(xml: string): DailyRates | null {
  const date = /<Cube\s{1,9}time=['"](\d{4}-\d{2}-\d{2})['"]\s{0,9}>/.exec(xml)?.[1]
  const found = xml.matchAll(
    /<Cube\s{1,9}currency=['"]([A-Z]{3})['"]\s{1,9}rate=['"](\d{1,9}(?:\.\d{1,9})?)['"]\s{0,9}\/>/g,
  )
  const perEuro = new Map([...found].flatMap(([, code, rate]) => (Number(rate) > 0 ? [[code!, rate!]] : [])))
  if (!date || Number.isNaN(Date.parse(date)) || perEuro.size < MIN_RATES) return null
  return { date, perEuro: perEuro.set('EUR', '1') }
}

async function storeRates(db: Db, { date, perEuro }: DailyRates): Promise<void> {
  await sql`
    insert into exchange_rates (currency, per_euro, date)
    select currency, per_euro, ${date}::date
    from unnest(${[...perEuro.keys()]}::text[], ${[...perEuro.values()]}::numeric[]) as rates (currency, per_euro)
    on conflict (currency) do update set per_euro = excluded.per_euro, date = excluded.date
      where exchange_rates.date <= excluded.date`.execute(db)
}
