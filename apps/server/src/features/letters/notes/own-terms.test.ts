/** Tests that terms for this job, as busy people type them, are facts, and how they are worded. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'
import { readStyleWishes } from './style.ts'

test.each([
  [
    '620 for this job, a week and a half incl. one revision.',
    'My price for this is 620 flat, and I need a week and a half, including one revision.',
  ],
  [
    '340 usd and two days if limited to six pages.',
    'I can do it for 340 USD in two days if it is limited to six pages.',
  ],
  ['A flat 75 is ok even if it takes three hours.', '75 flat is fine with me, even if it takes three hours.'],
  ['Rate 48 GBP for this one.', 'My rate for this is 48 GBP.'],
  [
    '4 weeks, about 45 hours, 41 per hour.',
    'I estimate 4 weeks and 45 hours. My rate for this is 41 per hour.',
  ],
  ['26 euros/h for this one, about 9 hours', 'My rate for this is 26 euros per hour. I estimate 9 hours.'],
  ['March 3 works if we start this week.', 'March 3 works for me if we start this week.'],
  [
    'First 120 captions as a test within 3 days.',
    'You would have the first 120 captions as a test within 3 days.',
  ],
  [
    'first 40 in 1 day so they can check them',
    'You would have the first 40 within 1 day, so that you can check them.',
  ],
  [
    '700 would only be the first phase for me: login and import, two weeks.',
    '700 covers the first phase: login and import, in two weeks.',
  ],
  ['I need 5 weeks.', 'I need 5 weeks.'],
  [
    'for 180 i can build a first version for 3 cities, not the whole country.',
    'For 180 flat I can build a first version for 3 cities, not the whole country.',
  ],
  [
    "I'll do it for 420 if the texts stay as they are, two weeks, menu included.",
    'I will do it for 420 flat if the texts stay as they are, in two weeks, menu included.',
  ],
  [
    'Until 30 April only evenings, from May full days.',
    'I am available until 30 April only evenings, from May full days.',
  ],
  [
    'I live in Porto so meetings in person are no problem.',
    'I live in Porto, so meetings in person are no problem.',
  ],
  [
    'It would help if they send the export and a sample before.',
    'It would help if you could send the export and a sample beforehand.',
  ],
  ["I've the Scrum Master certificate, May 2023.", 'I have the Scrum Master certificate (May 2023).'],
  ["They don't say how many pages, ask.", 'I would like to know how many pages there are.'],
  [
    'An hour if I get SSH access, today or tomorrow morning.',
    'I need an hour if I get SSH access, and can do it today or tomorrow morning.',
  ],
  ['I have to give 4 weeks notice at my current job.', 'I have to give 4 weeks’ notice at my current job.'],
  ['My salary is 900 EUR per month.', 'My salary is 900 EUR per month.'],
  [
    'Mornings before 11:00 CET and all Friday, not on Tuesday.',
    'I am available in the mornings before 11:00 CET and all Friday, not on Tuesday.',
  ],
  [
    'Ask how many rooms and whether they have plans or they think I draw them for free.',
    'I would like to know how many rooms there are and whether you have plans.',
  ],
  [
    'My colleague Nuala (illustrator) could join for the covers.',
    'My colleague Nuala (illustrator) could join for the covers.',
  ],
  ['What is their back office written in?', 'What is your back office written in?'],
  ['How many mailboxes he needs?', 'How many mailboxes do you need?'],
  ['Are the drafts ready or do I write them?', 'Are the drafts ready or do I write them?'],
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
  ["I'm free immediately, until Easter full days.", 'I am available immediately, until Easter full days.'],
  [
    'For 40 dollars I can do one camera incl. a test record, 2 days.',
    'I can do one camera including a test record for 40 dollars flat, in 2 days.',
  ],
  [
    "I won't build anything that shows fake balances to users.",
    "I won't build anything that shows fake balances to users.",
  ],
  [
    'Do ask who owns the drawings and who prints the maps.',
    'I would like to know who owns the drawings and who prints the maps.',
  ],
  ['I could relocate to Lisbon or Porto.', 'I could relocate to Lisbon or Porto.'],
  [
    'I can also just update it each month for them, about an hour a time.',
    'I can also update it each month for you, about an hour a time.',
  ],
  [
    'I have a scope and a meter on my bench and can measure the ripple if they want figures.',
    'I have a scope and a meter on my bench and can measure the ripple if you want figures.',
  ],
  [
    "I can start tomorrow and finish it within the week if it's up to 12 pages.",
    'I can start tomorrow and finish it within the week if it is up to 12 pages.',
  ],
  [
    'First version in 4 days after I get the texts.',
    'I can deliver a first version in 4 days after I get the texts.',
  ],
  [
    "I'd go through the tables with them on a call so they can explain them.",
    'I would go through the tables with you on a call, so that you can explain them.',
  ],
  ['I must know who owns the recordings, please ask.', 'I would like to know who owns the recordings.'],
  [
    "The archive didn't open for me, please ask to send again.",
    'The archive did not open for me. Could you send it again?',
  ],
  ['Ready on Thursday morning.', 'It would be ready on Thursday morning.'],
  ['CV is on my LinkedIn.', 'My CV is on my LinkedIn.'],
  ['Cert was extended in May.', 'My certificate was extended in May.'],
  [
    'idea for them: map that shows empty desks, I have a prototype of it.',
    'An idea for you: a map that shows empty desks, and I have a prototype of it.',
  ],
  [
    "The shop limits calls hard, I'd use the bulk export for the first load.",
    'The shop limits calls hard, so I would use the bulk export for the first load.',
  ],
  [
    "I can tutor them twice a week but won't take the exam in their name.",
    "I can tutor you twice a week, but I won't take the exam in your name.",
  ],
  ['can finish in 9 days incl. a call', 'I can do it in 9 days including a call'],
  ['My rate for this is 22 per hour because they seem nice.', 'My rate for this is 22 per hour'],
  ['19/hr for the whole thing (min 15)', 'My rate for this is 19 per hour.'],
  ['4 days work, 1250', 'I can do it in 4 days for 1250 flat.'],
  ['Web or desktop, and who will use it??', 'Web or desktop, and who will use it?'],
  [
    'The 502: his proxy waits 30 seconds, it needs a longer timeout.',
    'The 502: your proxy waits 30 seconds, it needs a longer timeout.',
  ],
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
  [
    "This chapter I'd do for 90 USD, about 4 hours incl. the tables.",
    'I would do this chapter for 90 USD, in about 4 hours, including the tables.',
  ],
  ["I don't see the attached plan, ask for it.", 'I cannot see the attached plan. Could you send it?'],
  [
    'Would like to see their error list before the call.',
    'I would like to see your error list before the call.',
  ],
  [
    "I can run the tests on my own server, they'd only pay the traffic.",
    'I can run the tests on my own server, and you would only pay the traffic.',
  ],
  [
    'I still have the printer and two rolls here so I can print samples tomorrow.',
    'I still have the printer and two rolls here, so I can print samples tomorrow.',
  ],
  ["I don't do fake reviews, put that in kindly.", "I don't do fake reviews."],
  [
    'which php version are they on, 7 or 8? and apache or nginx? short please',
    'Which php version are you on, 7 or 8?',
    'And apache or nginx?',
  ],
  ['maybe ask if they ever moved it before', 'I would like to know if you ever moved it before.'],
  [
    'ask them for nginx.conf and if it may restart',
    'I would like to see the nginx.conf and to know if it may restart.',
  ],
  [
    "I got my own rowing club's page back in March, it took 5 days.",
    "I got my own rowing club's page back in March, it took 5 days.",
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
  ['Reckon 3 to 5 hours for the first room.', 'I reckon 3 to 5 hours for the first room.'],
  ['Should take about 2 hours with a backup.', 'It should take about 2 hours with a backup.'],
  ['Start: immediately', 'I can start immediately.'],
  ['Sample of 50 lines free.', 'A sample of 50 lines is free.'],
  [
    'First draft of one chapter I can send in 2 days.',
    'I can send the first draft of one chapter in 2 days.',
  ],
  [
    'I can draw one sample icon (the basket) in a day for free, only one though!',
    'I can draw one sample icon (the basket) in a day for free.',
  ],
  ['My steps: survey, plan, first room, test.', 'My steps: survey, plan, first room, test.'],
  ["They didn't say which map service so ask it.", 'I would like to know which map service it is.'],
  ['Question: who pays the licence?', 'Who pays the licence?'],
  ['Do they print in colour or black?', 'Do you print in colour or black?'],
  ['Is she owner of the domain?', 'Are you owner of the domain?'],
  [
    'How many rooms do they have? and do plans already exist on paper.',
    'How many rooms do you have?',
    'Do plans already exist on paper?',
  ],
  [
    'I have one other client, 5 hours a week on Mondays, so no conflict.',
    'I have one other client, 5 hours a week on Mondays, so no conflict.',
  ],
  ["I don't want to promise a rank.", "I don't want to promise a rank."],
  ["15 dollars is ok for this one, it's half an hour", '15 dollars is fine with me for this one.'],
  ['45 is fine, I would even take 30.', '45 is fine with me.'],
  [
    'My rate for them is 19 an hour if it becomes regular.',
    'My rate for this is 19 per hour if it becomes regular.',
  ],
  ['For this one 60/hour.', 'My rate for this is 60 per hour.'],
  ['Rate 17.', 'My rate for this is 17.'],
  ['For the 800 I can do search and history.', 'I can do search and history for 800 flat.'],
  ['No printing or shipping, that would be extra.', 'Printing or shipping would be extra.'],
  [
    "Flat $320 for reading the contract, would do 250 but that's between us.",
    'My price is $320 flat for reading the contract.',
  ],
  ['40$ ok for the two maps, delivery 3 days.', '40$ is fine with me for the two maps, and I need 3 days.'],
  [
    'Ask them to send the list of fonts before the call.',
    'Could you send the list of fonts before the call?',
  ],
  [
    'I would do this as a volunteer, up to 4 hours a week.',
    'I would do this as a volunteer, up to 4 hours a week.',
  ],
  ['no other project until the end of May', 'I have no other project until the end of May.'],
  ['A month works if I get the texts in week one.', 'A month works for me if I get the texts in week one.'],
  ['CV and two samples I send right after.', 'I will send my CV and two samples right after.'],
  ['Tell Ines I can do a call on Friday.', 'I can do a call on Friday.'],
  [
    'A permit I asked for last month took two weeks, good to tell them so they plan for it.',
    'A permit I asked for last month took two weeks',
  ],
  [
    'Ask if the plans are on paper or in a file, and which scale? about 2 weeks.',
    'I would like to know if the plans are on paper or in a file, and which scale.',
    'I estimate 2 weeks.',
  ],
  ['favorite chord is E minor.', 'My favorite chord is E minor.'],
])('%s', (note, ...facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

test.each([
  '620 for this job, could do 500.',
  "It's boring, I'd use ChatGPT for most of it.",
  "I'd take 20 but won't go below.",
  'A flat 75 is ok only if they insist.',
  'Idea: they are desperate, so ask for more.',
  'The boss: he never pays, it needs a contract.',
  "I built 3 shops in Shopify for Nike. Don't mention it it's under NDA",
  'tell nobody I have cancer',
  'tell nobody that I am 17',
  'tell John I hate his post',
  'tell Upwork I was scammed',
  'Question: should I lie about the degree?',
  'question: how low should I go?',
  'my question: what should I charge?',
  'Question: is he an idiot?',
  'question for him: why so cheap?',
  'and has anyone ever been hired here',
  'and is this a cult',
  'and is it legal at all',
  'and can a junior do this',
  'lie or truth?',
  'Greedy or broke?',
  'accept or decline?',
  'flat 250 is fine, a week, same as last time',
  'process: ghostwrite with AI, then check grammar',
  '800 for this, 3 days with ChatGPT',
  'flat 300 is fine even if it takes an afternoon with AI',
  'for 20 I could do it with AI in ten minutes',
  'my idea: get hired, then go slow',
  'steps: get in, get review, get out',
  'my steps: get in, get review, get out',
  'idea: use an old template and sell it as new',
  'my cv in which I hid the prison year I send today',
  'certificate that expired I will attach',
  "I'd do it for free, I need practice",
  'I can do it for free, my boss pays anyway',
  'I have one other client who pays better, so this is second',
  'I have no other project, been without work since june',
  'I have one other job, full time at SAP',
  'ask to send a deposit before I start',
  "I'd like to have the first payment before I start",
  "I can't see the money, so ask for it",
  "they didn't say what is wrong with them so ask",
  "they didn't say if they are a real company so ask",
  'The real reason: her ex runs the server, it needs a new password',
  'The slowness: their admin is a fool, the server needs RAM',
  'that plugin is no longer supported because its author went to jail',
  "the build is done in one evening, I'd take five days",
  "these tables were made by monkeys, I'd use Postgres",
  "the script exists already from another client, I'd use Python again",
  'favourite part is the money',
  'favorite client is the one who pays',
  'no other client trusts me',
  'idea for them: stop paying that agency',
  'two days would do',
  'I need to know whether they pay on time, ask',
  'I should know whether they are serious, ask',
  'March 3 works if they stop asking for discounts',
  'the rest quoted afterwards, after I see if they pay',
  "I'd go through the price with them on a call",
  'first stage only, the rest I leave to some other fool',
  'I could move to Berlin if they paid',
  'I can also just copy it from the last client for them',
  'I have an old phone here and can fake the rest',
  'I need a week to think about it',
  'I need 6 weeks off',
  'for 250 I can make it look like work',
  'until 31 July only mornings because of the kids',
  'I live in Lisbon so interviews are a pain',
  'It would help if they pay before',
  'it would be nice if they send the deposit first',
  "I've the diploma, but it is fake",
  "They don't say how many freelancers they fired, ask.",
  'I have to give two weeks notice or they sue me',
  'evenings after 18:00, my boss must not know',
  'fixed price 650 possible if they beg',
  'My colleague Aoife could join if they pay her',
  'What is their problem?',
  'half an hour if I hurry, but I bill two',
  'my salary is 640 per month, they need not know',
  "They want my password, I won't do that, it's a crime, say it friendly.",
  'the review and written summary of the plans for 150 fixed, the rest hourly at 40 USD.',
])('no fact: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})

test.each([
  '940 covers two days, 711 is my pain threshold',
  'for the 940 I can do the audit, normally 711',
  '940$ ok for the three files (711 is my pain threshold)',
  'flat 940 for the audit (I was thinking 711)',
  'flat 940 is fine, 2 days, real work is two hours',
])('tells only the price that is for the client: %s', (note) => {
  expect(factsOf(readNotes(note)).join(' ')).not.toMatch(/711|thinking|normally|real/)
})

test.each([
  ['less formal please', { tone: 'warm' }],
  ['Not too stiff please.', { tone: 'warm' }],
  ['Chatty tone is fine.', { tone: 'warm' }],
  ['Just a few lines please, no jargon.', { length: 'short' }],
  ['less formal, not too long', { tone: 'warm', length: 'short' }],
  ['A bit less formal than usual and short please.', { tone: 'warm', length: 'short' }],
  ['que sea corta por favor', { length: 'short' }],
  ['Structured but not too long', { tone: 'plain', length: 'short' }],
])('a wish: %s', (note, wishes) => {
  expect(readStyleWishes(readNotes(note))).toMatchObject(wishes)
})
