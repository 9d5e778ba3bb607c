/** Availabilities as people write them, as sentences. */
import { expect, test } from 'vitest'
import { tellAvailability } from './availability.ts'

test.each([
  ['One new project can start this month', 'One new project can start this month.'],
  ['One new implementation can start this month', 'One new implementation can start this month.'],
  ['full time, start same day', 'I am available full time, and I can start the same day.'],
  ['One more account, about 10 hours a week', 'I have room for one more account, about 10 hours a week.'],
  [
    '30-40 hours per week, flexible for US time',
    'I am available 30-40 hours per week, flexible for US time.',
  ],
  ['One slot free most months', 'I have one slot free most months.'],
  ['one new migration at a time', 'I take one new migration at a time.'],
  [
    'One project at a time. Next opening in about two weeks',
    'I take one project at a time, next opening in about two weeks.',
  ],
  ['mornings (CET), 30 hours', 'I am available in the mornings (CET), 30 hours a week.'],
  ['35 hours a week works for me from the 1st', '35 hours a week works for me from the 1st.'],
  ['Now I work part time for a mill', 'Now I work part time for a mill.'],
  ['this week 6 hours, next week free', 'I have 6 hours this week and am free next week.'],
  ['30 hours a week', 'I am available 30 hours a week.'],
  ['Two to three hours of video a month', 'My availability: two to three hours of video a month.'],
  [
    '25 hours a week, Night maintenance possible',
    'I am available 25 hours a week, night maintenance possible.',
  ],
  ['two small projects at the same time', 'I take on two small projects at the same time.'],
  [
    'Weekday mornings, UK time. Away most of August.',
    'I am available on weekday mornings (UK time), but away most of August.',
  ],
  [
    '30 hours/week, 2pm to 1am Pakistan time',
    'I am available 30 hours a week, from 2pm to 1am Pakistan time.',
  ],
  [
    '25-30 hours a week, evening calls with US are fine',
    'I am available 25-30 hours a week, evening calls with US are fine.',
  ],
  ['One month notice, then full time', 'I have one month notice, then full time.'],
  ['anytime, 35 h/week', 'I am available anytime, 35 hours a week.'],
  ['2 to 3 menus per week', 'I can do 2 to 3 menus per week.'],
  [
    'Looking for long term, can start after 2 weeks notice',
    'I am looking for long-term work and can start after 2 weeks’ notice.',
  ],
  [
    "Full time (35 h/week) possible, two weeks' notice to current client",
    "I am available full time (35 hours a week) with two weeks' notice to current client.",
  ],
  [
    'About 15 hours a week. On call by arrangement',
    'I am available about 15 hours a week, on call by arrangement.',
  ],
  ['full time for 6 months possible', 'I am available full time for 6 months.'],
  [
    'about 20 hours a week, answers the same day',
    'I am available about 20 hours a week, and I answer the same day.',
  ],
  ['answers within 3 hours on working days', 'I answer within 3 hours on working days.'],
  ['replies in a day', 'I reply in a day.'],
  [
    'usually reply in 2 hours, 30 hours a week',
    'I usually reply in 2 hours, and I am available 30 hours a week.',
  ],
  ['2 builds per month, next slot in 10 days', 'I can take 2 builds per month, next slot in 10 days.'],
  [
    'two review slots per week, Tuesday and Thursday',
    'I have two review slots per week, Tuesday and Thursday.',
  ],
  ['Team capacity for one new partner from May', 'My team has capacity for one new partner from May.'],
  [
    'two long-term clients at a time, one seat is open',
    'I take on two long-term clients at a time; one seat is open.',
  ],
  ['sessions Sunday to Thursday, 9:00 to 19:00', 'I can do sessions from Sunday to Thursday, 9:00 to 19:00.'],
  ['zoom or Meet', 'I can meet you on Zoom or Meet.'],
  ['usually 25 hours a week', 'I am usually available 25 hours a week.'],
  [
    'Flexible, usually replies within two hours',
    'My hours are flexible, and I usually reply within two hours.',
  ],
  [
    '25 hours a week; overlaps with mornings in Boston',
    'I am available 25 hours a week, overlapping with mornings in Boston.',
  ],
  ['30 hours a week; can start in ten days', 'I am available 30 hours a week, and can start in ten days.'],
  ['CET, 4 days a week from mid December', 'I am available 4 days a week from mid December (CET).'],
  [
    'two projects at a time, next free slot in one week',
    'I take on two projects at a time; the next free slot is in one week.',
  ],
  ['small jobs within two days', 'I can do small jobs within two days.'],
  ['start on Monday', 'I can start on Monday.'],
  ['Ready from May', 'I am ready from May.'],
  ['next opening in March', 'My next opening is in March.'],
  ['Evenings and weekends, Dhaka time', 'I am available in the evenings and at weekends (Dhaka time).'],
  ['Mon–Thu, 8:00–16:00 CET', 'I am available from Monday to Thursday, 8:00–16:00 CET.'],
  ['Weekday mornings, Atlantic time', 'I am available on weekday mornings (Atlantic time).'],
  [
    '30 hours a week; overlap with London until 18:00 GMT',
    'I am available 30 hours a week, overlapping with London until 18:00 GMT.',
  ],
  ['Full time possible, Central Time', 'I am available full time (Central Time).'],
  ['Full time, 40 hours', 'I am available full time, 40 hours.'],
  ['evenings and Fridays; based in Dundee', 'I am available in the evenings and on Fridays.'],
  ['Flexible, CET', 'My hours are flexible (CET).'],
  ['not tuesdays', 'I am available except on Tuesdays.'],
  ['half weeks until july', 'I am available half weeks until July.'],
  ['New projects from mid-month', 'I can take new projects from mid-month.'],
  ['I can begin within a week.', 'I can begin within a week.'],
  ['Most weeks in June have one or two open days.', 'Most weeks in June have one or two open days.'],
  ['room for one new client', 'I have room for one new client.'],
  ['first assessment within one working day', 'You would have a first assessment within one working day.'],
  ['Small jobs can start the same day', 'Small jobs can start the same day.'],
  ['calls on weekdays, 8:00 to 20:00', 'I can take calls on weekdays, 8:00 to 20:00.'],
  ['Notice period of two weeks', 'My notice period is two weeks.'],
  ['next free slot: end of June', 'My next free slot is end of June.'],
  ['team free from the 10th', 'My team is free from the 10th.'],
  ['usually an answer within two hours', 'I usually answer within two hours.'],
  ['usually can turn a file round in a week', 'I can usually turn a file round in a week.'],
  ['ten hours a week', 'I am available ten hours a week.'],
  ['October to April, full time', 'I am available from October to April, full time.'],
  ['Most small jobs same day', 'I can do most small jobs the same day.'],
  [
    'IST evenings, small fixes the same day',
    'I am available in the evenings (IST), small fixes the same day.',
  ],
  ['Short jobs usually the same day', 'I can usually do short jobs the same day.'],
  ['Weeknights and Sundays', 'I am available on weeknights and on Sundays.'],
  ['usually free within 3-4 days', 'I am usually free within 3-4 days.'],
  ['Calls weekdays 9:00–20:00', 'I can take calls on weekdays 9:00–20:00.'],
  ['New work possible in two weeks', 'I can take new work in two weeks.'],
  ['Any weekday', 'I am available any weekday.'],
  ['ask me', 'My availability: ask me.'],
  ['10h-23h GMT+1, every day', 'I am available 10:00-23:00 GMT+1, every day.'],
  [
    'Mon to Thu, 9h to 17h Brasília time',
    'I am available from Monday to Thursday, 9:00 to 17:00 Brasília time.',
  ],
  [
    '30-35h per week, CET, calls before 16h',
    'I am available 30-35 hours per week (CET), calls before 16:00.',
  ],
  ['40+ hrs/week (EAT, UTC+3)', 'I am available 40+ hours a week (EAT, UTC+3).'],
  ['20 h per week, EET. July closed.', 'I am available 20 hours per week (EET), but not in July.'],
  [
    '15 hours a week; small jobs usually within two days',
    'I am available 15 hours a week; small jobs are usually done within two days.',
  ],
  [
    '25 h per week. Night maintenance windows possible.',
    'I am available 25 hours per week. Night maintenance windows possible.',
  ],
  [
    '30 h a week, usually can start within 2 days',
    'I am available 30 hours a week and can usually start within 2 days.',
  ],
  ['40 h/week, prefer one long project', 'I am available 40 hours a week, and I prefer one long project.'],
  ['One face project at a time', 'I take on one face project at a time.'],
  ['Two retainer places open, 5 h/week each', 'I have two retainer places open, 5 hours a week each.'],
  ['Three days a week, CET', 'I am available three days a week (CET).'],
  ['From Tuesday to Friday, CET', 'I am available from Tuesday to Friday (CET).'],
])('“%s”', (words, expected) => {
  expect(tellAvailability(words)).toBe(expected)
})

test('what is said before the time is left out', () => {
  expect(
    tellAvailability('11 years in payroll, currently in Leipzig, and available outside office hours.'),
  ).toBe('I am available outside office hours.')
})

test('a time zone that is named as one stays as it is', () => {
  expect(tellAvailability('Full time, my time zone is UTC-3')).toBe(
    'I am available full time, my time zone is UTC-3.',
  )
})
