/** Notes as people type them for a post, and the facts that a letter has of each. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  // Questions without their sign, and several in one sentence
  [
    'ask hosted on a server? matters for the gauge. and should text in the chart be selectable for pilots.',
    [
      'Is it hosted on a server?',
      'It matters for the gauge.',
      'Should text in the chart be selectable for pilots?',
    ],
  ],
  [
    'say the gauge has its own clock and memory so the same result is never automatic, thats the point.',
    ['the gauge has its own clock and memory so the same result is never automatic'],
  ],
  [
    "be honest no one can promise zero ban, x rules forbid auto likes, i'd want a version where he confirms each step.",
    [
      "Nobody can promise zero bans, and X rules forbid automatic likes. I'd want a version where you confirm each step.",
    ],
  ],
  [
    'ask which plotter they use and if chart must write into it, also paper or screen.',
    ['I would like to know which plotter you use and if the chart must write into it, also paper or screen.'],
  ],
  [
    'suggest web push + email instead sms bcs cheaper.',
    ['I suggest web push and email instead of SMS because it is cheaper.'],
  ],
  [
    'phase 1: 6-8h, phase 2: 25-35h plus meta/openai fees which they pay.',
    ['phase 1: 6-8 hours, phase 2: 25-35 hours plus meta/openai fees, which you pay.'],
  ],
  [
    'say 1900 usd fixed for tide alarms, 3 weeks with test week included. ask which gauge models, how many and if they are in the cloud. gt240 has little memory so log export maybe needs test first.',
    [
      'My price is 1900 USD flat for tide alarms, 3 weeks with test week included.',
      'I would like to know which gauge models, how many and if they are in the cloud.',
      'The GT240 has little memory, so log export may need a test first.',
    ],
  ],
  [
    'no total price till ive seen the gauge, but offer paid look round, 180 dollars, list of what to keep/drop.',
    [
      'I can name a total price once I have seen the gauge; I can offer a paid look round first, for 180 dollars, with a list of what to keep or drop.',
    ],
  ],
  [
    'first round price 2,800 for gauge + interface + tests, 3 weeks.',
    ['My price for the first round is 2,800 for gauge, interface and tests, and it takes 3 weeks.'],
  ],
  [
    'full clone 3500-4500, mvp (tides, alerts) 1800 in 3 weeks.',
    ['My price is 3500-4500 for the full clone, and 1800 for an MVP (tides, alerts) in 3 weeks.'],
  ],
  [
    '3 days is ok, budget ok. ask only tides or also alerts + charts.',
    ['I am fine with your budget and with 3 days.', 'Only tides or also alerts and charts?'],
  ],
  [
    'tell i worked 9 yrs in a harbour so i know real tides.',
    ['I worked 9 years in a harbour so I know real tides.'],
  ],
  [
    'my uncle had a boat in 2020, you can say it in one line but not dramatic. no ai, i mean it, they can see my drafts in git.',
    ['My uncle had a boat in 2020.', 'no ai, you can see my drafts in git.'],
  ],
  [
    'offer tide tables or alarms, not charts. 800 flat for the 2000 words, 12 days.',
    ['I can offer tide tables or alarms, not charts.', '800 flat for the 2000 words, 12 days.'],
  ],
  [
    'tide api does not do live video, say it politely, we do marks with the gauge and send text.',
    ['tide API does not do live video, we do marks with the gauge and send text.'],
  ],
  ['they must send sample tides first.', ['Please send sample tides first.']],
  [
    'ask how many gauges and live or paper.',
    ['I would like to know how many gauges there are, live or paper.'],
  ],
  [
    'propose outline + 3 pages sample on tides first, 500 usd, then decide. whole chart book 25 pages 4 weeks.',
    [
      'I suggest an outline and a 3-page sample on tides first, for 500 USD; then you can decide.',
      'whole chart book 25 pages 4 weeks.',
    ],
  ],
  ['whole report 25 pages 4 weeks.', ['The whole report of 25 pages takes 4 weeks.']],
  [
    'ok with paying only if import works but need a list of 50 tides as acceptance test, ask for that.',
    ['I am fine with payment only if the import works, but I need a list of 50 tides as acceptance test.'],
  ],
  [
    'price 400 incl 30 days fixes, 10 days.',
    ['My price is 400 including 30 days fixes, and it takes 10 days.'],
  ],
  [
    'fixed price between 450 and 700 eur after i see 20 charts, 2 weeks.',
    ['My fixed price is between 450 and 700 EUR after I see 20 charts, and it takes 2 weeks.'],
  ],
  [
    'fixed price 280 for one harbour, report in 4 days.',
    ['My fixed price is 280 for one harbour, with the report in 4 days.'],
  ],
  ['0.05 per word but for big volume 0.045 ok.', ['My price is 0.05 per word']],
  ['say i drew all the charts in the tide book, that one first.', ['I drew all the charts in the tide book']],
  [
    'And is it one camera that moves (Veo?) or broadcast.',
    ['Is it one camera that moves (Veo?) or broadcast?'],
  ],
  ['Question: own node or rpc, and what budget per trade?', ['Own node or rpc, and what budget per trade?']],
  [
    'Please ask whether they have premium plans, because HTTP and SQL connectors need them.',
    ['I would like to know whether you have premium plans, because HTTP and SQL connectors need them.'],
  ],
  ['Ask them: which tide API, and is it new?', ['I would like to know which tide API you use. Is it new?']],
  [
    'Ask how many boats and faults are in it, because below 500 faults deep learning will not help.',
    ['I would like to know how many boats and faults are in it.'],
  ],
  [
    'ask is the map same as the port or some quays different? (i really need the review here but dont write that)',
    ['Is the map same as the port or some quays different?'],
  ],
  [
    'Ask how many buoys at launch and whose they are.',
    ['I would like to know how many buoys at launch and whose they are.'],
  ],
  [
    'was gonna buy a buoy anyway, about £75. ask how the buoy gets paid. keep it short',
    ['I would like to know how the buoy gets paid.'],
  ],
  ['Resume is attached, portfolio link in the letter.', ['My resume is attached.']],
  [
    'ask whether updates went on just before it broke',
    ['I would like to know whether updates went on just before it broke.'],
  ],
  // Terms in a row, abbreviations and German
  ['25 dollar, can deliver in 2 days', ['My price is 25 dollars.', 'I can do it in 2 days']],
  [
    'Alle Kurse kann ich abdecken, T-204 max. einmal im Monat.',
    ['Alle Kurse kann ich abdecken, T-204 max. einmal im Monat.'],
  ],
  ['say the tide POC can be 5 weeks, around 100 hours.', ['the tide POC can be 5 weeks, around 100 hours.']],
  ['first version for test after 5 days.', ['first version for test after 5 days.']],
  // What belongs to a fact
  ['Important: I would advise against the second kiosk.', ['I would advise against the second kiosk.']],
  [
    'I can make all the tables and figures like in the study but cannot promise the speed will be higher, please write this in polite way.',
    [
      'I can make all the tables and figures like in the study, but I cannot promise the speed will be higher.',
    ],
  ],
  [
    "I'd keep the photos in object storage and only the index in the database - say it tactfully, they may be planning blobs.",
    ['I would keep the photos in object storage and only the index in the database.'],
  ],
  [
    "Customers' own devices means Secure Boot and random wifi chips, so I'd do an installer ISO plus packages in an APT repo, not a disk clone.",
    [
      "Customers' own devices means Secure Boot and random wifi chips, so I'd do an installer ISO plus packages in an APT repo, not a disk clone.",
    ],
  ],
  [
    'Happy to do this as fixed price, provided the second script runs as is.',
    ['I am happy to do this as fixed price, provided the second script runs as is.'],
  ],
  [
    "Can't price it without seeing the site, but I'd do a fixed 400 EUR look first (list of functions, estimate)",
    ["I'd do a fixed 400 EUR look first (list of functions, estimate)"],
  ],
  [
    'Propose: 60 min call, then I write the spec (approx. 6 hours), they build, I test (3 hours).',
    ['I propose 60 min call, then I write the spec (approx. 6 hours), you build, I test (3 hours).'],
  ],
  [
    "If EVM, I'd say 6 weeks and around 9,000 USD including user guide and code docs.",
    ["If EVM, I'd say 6 weeks and around 9,000 USD including user guide and code docs."],
  ],
  [
    'i accept $5 per 1000 for this first order. but only if the niche is not very small. free sample 50',
    ['I can send a free sample of 50.'],
  ],
  ['ideas to say: 1) bot that reads your wallet', ['An idea: bot that reads your wallet']],
  [
    'Not in my profile yet: I passed the Scrum Master certification in February.',
    ['I passed the Scrum Master certification in February.'],
  ],
  ['Billed by the real time, 30 min minimum.', ['I bill by the real time, with a minimum of 30 minutes.']],
  [
    'Resume and portfolio go as separate attachments, just mention them.',
    ['Resume and portfolio go as separate attachments'],
  ],
  ['flat 940 for the audit (I was thinking 711)', ['My price is 940 flat for the audit.']],
  // Orders to say something
  [
    "I am an independent developer, so do state that clearly, it's in their title.",
    ['I am an independent developer'],
  ],
  [
    '"as soon as possible" shouldn\'t mean three weeks and I\'d rather say so.',
    ['"as soon as possible" shouldn\'t mean three weeks'],
  ],
  [
    'Wagtail is a CMS that runs in Django, not a host – maybe clear that up kindly.',
    ['Wagtail is a CMS that runs in Django, not a host'],
  ],
  ['I suggest phase 1 POS, phase 2 hr payroll.', ['I suggest phase 1 POS, phase 2 HR payroll.']],
  [
    'Mention I tried it locally, its scripts are JS so we can run them by the agent.',
    ['I tried it locally, its scripts are JS so we can run them by the agent.'],
  ],
  ['Do they want it on site only or also from phone.', ['Do you want it on site only or also from phone?']],
  ['what OS are they on', ['What OS are you on?']],
  ['politely ask if they want an app', ['I would like to know if you want an app.']],
  ['ask for roughly how many users', ['I would like to know how many users there are.']],
  [
    'How many documents are there? do all employees see the same files?',
    ['How many documents are there?', 'Do all employees see the same files?'],
  ],
  [
    'so ask what kind of signals they mean (EEG? imaging?). Short letter',
    ['I would like to know what kind of signals you mean (EEG, imaging).'],
  ],
  [
    'Ask if he has his own plan or needs one, that decides the cost',
    ['I would like to know if you have your own plan or need one.'],
  ],
  [
    'Need to know the service dates for each truck and if the load is in there',
    ['I would like to know the service dates for each truck and if the load is in there.'],
  ],
  [
    'need to know Shopify Basic or Plus? and number of products.',
    [
      'I would like to know whether it is Shopify Basic or Plus.',
      'I would like to know the number of products.',
    ],
  ],
  [
    "If they send me the workbook I'll mock up one chart from it for nothing.",
    ['If you send me the workbook, I will mock up one chart from it for free.'],
  ],
  ['if they want I can also do the hosting', ['If you want, I can also do the hosting.']],
  ['If they want I can go down to 20', []],
  [
    'I need from them a screenshot of the page and the exact date',
    ['From you I would need a screenshot of the page and the exact date.'],
  ],
  ['can only start on monday', ['I can only start on Monday.']],
  ['I can only work evenings', ['I can only work in the evenings.']],
  ["I can't start before the 15th", ['I cannot start before the 15th.']],
  ['my hours 9-17 CET, not weekends', ['My hours are 9-17 CET, not on weekends.']],
  ['A bit playful is fine.', []],
  [
    'Make very clear no fake volume and no promise of a place.',
    ['To be clear: no fake volume and no promise of a place.'],
  ],
  [
    'Not clear for me if they want a game of their own, or a bot for the existing one.',
    ['I would like to know if you want a game of your own, or a bot for the existing one.'],
  ],
  [
    "The screencast link wouldn't open for me, can they send the site's address and the boundary",
    ["The screencast link did not open for me. Could you send the site's address and the boundary?"],
  ],
  [
    'description is cut off after the second bullet, ask politely what comes next.',
    ['Your description is cut off after the second bullet. I would like to know what comes next.'],
  ],
  [
    "the attachment they mention, I can't see it, ask to send it.",
    ['I cannot see the attachment. Could you send it?'],
  ],
  ['exams till the 21st, keep that for yourself', []],
  [
    'My script is only for monitoring, say this clear but without preaching.',
    ['My script is only for monitoring.'],
  ],
  [
    "I'd like to know who their users are (pupils? teachers? parents too?).",
    ["I'd like to know who your users are (pupils, teachers, parents too)."],
  ],
  [
    'Fixed price 180 dollars is ok for me if data is under 1000 files.',
    ['A fixed price of 180 dollars is fine with me if data is under 1000 files.'],
  ],
  // Orders about how to say something are followed
  [
    'We cannot start before the second half of May, say it so it does not sound like a problem',
    ['We cannot start before the second half of May'],
  ],
  ['I only tried it two weekends, be honest but no drama.', ['I only tried it two weekends']],
  [
    'my guess (say as guess): the service reads the packets itself',
    ['My guess is that the service reads the packets itself.'],
  ],
  ['first 20 minutes free so they see if we get along.', ['The first 20 minutes are free.']],
  [
    'ask if I should replace them or fix them',
    ['I would like to know if I should replace them or fix them.'],
  ],
  ['ask which fonts and sizes', ['I would like to know which fonts and sizes you need.']],
  ['ask if the client portal stays', ['I would like to know if the client portal stays.']],
  ['Zoom calls in the evening no problem', ['Zoom calls in the evening are no problem.']],
  ['Native English speaker', ['I speak English (native).']],
  ['Spanish native, english C1.', ['I speak Spanish (native) and English (C1).']],
  // Orders to the tool are followed, and not printed
  ['Put the bakery site I sped up near the top.', []],
  ['Please emphasise the migration rather than my support work', []],
  ['tell them nicely to change it', []],
  ['be honest about Kafka: one project only', ['To be honest about Kafka: one project only']],
  // The reason is private, and what it explains is not
  ['8 h/week suits me because of my kids, no need to mention kids', ['8 hours a week suits me.']],
  ['I need full days, the post says nothing (I burned myself with that in March)', []],
  [
    'HR and BC are names of two modules I built in 2022',
    ['HR and BC are names of two modules I built in 2022'],
  ],
])('%s', (note, facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

test.each([
  // What cannot be asked as a whole, or is for the tool, is left out.
  ['Ask that first, the answer changes everything.', []],
  ["Explain that I'd rather be asleep", []],
  [
    '1 hour billed, after that per 15 min. Ask what error they see',
    ['I would like to know what error you see.'],
  ],
  [
    'need to know: which strategy they want (arbitrage, market making?) and if they have their own node.',
    [
      'I would like to know which strategy you want (arbitrage, market making?) and if you have your own node.',
    ],
  ],
  ['I have to render 60 days notice.', ['My notice period is 60 days.']],
  ["I'd want to see the site first (ask for the URL).", ['I would like to see the site first.']],
  [
    'SAP and Oracle: only integration, I never developed inside SAP (no ABAP), please do not make it sound otherwise.',
    [],
  ],
  [
    'Would like to know what they run for invoices and stock.',
    ['I would like to know what you run for invoices and stock.'],
  ],
  [
    'My first guess is the memory (the tool gives 64 MB by default) or the driver, but say it is a guess.',
    ['My first guess is the memory (the tool gives 64 MB by default) or the driver.'],
  ],
  // A link says what it shows.
  [
    'They want an ArcGIS sample: the port twin, video here https://video.example/ada/port. Can start Monday.',
    ['video here https://video.example/ada/port.', 'I can start on Monday.'],
  ],
  // The middle of a list says nothing alone, nor does what refers to a private part.
  ['my opinion is Astro better than Nuxt for this because of speed, hosting and other reasons for it', []],
  ['that may be a trap, ask which one.', []],
  ['I only read about Verba so far. Its editor is good for demos.', []],
  ['script for them: while ! ping -c1 host; do sleep 5; done', []],
  ['is it Podman, Docker or LXC they mean??', ['Is it Podman, Docker or LXC you mean?']],
  ['keep it short, bullets fine', []],
  ['I can start today (write it in English please).', ['I can start today.']],
  ['est. 2 weeks for all', ['I estimate 2 weeks for all']],
  ['I can do everything except SAP, never touched it.', []],
  ['tell him to have the console open', ['Please have the console open.']],
  [
    '48 hours, so 4,600 EUR excl. VAT and excl. licence.',
    ['48 hours, so 4,600 EUR excl. VAT and excl. licence.'],
  ],
])('half questions and orders are not printed: %s', (note, facts) => {
  const told = factsOf(readNotes(note))
  expect(told.filter((fact) => !/billed/.test(fact))).toEqual(facts)
})

test.each([
  [
    'I guess the output is stored in the buffer without a key, so only the last row is read. I did not see the files yet so write it as a guess.',
    [
      'My guess is that the output is stored in the buffer without a key, so only the last row is read.',
      'I did not see the files yet',
    ],
  ],
  [
    'I guess the client is broke. I did not see the files yet so write it as a guess.',
    ['I did not see the files yet'],
  ],
  [
    "Price: 1800 fixed incl. a drawing to check first. Didn't open the plan yet, don't pretend I did.",
    ['My price is 1800 fixed including a drawing to check first.'],
  ],
  ['I work with version 17 since January, profile is old.', ['I work with version 17 since January']],
  [
    'For 200 of them I estimate 5 weeks, they say yes or no. Must ask: research or sale?',
    ['For 200 of them I estimate 5 weeks', 'Research or sale?'],
  ],
  ['85% of what? Keep it short.', ['85% of what?']],
  [
    "Not clear do they want own loom or a loom that is rented - second I don't do.",
    ["Do you want your own loom or a loom that is rented? I don't do the second."],
  ],
  [
    'i have 6 clients but only maintenance around 8 hour per week total, so full time ok.',
    [
      'I have 6 clients, but only for maintenance, about 8 hours a week in total, so full time is no problem.',
    ],
  ],
  [
    'yes can change the loom. need from client: which yarn, which colour?',
    ['Yes, I can change the loom.', 'Which yarn, which colour?'],
  ],
  ['ask: shop or leads? SPA?', ['Shop or leads?', 'SPA?']],
  [
    "I'd do it in python with each step as its own adapter so they can swap a loom later.",
    ["I'd do it in Python with each step as its own adapter so you can swap a loom later."],
  ],
  [
    "I already have my own trained detector for yarn, so don't start from zero.",
    ["I already have my own trained detector for yarn, so we don't start from zero."],
  ],
  ['I will take backup before touching.', ['I will take backup before touching.']],
  [
    "Also you've put the address in public, tell them nicely to change it.",
    ["Also you've put the address in public; could you change it?"],
  ],
  ['would do the tides over modbus first.', ['I would do the tides over modbus first.']],
  [
    'No real Perl experience, only small scripts for reports, so be honest there.',
    ['No real Perl experience, only small scripts for reports'],
  ],
  ['numbered points ok', []],
  [
    'I can do this, did the same tide table for a magazine (mention that one)',
    ['I can do this, did the same tide table for a magazine'],
  ],
  [
    '22/h or fixed after I know which site + which symbols, please ask him.',
    ['22 per hour or fixed after I know which site and which symbols'],
  ],
  ['ok with 25 usd fixed.', ['25 USD fixed is fine with me.']],
  // "it" is the job, although nothing stands before.
  ['can do it in 2 days, $140 fixed', ['I can do it in 2 days', 'My price is $140 fixed.']],
  ['can start today 18h Lisbon time.', ['I can start today 18h Lisbon time.']],
  ["For you only: he got this from a video and I'd still like the job.", []],
  [
    'my guess is it opens the file in each loop, so the file is read again for every ferry, plus a sort of the whole column.',
    [],
  ],
  [
    'for the office I lean towards one server but need to know how many users.',
    ['for the office I lean towards one server, but I need to know how many users.'],
  ],
  [
    'numbers for them: Timetable for 3 piers = 5 weeks, 7,500 EUR fixed.',
    ['Timetable for 3 piers = 5 weeks, 7,500 EUR fixed.'],
  ],
  [
    "worth saying that running such code on a server needs a sandbox, he doesn't mention it.",
    ['Running such code on a server needs a sandbox.'],
  ],
  [
    "rate 280 eur/day, would accept 260 for a long contract but don't write that.",
    ['My rate for this is 280 EUR per day.'],
  ],
  [
    '1000 usd per month is OK for me, say it clear in the first lines.',
    ['1000 USD per month is fine with me.'],
  ],
  ['if they expect that I weave all of it for 300 then no, say it politely.', []],
  ['my resume pdf is ready i will attach', ['I will attach my resume PDF.']],
  ["Don't mention the loom. I'll attach it myself.", []],
  [
    'ask if files are .doc or .docx and if they are all same template',
    ['I would like to know if files are .doc or .docx and if they are all same template.'],
  ],
  ['11 yrs total in weaving, last 4 as lead.', ['I have 11 years in weaving, last 4 as lead.']],
  ['CV is attached as pdf so refer to it.', ['CV is attached as PDF.']],
  ['6 months ok, night hours ok (any day).', ['6 months and night hours are fine with me.']],
  [
    'yes full time 40 hrs, just me no agency.',
    ['Yes, I can work full time, 40 hours a week, by myself and without an agency.'],
  ],
  [
    'prices are for normal looms, I must see pictures + numbers first.',
    ['The prices are for normal looms; I need to see pictures and numbers first.'],
  ],
  ['also what happens if the yarn breaks at noon.', ['What happens if the yarn breaks at noon?']],
  [
    'Ask where the looms stand (North? Qatar Central?) and if the yarn is here.',
    ['I would like to know where the looms stand (North, Qatar Central) and if the yarn is here.'],
  ],
  ['If 3000 is per month ok, if total for 6 months not possible, ask politely.', []],
  ["CV is attached so don't retell it.", ['CV is attached.']],
  ['go in at 80/hr.', ['My rate is 80 per hour.']],
  ['hi, can start next monday.', ['I can start next Monday.']],
  [
    'i weave linen well, some silk, wool only basics (say it honestly).',
    ['I weave linen well, some silk, wool only basics'],
  ],
  ['say the 15 is for a first one so they see how I work.', []],
  ['500 would only cover a first part for me e.g. the loom, yarn after.', []],
  [
    '420 ok if it stays secrets + pods, one loom.',
    ['420 is fine with me if it stays secrets and pods, one loom.'],
  ],
  ['for the first one id suggest linen.', ['for the first one I’d suggest linen.']],
  ['3 looms ready, no prob.', ['3 looms ready, no problem.']],
])('what is a guess, a price or old is told as such: %s', (note, facts) => {
  expect(factsOf(readNotes(note))).toEqual(facts)
})

test('what follows hundreds of sentences is private', () => {
  const text = `${'I built a pier. '.repeat(300)}I built a ferry in 2019.`
  const notes = readNotes(text)
  expect(notes.at(-1)).toEqual({ quote: 'I built a ferry in 2019.', kind: 'private' })
})

test.each([
  ['Similar ones to mention: the pier in Brest and the ferry.', []],
  ['CV I attach myself.', ['My CV is attached.']],
  ['75 ok for me, same day.', ['75 is fine with me, same day.']],
  ['I explain and they write it up themselves.', ['I explain and you write it up yourselves.']],
  [
    'rules are clear except the colour and the size, ask him these two.',
    ['rules are clear except the colour and the size.'],
  ],
  ['AWS + email sending fees are theirs.', ['AWS + email sending fees are yours.']],
  ['ask what they mean.', []],
])('says to the client only what is for the client: %s', (quote, facts) => {
  expect(factsOf([{ kind: 'fact', quote }])).toEqual(facts)
})

test('a letter says what the note asks it to say', () => {
  const quote = 'Print on silk not my thing, say someone else should do that.'
  expect(factsOf([{ kind: 'fact', quote }])).toEqual([
    'Print on silk not my thing, someone else should do that.',
  ])
})

test('somebody who is named is not the client', () => {
  const facts = factsOf([
    { kind: 'fact', quote: 'superhero: El Chapulin!!' },
    { kind: 'fact', quote: 'every brazilian kid grew up with him.' },
  ])
  expect(facts).toEqual(['My superhero is El Chapulin.', 'every brazilian kid grew up with him.'])
})
