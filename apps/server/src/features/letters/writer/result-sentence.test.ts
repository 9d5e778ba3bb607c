/** Results of projects as people write them, as sentences. */
import { expect, test } from 'vitest'
import { addResult } from './result-sentence.ts'

test.each([
  [
    '60 to 80 tickets a day, 40 seconds each instead of 25 minutes',
    'The result: 60 to 80 tickets a day, 40 seconds each instead of 25 minutes.',
  ],
  ['Used by 140 pilots', 'It has been used by 140 pilots.'],
  ['Used in the next two review cycles', 'It was used in the next two review cycles.'],
  ['Matched to the cent', 'It matched to the cent.'],
  ['Finished eleven days early', 'It was finished eleven days early.'],
  ['Answers went from a monthly list to a daily page', 'Answers went from a monthly list to a daily page.'],
  ['Cut-off moved from 4 p.m. to 10 p.m.', 'Cut-off moved from 4 p.m. to 10 p.m.'],
  ['Battery life 5 weeks → 13 months', 'Battery life went from 5 weeks to 13 months.'],
  ['Units offline for an hour: from 19% to 0.6%', 'Units offline for an hour went from 19% to 0.6%.'],
  ['Hosting cost down from 290 to 70 euros', 'Hosting cost went down from 290 to 70 euros.'],
  ['Stock mismatch 9% -> under 1%', 'Stock mismatch went from 9% to under 1%.'],
  ['3 days to 50 minutes', 'It went from 3 days to 50 minutes.'],
  [
    '9 hours to 2 h 40 per run, hosting cost down 38%',
    'It went from 9 hours to 2 h 40 per run, hosting cost down 38%.',
  ],
  ['3 lost parcels a week to about 1 a month', 'The result: from 3 lost parcels a week to about 1 a month.'],
  ['From about $530 to $70 per month', 'The result: from about $530 to $70 per month.'],
  ['4 of 5 leaks found 7 to 14 days ahead', 'The result: 4 of 5 leaks found 7 to 14 days ahead.'],
  ['First season: 310 ferry bookings', 'The result: in the first season, 310 ferry bookings.'],
  ['On 85 piers', 'It is in use on 85 piers.'],
  ['Used every day since 2021', 'It has been used every day since 2021.'],
  [
    'Delivered in 5 days, refreshed monthly since May 2023',
    'It was delivered in 5 days, refreshed monthly since May 2023.',
  ],
  ['Used in a master thesis', 'It was used in a master thesis.'],
  ['Used every term since 2021', 'It has been used every term since 2021.'],
  ['Count takes half a day, before 3 days', 'Count takes half a day, previously 3 days.'],
  ['5,200 installations since 2022', 'The result: 5,200 installations since 2022.'],
  [
    'Over 5 hours to 22 minutes at the same load',
    'It went from over 5 hours to 22 minutes at the same load.',
  ],
  ['Led to a new inner box', 'It led to a new inner box.'],
  ['Client reduced leverage from 10x to 3x', 'The client reduced leverage from 10x to 3x.'],
  ['From 81% to 96% full-plate accuracy', 'It went from 81% to 96% full-plate accuracy.'],
  [
    'Morning preparation from two hours to ten minutes',
    'Morning preparation went from two hours to ten minutes.',
  ],
  ['Live for the autumn term 2022', 'It went live for the autumn term 2022.'],
  ['Saves six hours a week', 'It saves six hours a week.'],
  ['Answers judged right rose from 58% to 86%', 'Answers judged right rose from 58% to 86%.'],
  ['Answers come from their own papers', 'Answers come from their own papers.'],
  ['Ran for 5 weeks without restart', 'It ran for 5 weeks without restart.'],
  ['Searches without a hit fell to 4%', 'Searches without a hit fell to 4%.'],
  ['Running since 2022 with no gap', 'It has been running since 2022 with no gap.'],
  ['Live in 11 weeks, with 2,300 products', 'It went live in 11 weeks, with 2,300 products.'],
  ['230 practices pay each month', '230 practices pay each month.'],
  ['Client bought one tool', 'The client bought one tool.'],
  ['Ages from 6 to 12', 'The result: ages from 6 to 12.'],
  ['Cycle time reduced from 48 ms to 7 ms', 'Cycle time was reduced from 48 ms to 7 ms.'],
  ['Silent failures from around 6 a week to none', 'Silent failures went from around 6 a week to none.'],
  ['Found 4,100 USD of fees counted twice', 'It found 4,100 USD of fees counted twice.'],
  ['Used by 12 engineers daily', 'It is used by 12 engineers daily.'],
  ['Published 2022', 'It was published in 2022.'],
  ['3 years, from 2017 to 2020', 'It lasted 3 years, from 2017 to 2020.'],
  ['Days from order to payment: 41 to 19', 'Days from order to payment went from 41 to 19.'],
  ['Bookings from phones up from 54% to 73%', 'Bookings from phones went up from 54% to 73%.'],
  [
    "Standby loss turned out to be 55 to 90 W against 'below 50 W' in the brochure",
    "Standby loss turned out to be 55 to 90 W against 'below 50 W' in the brochure.",
  ],
  ['Plus a guide for five teams', 'The result: plus a guide for five teams.'],
])('%s', (result, told) => {
  expect(addResult('I built it.', result)).toBe(`I built it. ${told}`)
})

test('who tests something finds the faults', () => {
  expect(addResult('I worked on a test plan.', 'Found 47 defects before launch')).toBe(
    'I worked on a test plan. I found 47 defects before launch.',
  )
})
