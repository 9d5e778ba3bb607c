/** Fetching the daily exchange rates, from a fake of the bank's server. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { ecbFile } from '../../../../../tests/fakes/exchange-rates.ts'
import { openFetcher } from '../../platform/fetching.ts'
import { createTestDatabase } from '../../platform/testing/database.ts'
import { parseDailyRates, refreshExchangeRates } from './exchange-rates.ts'

const { db } = (await createTestDatabase()).database
const fetcher = openFetcher({ appUrl: 'http://localhost', allowPrivateAddresses: false })
let answer = { status: 200, body: '' }
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`
afterAll(async () => {
  server.close()
  await fetcher.close()
})

const codes = 'JPY CZK DKK GBP HUF PLN RON SEK CHF ISK'.split(' ')
const rates = (usd: string) => ({ USD: usd, ...Object.fromEntries(codes.map((code) => [code, '2.5'])) })
const refresh = () => refreshExchangeRates({ db, fetcher, log: pino({ level: 'silent' }) }, url)
const stored = async (currency: string) =>
  db
    .selectFrom('exchange_rates')
    .select(['per_euro', 'date'])
    .where('currency', '=', currency)
    .executeTakeFirst()

test('there are rates before the first file', async () => {
  expect((await stored('USD'))?.per_euro).toBe(1.0784)
  expect((await stored('EUR'))?.per_euro).toBe(1)
})

test('the rates of a newer day replace the stored ones, and those of an older day do not', async () => {
  answer = { status: 200, body: ecbFile('2026-03-02', rates('1.1601')) }
  await refresh()
  expect((await stored('USD'))?.per_euro).toBe(1.1601)
  expect((await stored('ZAR'))?.per_euro).toBe(19.8385)
  answer = { status: 200, body: ecbFile('2026-02-27', rates('1.2')) }
  await refresh()
  expect((await stored('USD'))?.per_euro).toBe(1.1601)
})

test.each([
  ['an error page', 503, '<html>down</html>'],
  ['another document', 200, '<rss></rss>'],
  ['too few rates', 200, ecbFile('2026-03-03', { USD: '9' })],
  ['rates of zero', 200, ecbFile('2026-03-03', Object.fromEntries(codes.map((code) => [code, '0'])))],
  ['a day that does not exist', 200, ecbFile('2026-13-45', rates('9'))],
  ['a huge answer', 200, 'x'.repeat(200_000)],
])('%s changes nothing', async (_name, status, body) => {
  answer = { status, body }
  await refresh()
  expect((await stored('USD'))?.per_euro).toBe(1.1601)
})

test('a server that cannot be reached changes nothing', async () => {
  const nowhere = 'http://127.0.0.1:1/eurofxref-daily.xml'
  await refreshExchangeRates({ db, fetcher, log: pino({ level: 'silent' }) }, nowhere)
  expect((await stored('USD'))?.per_euro).toBe(1.1601)
})

test('a hostile text takes no longer than its length', () => {
  const begun = performance.now()
  expect(parseDailyRates(`<Cube ${"currency='AAA' ".repeat(6000)}`)).toBeNull()
  expect(parseDailyRates('<Cube '.repeat(16_000) + ' '.repeat(4000))).toBeNull()
  expect(performance.now() - begun).toBeLessThan(500)
})
