/** Tests how the parts of a sentence about a project are joined. */
import { expect, test } from 'vitest'
import { joinSeries } from './series.ts'

test.each([
  [
    'I moved accounts, orders and tasks, rewrote the rules, trained the team.',
    'I moved accounts, orders and tasks, rewrote the rules, and trained the team.',
  ],
  ['I split the queues, added dashboards.', 'I split the queues and added dashboards.'],
  [
    'For a hotel, I taught nine staff in three groups, twice a week by video.',
    'For a hotel, I taught nine staff in three groups, twice a week by video.',
  ],
  [
    'For a ferry line, I moved 12 piers, dropped 3 screens, wrote a manual.',
    'For a ferry line, I moved 12 piers, dropped 3 screens, and wrote a manual.',
  ],
  [
    'For a ferry line I built a kiosk with a timetable, card reader, alerts by mail.',
    'For a ferry line I built a kiosk with a timetable, card reader, and alerts by mail.',
  ],
  [
    'I translated the old rules into definitions, policies moved to the new server, parallel run for a week.',
    'I translated the old rules into definitions, with policies moved to the new server and parallel run for a week.',
  ],
  [
    'For a ferry line I designed the decks, imported 260 tickets, trained 17 people in three sessions, fee dashboard for the owners.',
    'For a ferry line I designed the decks, imported 260 tickets, and trained 17 people in three sessions, with fee dashboard for the owners.',
  ],
])('joins “%s”', (sentence, joined) => {
  expect(joinSeries(sentence)).toBe(joined)
})

test.each([
  'I sorted the logs weekly, named them and published a map.',
  'For a ferry line I built a kiosk with a timetable, card reader and printer.',
  'I moved tickets, fares and passengers to one server.',
  'I rebuilt the site in Django, four piers, about 900 tickets a week.',
  'I moved 23 services in four months, the release went from monthly to daily.',
  'I built a module which reads tickets, prints them, sorts them.',
  'I built one bot for WhatsApp, Messenger and web chat.',
  'I am available on weekdays, evenings by arrangement.',
])('leaves “%s”', (sentence) => {
  expect(joinSeries(sentence)).toBe(sentence)
})
