/** Tests of estimates with a limit or a condition. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'poc 3-4 days, I can say more when I see the gauges',
    'The proof of concept takes 3-4 days; I can say more when I have seen the gauges.',
  ],
  [
    'small job, say 3-5 days, need to see the chart first.',
    'I estimate 3-5 days, but I need to see the chart first.',
  ],
  ['I think 6 weeks for this', 'I estimate 6 weeks for this.'],
  [
    "budget roughly 50-60 hours, I'll firm that up once I've seen the tide code",
    "I estimate roughly 50-60 hours, which I will confirm once I've seen the tide code.",
  ],
  ['7 weeks feels right.', 'I estimate 7 weeks.'],
  ['One week for a first working buoy.', 'I need one week for a first working buoy.'],
  [
    'I figure 12 to 15 hours for the whole thing at my usual rate.',
    'I estimate 12 to 15 hours for the whole thing at my usual rate.',
  ],
  [
    '30-40 min if they give me the pier plan and a log-in.',
    'I estimate 30-40 minutes if you give me the pier plan and a log-in.',
  ],
  [
    'my price 800 not 650, if they drop the buoy part then 650 is ok.',
    'My price is 800; if you drop the buoy part, it is 650.',
  ],
  ['if everything must be redrawn then max 900.', 'If everything must be redrawn, it is at most 900.'],
  [
    '15 dollars ok, paid only when the alarm rings.',
    '15 dollars is fine with me, paid only when the alarm rings.',
  ],
  [
    "Two weeks, $900 if it's under twelve forms",
    'I can do it in two weeks for $900 if there are fewer than twelve forms.',
  ],
  ['guess 4-6 hrs if the code mostly runs', 'I estimate 4-6 hours if the code mostly runs.'],
  ['Paid review first, NZD 480, about a week', 'I would start with a paid review, NZD 480, about a week.'],
  [
    'I have to see the notebook before I give a fixed price, but this kind of task normally takes me 4 to 8 hours.',
    'I have to see the notebook before I give a fixed price, but this kind of task usually takes me 4 to 8 hours.',
  ],
  [
    'I think 2 to 3 hours if the script is under 500 lines.',
    'I estimate 2 to 3 hours if the script is under 500 lines.',
  ],
  ['rate for this job 20/hr, they ask for rate so write it', 'My rate for this is 20 per hour.'],
  ['Rough effort 6-9 days incl. docs and training', 'I estimate 6-9 days including docs and training.'],
  [
    'rough guess a day to a day and a half per month',
    'My rough guess is a day to a day and a half per month.',
  ],
  [
    'if its just data for one exchange i do it for $120 in 2 days',
    'If it is only data for one exchange, I would do it for $120 in 2 days.',
  ],
  [
    'Phase two: 1,800-2,400 EUR, 4 weeks, depends on the loom and if they already have the thread or just the wool.',
    'Phase two: 1,800-2,400 EUR, 4 weeks, depending on the loom and whether you already have the thread or just the wool.',
  ],
  [
    'I can do in about 1 week, $350 fixed if no captcha.',
    'I can do it in about 1 week for $350 fixed if there is no captcha.',
  ],
  [
    'I think all 6 points is 3 weeks but the price I give after I see the code, not before.',
    'I estimate 3 weeks for all 6 points; I can give the price after I have seen the code.',
  ],
  [
    'Fixed-price audit first, 450 EUR, within 5 working days, then hourly for the repair if they want it.',
    'Fixed-price audit first, 450 EUR, within 5 working days, then hourly for the repair if you want it.',
  ],
  ['Budget idea 6500-8000 USD, 8 to 10 weeks.', 'My estimate: 6500-8000 USD, 8 to 10 weeks.'],
  ['3-5h is realistic only if the setup is clean.', '3-5 hours are realistic only if the setup is clean.'],
  ['for full time 35/h not 40', 'For full time my rate is 35 per hour.'],
  ['can give fixed price after a 2 day assessment.', 'I can give a fixed price after a 2 day assessment.'],
  [
    "Phase I as I understand it: 4 to 5 months, somewhere between $28k and $34k with the design included, but I'd only confirm after discovery.",
    'Phase I: 4 to 5 months, between $28k and $34k with the design included, to be confirmed after discovery.',
  ],
  [
    "I can do a paid audit first, 6 hours, with a list of what's broken and an estimate for each item.",
    "I can do a paid audit first, 6 hours, with a list of what's broken and an estimate for each item.",
  ],
  [
    'i think 4-6 hrs, will fix price at 150 usd if it is one site.',
    'I estimate 4-6 hours, for a fixed price of 150 USD if it is one site.',
  ],
  [
    'First diagnosis I estimate 6 to 10 hours, they can ship me one board.',
    'I estimate 6 to 10 hours for the first diagnosis; you can ship me one board.',
  ],
  [
    '$12/month for the number + 3.5 cents/min incoming, 3 cents/min calls to US, no contract, 15 dollar setup.',
    'My price: $12/month for the number, 3.5 cents/min incoming, 3 cents/min calls to US, no contract, 15 dollar setup.',
  ],
  ['3-4 days of work', 'I estimate 3-4 days.'],
  ['w/o seeing it: something like 3 weeks', 'Without having seen it, I estimate 3 weeks.'],
  ['If only fetching, from 150 usd, 3 days', 'If it is only fetching: from 150 USD, 3 days.'],
  ['points 1-3 about 5 days', 'Points 1-3: about 5 days.'],
  [
    'The written estimate for both is a flat £450, taken off the bill if they go ahead.',
    'The written estimate for both costs a flat £450, taken off the bill if you go ahead.',
  ],
  [
    'about $90 each for the other 15 if they use the same kind of service',
    'The other 15 would be about $90 each if these use the same kind of service.',
  ],
  ['for long term 18', 'My rate for long-term work is 18.'],
  ['I think 3-4 sessions should do it', '3-4 sessions should be enough.'],
  [
    'First 20 minutes free so we see if we get along.',
    'The first 20 minutes are free, so that we see whether we get along.',
  ],
  ['45/hr min 2 hrs.', 'My rate is 45 per hour, for at least 2 hours.'],
  ['$45/hr if they want hourly.', 'If you prefer an hourly rate, it is $45.'],
  ['billed by 15 min, no minimum.', 'I bill by 15 minutes, with no minimum.'],
  ['Max. 8 days per month for this project.', 'I have at most 8 days per month for this project.'],
  [
    'first milestone around 5-7 working days if the SDK is there',
    'I estimate around 5-7 working days for the first milestone if the SDK is there.',
  ],
  [
    'Estimate 2-3 hours incl. proxies if the script is short.',
    'I estimate 2-3 hours including proxies if the script is short.',
  ],
  ['This is 2 to 3 hours of work', 'I estimate 2 to 3 hours.'],
  [
    'Figure 4 to 6 hours, call it $300 tops unless the files are broken in some way.',
    'I estimate 4 to 6 hours, at most $300 unless the files are broken in some way.',
  ],
  [
    'Price for him: $19/month with 200 minutes included, 3 cents after that, no contract.',
    'My price: $19/month with 200 minutes included, 3 cents after that, no contract.',
  ],
  [
    'Two hours should do both unless the site blocks us, £80 the lot.',
    'Two hours should do both unless the site blocks us, for £80 in total.',
  ],
  ['Test translation of 300 words free.', 'A test translation of 300 words is free.'],
  ['Form already filled.', 'I have already filled in the form.'],
  [
    'I have never worked with crypto or games, no problem to say it.',
    'I have never worked with crypto or games',
  ],
  ["fixed £180, nothing if I don't fix it", 'My price is £180 flat, and nothing if I do not fix it.'],
  [
    'I am willing to sign the NDA before any details are shared.',
    'I am happy to sign the NDA before any details are shared.',
  ],
  [
    "If they don't have it, I could offer the same film with a licensed actor, from 1,100 EUR.",
    "If you don't have it, I could offer the same film with a licensed actor, from 1,100 EUR.",
  ],
  [
    '25 h per week possible, meetings EST no problem.',
    'I am available 25 hours per week, and meetings at EST times are no problem.',
  ],
  [
    'Sample is free: I weave one metre before start. After that 25 metres in 5 weeks.',
    'Sample is free: I weave one metre before start. After that 25 metres in 5 weeks.',
  ],
  ['1 hr minimum billing.', 'My minimum is 1 hour.'],
  ['2 hr minimum.', 'My minimum is 2 hours.'],
  [
    'can do in 4-5 weeks but only after see the code',
    'I can do it in 4-5 weeks, which I can confirm after seeing the code.',
  ],
  [
    'Deadline 12 July is OK if I get the drawings this week.',
    'The deadline of 12 July is fine with me if I get the drawings this week.',
  ],
  [
    'I think a first version in 4 to 5 weeks is realistic if the drawings are ready.',
    'I think a first version in 4 to 5 weeks is realistic if the drawings are ready.',
  ],
  [
    'Next ones about $120 each if they are also maps.',
    'The next ones would cost about $120 each if they are also maps.',
  ],
  [
    'First phase I think 4 and a half months with Andrés.',
    'I estimate 4 and a half months for the first phase with Andrés.',
  ],
  ['25 hrs a week for 6 months is fine.', '25 hours a week for 6 months is fine for me.'],
  ['Résumé will be attached.', 'My résumé is attached.'],
  ['Since they mention more projects: $25/hr for them.', 'My rate for this is $25 per hour.'],
])('is said: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test('a thought beside the price of a paid review stays private', () => {
  expect(factsOf(readNotes('Paid review first, 480 USD, really it is one hour'))).toEqual([
    'My price is 480 USD.',
  ])
})

test.each([
  'first milestone 5 days if I stay sober',
  'can do in 4 weeks but only after they pay',
  'Next ones 400 each if they are nice to me',
  'Estimate 3 hours if they pay first',
  '20 min if they give me pay up front',
  'Price for him: 500, could do 400',
  'Price for them: 900, lowest 700, no discount',
])('is not said: %s', (note) => {
  expect(factsOf(readNotes(note)).join(' ')).not.toMatch(/sober|pay|400|700/)
})
