/** Tests that prices for this job and for its parts, as busy people type them, are facts, and how they are worded. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  ['fixed price 2400 if only bars', 'My fixed price is 2400 if it is only bars.'],
  [
    'Price for one tide map, both harbours: £190, back in 48 hours',
    'My price for one tide map, both harbours, is £190, back in 48 hours.',
  ],
  ['a job like this is normally €250 to €400.', 'A job like this is normally €250 to €400.'],
  [
    "Three funded milestones of $500, I don't work unpaid until the end.",
    "I suggest three funded milestones of $500; I don't work unpaid until the end.",
  ],
  [
    'A pier takes me 2 days, please say price 260 usd fixed with a backup.',
    'A pier takes me 2 days; my price is 260 USD fixed with a backup.',
  ],
  [
    'For Fjordline I charge 28 EUR/hour and no minimum hours.',
    'My rate for this is 28 EUR per hour, with no minimum of hours.',
  ],
  [
    '280 eur fixed if its under 60 queries, otherwise we talk.',
    'My price is 280 EUR flat if it is under 60 queries; otherwise we should talk first.',
  ],
  [
    '5000 is ok for it if history is at least 20k rows',
    'My price is 5000 flat if history is at least 20k rows.',
  ],
  ['can do 20 if it is minimum 6 months full time', 'I can do 20 if it is minimum 6 months full time.'],
  ['I can accept 350 for this one since it is one map only.', 'I can accept 350 since it is one map only.'],
  ["20 dollars is ok only if it's one pier.", "20 dollars is fine with me only if it's one pier."],
  ['Fixed EUR 900.', 'I can do it for a fixed 900 EUR.'],
  ['7 days, EUR 900', 'I can do it in 7 days for 900 EUR.'],
  ["I'm OK with their $45 for this one since it's steady hours.", '$45 is fine with me.'],
  ['$5 per 1000 is ok for the first order', '$5 per 1000 is fine for the first order'],
  [
    '620 for this job, a week and a half incl. one revision.',
    'My price for this is 620 flat, and I need a week and a half, including one revision.',
  ],
  [
    '340 usd and two days if limited to six pages.',
    'I can do it for 340 USD in two days if it is limited to six pages.',
  ],
  ['A flat 75 is ok even if it takes three hours.', '75 flat is fine with me, even if it takes three hours.'],
  [
    'I would do the map + the form for 500 as a first stage, rest later.',
    'As a first stage I would do the map and the form for 500 flat.',
  ],
  ["If there are more maps I'd want 15 each.", 'Each further map costs 15.'],
  ['the panel is extra 150', 'The panel costs 150 extra.'],
  ['Second template would be +25.', 'The second template costs 25 extra.'],
  [
    'first version for 5 accounts in 12 days for 300',
    'The first version for 5 accounts takes 12 days and costs 300.',
  ],
  ['price 50 is fine', '50 is fine with me.'],
  ['price 5 ok, need name of the module', '5 is fine with me. I need the name of the module.'],
  ['Rate 48 GBP for this one.', 'My rate for this is 48 GBP.'],
  [
    'Say 210 fixed for a script with a log and a guide, ready in two days.',
    'My price is 210 flat for a script with a log and a guide, ready in two days.',
  ],
  [
    '4 weeks, about 45 hours, 41 per hour.',
    'I estimate 4 weeks and 45 hours. My rate for this is 41 per hour.',
  ],
  ['26 euros/h for this one, about 9 hours', 'My rate for this is 26 euros per hour. I estimate 9 hours.'],
  [
    '700 would only be the first phase for me: login and import, two weeks.',
    '700 covers the first phase: login and import, in two weeks.',
  ],
  [
    'for 180 i can build a first version for 3 cities, not the whole country.',
    'For 180 flat I can build a first version for 3 cities, not the whole country.',
  ],
  [
    "I'll do it for 420 if the texts stay as they are, two weeks, menu included.",
    'I will do it for 420 flat if the texts stay as they are, in two weeks, menu included.',
  ],
  [
    'My price 190 EUR for the bot, then 25 a month for hosting.',
    'My price is 190 EUR for the bot, then 25 a month for hosting.',
  ],
  [
    'First usable version 20 to 25 hours, about two weeks, $1,100 fixed.',
    'The first usable version takes 20 to 25 hours (about two weeks) and costs $1,100 fixed.',
  ],
  ['Import part 300 eur, about 1 week.', 'The import part costs 300 EUR and takes about 1 week.'],
  [
    '900 for everything as a demo with sample data, 3 weeks, two milestones.',
    'My price for everything as a demo with sample data is 900 flat, in 3 weeks and two milestones.',
  ],
  [
    '140 euros for checking the files and writing a report, can start tomorrow.',
    'My price is 140 euros for checking the files and writing a report, and I can start tomorrow.',
  ],
  [
    "Fixed price 380 possible once I've seen 10 pages.",
    'A fixed price of 380 is possible once I have seen 10 pages.',
  ],
  ['The rest quoted later.', 'I would quote the rest later.'],
  ['28/h ok, for long term I would even take 24.', '28 per hour is fine with me.'],
  [
    '210 all in for setup on their server, domain and mail not included.',
    'My price is 210 flat for setup on your server, not including domain and mail.',
  ],
  ['61/h is my rate.', 'My rate for this is 61 per hour.'],
  [
    'For 40 dollars I can do one camera incl. a test record, 2 days.',
    'I can do one camera including a test record for 40 dollars flat, in 2 days.',
  ],
  ['My rate for this is 22 per hour because they seem nice.', 'My rate for this is 22 per hour'],
  ['19/hr for the whole thing (min 15)', 'My rate for this is 19 per hour.'],
  ['4 days work, 1250', 'I can do it in 4 days for 1250 flat.'],
  ['if they have lots of scanned ones +100', 'If you have lots of scanned ones, it is 100 more.'],
  ['at $38/h so about 680 + 1,700 to 2,100', 'At $38 per hour that is about 680 + 1,700 to 2,100.'],
  [
    'around 2 weeks, 30-35 hours, so about 1,400 EUR.',
    'I need around 2 weeks (30-35 hours), so my price is about 1,400 EUR.',
  ],
  [
    '310 for two weeks incl. my own tracker.',
    'My price is 310 flat for two weeks, including my own tracker.',
  ],
  [
    '180 for all incl. upload to their account, 3 days.',
    'My price for this is 180 flat, including upload to your account, and I need 3 days.',
  ],
  ["I'd do the set-up for 60 flat, 45 if they push.", 'I would do the set-up for 60 flat.'],
  ["38 is ok, honestly I'd have taken 30.", '38 is fine with me.'],
  ["180 is fine, wouldn't do 120.", '180 is fine with me.'],
  ['420 is ok, not under 360', '420 is fine with me.'],
  ["My rate is 44, won't go below 35", 'My rate for this is 44.'],
  [
    "This chapter I'd do for 90 USD, about 4 hours incl. the tables.",
    'I would do this chapter for 90 USD, in about 4 hours, including the tables.',
  ],
  [
    'For this one I would do a fixed 640 if the server is theirs, in two weeks.',
    'My price for this is 640 flat if the server is yours, in two weeks.',
  ],
  [
    "I'd do this job for a flat 1,300 USD, and would go down to 1,000, keep that to yourself.",
    'My price for this is 1,300 USD flat.',
  ],
  ['38 GBP is my price, no discount unless they take all four.', 'My price is 38 GBP.'],
  ['Flat 90 for this.', 'My price for this is 90 flat.'],
  [
    'Fixed 520 is fine, 2 weeks, half of it after the tests pass.',
    '520 flat is fine with me, 2 weeks, half of it after the tests pass.',
  ],
  [
    '250 buys them two hours of me: one hour reading the plans beforehand, one hour of talk.',
    '250 covers two hours: one hour reading the plans beforehand, one hour of talk.',
  ],
  [
    'For this one I think 6–8 weeks and 9,000 EUR, including two tests.',
    'I estimate 6–8 weeks and 9,000 EUR, including two tests.',
  ],
  [
    'Cleaning the list flat 120 USD, usually a day.',
    'My price for cleaning the list is 120 USD flat, and it usually takes a day.',
  ],
  ['one hour, 25 USD flat.', 'I can do it in one hour for 25 USD flat.'],
  ["15 dollars is ok for this one, it's half an hour", '15 dollars is fine with me for this one.'],
  ['45 is fine, I would even take 30.', '45 is fine with me.'],
  [
    'My rate for them is 19 an hour if it becomes regular.',
    'My rate for this is 19 per hour if it becomes regular.',
  ],
  ['For this one 60/hour.', 'My rate for this is 60 per hour.'],
  ['Rate 17.', 'My rate for this is 17.'],
  ['For the 800 I can do search and history.', 'I can do search and history for 800 flat.'],
  [
    "Flat $320 for reading the contract, would do 250 but that's between us.",
    'My price is $320 flat for reading the contract.',
  ],
  ['40$ ok for the two maps, delivery 3 days.', '40$ is fine with me for the two maps, and I need 3 days.'],
  ['700 dollars fixed for everything', 'My price is 700 dollars flat, for everything.'],
  [
    '60 for all four labels is ok, one day of work',
    '60 is fine with me for all four labels, and I need one day.',
  ],
  [
    'for this I think 3 to 4k EUR depending on number of rooms',
    'I estimate 3 to 4k EUR depending on the number of rooms.',
  ],
  ["25 is fine as a trial (don't sound desperate though)", '25 is fine with me as a trial.'],
  [
    "I take the fixed 90 even if it runs 3 hours, above that we'd have to talk",
    'The fixed 90 is fine with me even if it runs 3 hours; above that we would have to talk.',
  ],
  [
    '400 works for the script and the guide, live would be 150 more',
    '400 is fine with me for the script and the guide; live would be 150 more.',
  ],
  ['price 80 ok if less than 40 accounts', '80 is fine with me if there are less than 40 accounts.'],
  ['hosting fees are theirs, not included', 'Hosting fees are yours and not included.'],
  [
    '5 dollars a month + 2 cents a minute for them, no contract',
    'My price for this is 5 dollars a month plus 2 cents a minute, no contract.',
  ],
  ['900/month is OK for me, free from 1 June', '900 per month is fine with me, and I am free from 1 June.'],
  ['I’d do it for the flat 100 usd.', 'My price for this is 100 USD flat.'],
  [
    '250 eur only covers a first version on one pier, full scope more like 1800 eur.',
    '250 EUR covers only a first version on one pier; the full scope is more like 1800 EUR.',
  ],
  ['350 eur only if it’s one harbour', 'My price is 350 EUR flat, only if it’s one harbour.'],
  ['$40 ok for A-D', '$40 is fine with me for A-D.'],
  [
    'Fixed price 450 usd is ok after i see 10 sample tickets.',
    'A fixed price of 450 USD is fine with me after I see 10 sample tickets.',
  ],
  [
    'price 160 is ok for first version if it is one ferry line only',
    '160 is fine with me for the first version if it is one ferry line only.',
  ],
  [
    '3000 ok for timesheets + sync + labour cost into orders.',
    '3000 is fine with me for timesheets, sync and labour cost into orders.',
  ],
  [
    '750 ok only for the build + start/stop on entry.',
    '750 is fine with me, but only for the build and start/stop on entry.',
  ],
  ['30 usd fine for pdf + scheduler both.', '30 USD is fine with me for PDF and scheduler.'],
  ['price 350 incl 2 weeks support.', 'My price is 350 including 2 weeks support.'],
])('%s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  '620 for this job, could do 500.',
  "I'd take 20 but won't go below.",
  'A flat 75 is ok only if they insist.',
  'question: how low should I go?',
  '800 for this, 3 days with ChatGPT',
  'flat 300 is fine even if it takes an afternoon with AI',
  'for 20 I could do it with AI in ten minutes',
  "I'd do it for free, I need practice",
  'I can do it for free, my boss pays anyway',
  'for 250 I can make it look like work',
  'fixed price 650 possible if they beg',
  'can do 20 if they insist',
  "can do 15 if it's boring but easy",
  'I can accept 350 since it is slow here.',
])('no fact: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test.each([
  '940 covers two days, 711 is my pain threshold',
  'for the 940 I can do the audit, normally 711',
  '940$ ok for the three files (711 is my pain threshold)',
  'flat 940 for the audit (I was thinking 711)',
  '940 ok for the audit though 711 works',
  '940 ok for the audit, but normally 711',
  'flat 940 is fine, 2 days, real work is two hours',
  'for 940 I can do the audit (711 was the plan)',
  'I would do the audit (normally 711) for 940',
])('prints only the price meant for the client: %s', (note) => {
  expect(factsOf(readNotes(note)).join(' ')).not.toMatch(/711|thinking|normally|real/)
})
