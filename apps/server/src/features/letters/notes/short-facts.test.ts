/** Tests of facts in a clause without a subject or a verb. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  ['I’m icelandic too, can talk in icelandic', 'I am Icelandic too, so we can speak Icelandic.'],
  ['avail right away', 'I am available right away.'],
  ['sister is pilot can test it w/ us.', 'My sister is a pilot and can test it with us.'],
  ['need to see the chart first', 'I need to see the chart first'],
  ['form filled and test taken already today, say so', 'I filled in the form and took the test today.'],
  ['need: 16h a week from 1 dec', 'I am available 16 hours a week from 1 December'],
  ['ad-hoc hours ok, minimum 5 per week', 'Ad-hoc hours are fine with me, with at least 5 hours per week.'],
  ['Consulting after that hourly.', 'Any consulting after that would be paid by the hour.'],
  ['Postgres + outlier check with Pandas.', 'I would use Postgres and an outlier check with Pandas.'],
  ['Four weeks of tide tests is not negotiable.', 'Four weeks of tide tests is not negotiable.'],
  ['same timezone as Iceland', 'My time zone is the same as in Iceland.'],
  ['Risk to mention: the gauge stops in ice.', 'One risk: the gauge stops in ice.'],
  ['pls tell him: raw tables should NOT go there', 'raw tables should not go there'],
  ['fixed would be 700 EUR incl. the gauge', 'The fixed price would be 700 EUR including the gauge'],
  ['I want he knows that the gauge may stop in ice', 'You should know that the gauge may stop in ice.'],
  [
    'Important: say that the tide differs by port, and that ice stops the gauges',
    'the tide differs by port, and ice stops the gauges',
  ],
  [
    'I draw 12 maps a day with Django, so say same day delivery, not one hour.',
    'I draw 12 maps a day with Django',
  ],
  [
    'I can do 20 hours but would like to say ~30 hrs for both',
    'I can do 20 hours and I estimate ~30 hours for both',
  ],
  [
    'I made the tide map and the alarm, mention the harbour map on github.',
    'I made the tide map and the alarm.',
  ],
  ['he must bring own gauges.', 'You must bring own gauges.'],
  ['anonymous is ok', 'Anonymous is fine for me.'],
  ['vivo en Cádiz', 'I live in Cádiz'],
  ['written review in 2 days.', 'You get a written review in 2 days.'],
  ['tidekit: used on one harbour only.', 'I have used tidekit on one harbour only.'],
  ['screen share also possible', 'Screen share is also possible.'],
  ['long term is good for me', 'Long-term work suits me.'],
  ['I could write in icelandic if they prefer', 'If you prefer, I could write in icelandic.'],
  ['weekends possible', 'Weekends are possible.'],
  ['did the same for a ferry last month', 'I did the same for a ferry last month'],
  ['similar project last year for a port', 'I did a similar project last year for a port.'],
  ['would use Elixir for this', 'I would use Elixir for this.'],
  ['need the tide tables first', 'I need the tide tables first.'],
  ['references on request', 'References are available on request.'],
  ['first milestone 2 days', 'The first milestone takes 2 days.'],
  ['first version approx 6-8 days', 'The first version takes about 6-8 days.'],
  ['June 10 is free for me, whole day.', 'I am free on June 10, the whole day.'],
  ['Ferry and pilot fees not included', 'Ferry and pilot fees are not included.'],
  ['tomorrow is fine for me', 'I am free tomorrow.'],
  ["First 15 min free if we don't find it.", "The first 15 minutes are free if we don't find it."],
  [
    'I want 20-30 sample invoices first from different vendors!!',
    'I would like 20-30 sample invoices first from different vendors.',
  ],
  ['I want read access to the repo first.', 'I would like read access to the repo first.'],
  [
    'running costs (tide data) they pay directly, depends on volume',
    'running costs (tide data) you pay directly, depends on volume',
  ],
  ['Want to see their tide code before quoting.', 'I would like to see your tide code before quoting.'],
  ['no problem with night shifts', 'I have no problem with night shifts.'],
  ['Interested in the fulltime part.', 'I am interested in the full-time part.'],
  [
    'They could try the harbour office, a pilot, and a request for their own tables.',
    'You could try the harbour office, a pilot, and a request for your own tables.',
  ],
])('is said: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'did the same for a ferry and they never paid',
  'They could try to pay on time.',
  '40 euros per hour is not negotiable.',
  'the gauge failed twice before, better not say it openly',
  'Interested in the money part.',
  'need a break first',
])('is not said: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
