/** Facts without verb or subject, as people type them, become sentences of the letter. */
import { expect, test } from 'vitest'
import { tellBareFact } from './bare-facts.ts'

test.each([
  ['sample 20 rows free', 'I can send a free sample of 20 rows.'],
  ['sample in 24h after I have the list', 'You would have a sample within 24 hours after I have the list.'],
  [
    '2-3 hours, $120 fixed, can do it tomorrow on a call',
    'It is 2-3 hours of work for $120 fixed, and I can do it tomorrow on a call.',
  ],
  ['call possible any day after 5pm CET', 'A call is possible any day after 5pm CET.'],
  ['access to staging needed', 'I need access to staging.'],
  ['deposit not needed, pay when it works', 'No deposit is needed; you pay when it works.'],
  ['one free revision, after that 20 per page', 'One revision is free; after that it is 20 per page.'],
  [
    'Two milestones, 400 each, first one is the timetable',
    'I suggest two milestones of 400 each; the first one is the timetable.',
  ],
  [
    'Price depends on that, around 4,500 for the kiosks.',
    'The price depends on that: around 4,500 for the kiosks.',
  ],
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
  ['my 8 years .net', 'I have 8 years of experience with .NET.'],
  ['Copilot and Excel every day', 'I use Copilot and Excel every day.'],
  [
    'MacBook Pro M2 + iPhone 13 and SE for testing',
    'I have a MacBook Pro M2 and iPhone 13 and SE for testing.',
  ],
  [
    'vapi: yes, 4 months, three assistants live',
    'Yes, I have worked with Vapi: 4 months, three assistants live.',
  ],
  [
    'synthflow only a trial, built one demo agent in it in March',
    'With Synthflow I have only done a trial, and I built one demo agent in March.',
  ],
  ['rate 85 for US', 'My rate for clients in the US is 85.'],
  ['cv is ready as pdf, will attach', 'I will attach my CV.'],
  ['CV is ready, I will send it', 'I will send my CV.'],
  [
    'code of the flood viewer is private but I can demo it on a call',
    'The code of the flood viewer is private, but I can demo it on a call.',
  ],
  ['work sample = the flood viewer', 'My work sample is the flood viewer.'],
  ['my quote 900 EUR, 3 weeks', 'My quote is 900 EUR, 3 weeks.'],
  ['25 h/week possible', 'I am available 25 h/week.'],
  ['20h/week now, 40 from October', 'I am available 20h/week now, 40 from October.'],
])('%s', (fact, sentence) => {
  expect(tellBareFact(fact)).toBe(sentence)
})

test('a note in capitals takes no longer than another one', () => {
  expect(tellBareFact(`${'WHOLE PIER WITH DJANGO AND '.repeat(20)}TESTS`)).toBeNull()
})

test.each([
  'deadline: yes, it can move by a week',
  'Riga and Oslo daily',
  'The shop has 40 pages',
  'I can start on Monday',
  'use his name',
  'free sample of 20 rows',
  'Working version with tides: 14 hours',
])('leaves what has a verb, and what is no fact of these forms: %s', (fact) => {
  expect(tellBareFact(fact)).toBeNull()
})
