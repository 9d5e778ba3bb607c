/** Facts without verb or subject, as people type them, become sentences of the letter. */
import { expect, test } from 'vitest'
import { tellBareFact } from './bare-facts.ts'

test.each([
  ['Day rate USD 450.', 'My day rate is USD 450.'],
  ['My rate 20 usd hour', 'My rate is 20 USD per hour.'],
  ['expecting 30 EUR/h', 'I expect 30 EUR/h.'],
  ['30k INR per month', 'My rate is 30k INR per month.'],
  ['$35 per slide, first slide free as a test', 'My price is $35 per slide, first slide free as a test'],
  ['5-6 days for all', 'It would take 5-6 days for all.'],
  ['MVP with inbound and invoices 5 weeks', 'The MVP with inbound and invoices would take 5 weeks.'],
  ['CV and transcript attached', 'My CV and transcript are attached.'],
  ['portfolio attached as pdf (4 boards)', 'My portfolio is attached as PDF (4 boards).'],
  ['13 years WordPress', 'I have 13 years of experience with WordPress.'],
  ['11 years DBA, PG 9.4 to 16', 'I have worked as a DBA for 11 years, PG 9.4 to 16.'],
  [
    'ODI 12c 7 years, last 3 at a telecom.',
    'I have 7 years of experience with ODI 12c, the last 3 at a telecom.',
  ],
  ['8 years experience, python and selenium', 'I have 8 years of experience with python and selenium.'],
  ['IST timezone, available 4 hours daily', 'I am in the IST time zone and available 4 hours daily.'],
  ['Perth based', 'I am based in Perth.'],
  ['PhD student in control, using Modelica daily', 'I am a PhD student in control, using Modelica daily.'],
  ['Running Ceph in production, 3 zones', 'I am running Ceph in production, 3 zones.'],
  [
    'currently finishing an audit, free from the 1st',
    'I am currently finishing an audit and free from the 1st.',
  ],
  ['Would deliver an outline within 4 days', 'I would deliver an outline within 4 days.'],
  ['Free all day today, can hop on a call', 'I am free all day today and can hop on a call.'],
  ['price I tell after seeing the code', 'I can give you a price after seeing the code.'],
  ['Solution: split the files, checksum and resume', 'I would split the files, checksum and resume.'],
  ['suggest a single server with a volume', 'I would suggest a single server with a volume.'],
  ['No blockchain experience but I learn quick', 'I have no blockchain experience, but I learn quickly.'],
  ['Estimated timeline: 6 to 7 weeks', 'The estimated timeline is 6 to 7 weeks.'],
  ['first 20 minutes free', 'The first 20 minutes are free.'],
  ['R 6 years', 'I have 6 years of experience with R.'],
  ['Using dbt since 2021', 'I have been using dbt since 2021.'],
  ['my quote 900 EUR, 3 weeks', 'My quote is 900 EUR, 3 weeks.'],
  ['20h/week now, 40 from October', 'I am available 20h/week now, 40 from October.'],
])('%s', (fact, sentence) => {
  expect(tellBareFact(fact)).toBe(sentence)
})

test.each(['The shop has 40 pages', 'I can start on Monday', 'use his name', 'free sample of 20 rows'])(
  'leaves what has a verb, and what is no fact of these forms: %s',
  (fact) => {
    expect(tellBareFact(fact)).toBeNull()
  },
)
