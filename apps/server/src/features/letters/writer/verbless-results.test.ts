/** Tests of results without a verb. */
import { expect, test } from 'vitest'
import { tellRunning, tellWithoutVerb } from './verbless-results.ts'

test.each([
  ['Account back after 9 days', 'the account was back after 9 days'],
  ['Both back after 12 days; four pilots with codes', 'Both were back after 12 days; four pilots with codes'],
  ['Back online in 9 days', 'it was back online in 9 days'],
  ['New ferry goes live in half a day', null],
  ['Campaigns live after 6 days', 'Campaigns were live after 6 days'],
  ['Zero lost ferries in the audit for 14 months', 'there were zero lost ferries in the audit for 14 months'],
  ['No outage in the 16 months since', 'there has been no outage in the 16 months since'],
  ['About 900 tickets a day without a clerk', null],
  ['Median delay rate below 2%', 'the median delay rate was below 2%'],
  ['Lost calls under 0.05%', null],
  ['Drift under 0.2 s on 212 buoys', 'Drift was under 0.2 s on 212 buoys'],
  ['Mooring cost 70% lower', 'the mooring cost was 70% lower'],
  ['8,300 tickets issued in the first season', '8,300 tickets were issued in the first season'],
  ['230 pilots pay each month', null],
  ['0 bricked of about 3,100 buoys after', null],
  ['Error rate 5% to 2%', null],
  ['No longer late', null],
])('%s', (result, told) => {
  expect(tellWithoutVerb(result)).toBe(told)
})

test.each([
  ['Go live in one weekend', 'it went live in one weekend'],
  ['Live same day, 9 pilots', 'it went live the same day, 9 pilots'],
  ['Live in all 7 harbours since 2022', 'it has been live in all 7 harbours since 2022'],
  ['Running 16 months', 'it has been running for 16 months'],
  ['Running since 14 months', 'it has been running for 14 months'],
  ['Running daily since March', 'it has been running daily since March'],
  ['In daily use since fall', 'it has been in daily use since fall'],
  ['Runs since March', null],
])('since when a thing runs: %s', (result, told) => {
  expect(tellRunning(result)).toBe(told)
})
