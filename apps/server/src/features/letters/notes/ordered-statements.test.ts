/** Tests of what a note orders to tell the client, and of advice to the client. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  ['I use a tide model daily so say it, its ok.', 'I use a tide model daily'],
  [
    'Ten days is enough for the gauges on the quay, NOT for the whole harbour, say this clearly.',
    'Ten days is enough for the gauges on the quay, not for the whole harbour.',
  ],
  [
    'I explain the tide table but she fills it in herself, needs to be said nicely.',
    'I explain the tide table but you fill it in yourself.',
  ],
  [
    'First week I would check the gauges (tide, wind, waves) and give them a written list.',
    'First week I would check the gauges (tide, wind, waves) and give you a written list.',
  ],
  ['resume is attached say so.', 'My resume is attached.'],
  [
    'I want to know which berth and who holds the keys before signing, but ask it politely',
    'I would like to know which berth and who holds the keys before signing.',
  ],
  [
    'use a tide table to fill it, or better create the alarm as an own record and sync it in.',
    'I would use a tide table to fill it, or better create the alarm as an own record and sync it in.',
  ],
  [
    'attach the CV separately, say i have a redacted tide report (12 pages).',
    'I have a redacted tide report (12 pages).',
  ],
  ['also mention tide.chart moves over nearly as is.', 'tide.chart moves over nearly as is.'],
  ['Gauges or paid tide data are on client side, say this.', 'Gauges or paid tide data are on your side'],
  [
    'ask him if the pilots are in Spain because of the berths, and if metres must be converted.',
    'I would like to know if the pilots are in Spain because of the berths, and if metres must be converted.',
  ],
  [
    'hey - rate for this one: $30/hr OR $140 per chart, texts $0.10 a word.',
    'My rate for this one: $30 per hour OR $140 per chart, texts $0.10 a word.',
  ],
  [
    'being listed as a pilot is a different thing, please say that clearly but nicely.',
    'being listed as a pilot is a different thing',
  ],
  ['fav coin is Ducat.', 'My favorite coin is Ducat.'],
  [
    'Explain in one or two sentences: Java 7 has no such suites at all, and another provider does not bring them in.',
    'Java 7 has no such suites at all, and another provider does not bring them in.',
  ],
  [
    'Only with written permission of the harbour, must be said clearly but kindly.',
    'I do this only with written permission of the harbour.',
  ],
  [
    'Without it I can offer an invented harbour, same budget 950.',
    'Without it, I can offer an invented harbour for the same price of 950.',
  ],
  [
    'the tide layer needs its libraries in /opt, did the same with another harbour.',
    'the tide layer needs its libraries in /opt, and I did the same with another harbour.',
  ],
  [
    '$250 is far too low for all of it, propose a paid pilot first: 3 harbours, 10 days, $600.',
    'I suggest a paid pilot first: 3 harbours, 10 days, $600.',
  ],
  ['my rate for this 8/hr.', 'My rate for this is 8 per hour.'],
  ['Never had a berth in Brest, say so honestly.', 'I have never had a berth in Brest'],
  [
    'need to ask whose berth it is, the client of the harbour has to be on the call himself',
    'I would like to know whose berth it is, the client of the harbour has to be on the call himself.',
  ],
  ['want to do 20 charts in 3 days.', 'I want to do 20 charts in 3 days.'],
  [
    'Would ask what happens to a berth when a boat is sold',
    'I would like to know what happens to a berth when a boat is sold.',
  ],
  ['ask what the real scope is, politely.', 'I would like to know what the real scope is.'],
  [
    'I want to say clearly that a second mirror is no backup, suggest a copy in another harbour.',
    'A second mirror is no backup; I suggest a copy in another harbour.',
  ],
  ['explain briefly that a mirror is no backup', 'A mirror is no backup.'],
  ['point out that the old API is switched off in March', 'The old API is switched off in March.'],
  ['warn them that Gmail blocks bulk mail without DMARC', 'Gmail blocks bulk mail without DMARC.'],
  ['say clearly that the first month is a test', 'The first month is a test.'],
  ["make it clear that I don't do design", "I don't do design."],
  [
    'tell him in a friendly way that his plugin is abandoned since 2019',
    'Your plugin is abandoned since 2019.',
  ],
  ['they should check that with a lawyer first', 'You should check that with a lawyer first.'],
  [
    'He will need a paid RPC or his own node, say that clearly.',
    'You will need a paid RPC or your own node.',
  ],
  [
    'also tell them to change the token, it is public in the post now',
    'Please change the token; it is public in the post now.',
  ],
  [
    "Sounds like updates go on a live node, say thats my guess and that I'd need read access to confirm.",
    'It sounds like updates go on a live node. That is my guess, and I would need read access to confirm.',
  ],
  [
    'Please raise this: if the list is cached everybody gets the same one',
    'If the list is cached everybody gets the same one.',
  ],
  [
    "They have to buy the codes from GS1 in their own name, I don't sell codes, explain that politely in one line.",
    "You have to buy the codes from GS1 in your own name; I don't sell codes.",
  ],
  [
    'tell that the search does not return all videos but i combine a few sources',
    'The search does not return all videos but I combine a few sources.',
  ],
  ['I only do Linux and would rather say so plainly.', 'I only do Linux.'],
  ['for them: the old key must be renewed each month', 'The old key must be renewed each month.'],
  [
    'He should not reply to any expert who writes him by mail.',
    'You should not reply to any expert who writes you by mail.',
  ],
  [
    'The plain chart cant show 3 bands so I will use another visual, pls explain that simply',
    'The plain chart can’t show 3 bands so I will use another visual',
  ],
  [
    'Tell them to stop the cron job for now, it overwrites the backup.',
    'Please stop the cron job for now; it overwrites the backup.',
  ],
  [
    "Please mention also a bit of Kotlin (one app in 2022), it's not in my profile",
    'I also have a little experience with Kotlin (one app in 2022).',
  ],
  [
    'raise gently that X-ray images do not belong on a public server because nobody can delete them.',
    'X-ray images do not belong on a public server because nobody can delete them.',
  ],
  [
    "I don't do penetration testing although they tagged it, better to say so.",
    "I don't do penetration testing although you tagged it.",
  ],
  [
    "I want to say clearly that no robot sorts every parcel and that I put a stop button in, if they don't want the button I don't want the job (nicer words)",
    'No robot sorts every parcel, and I put a stop button in.',
  ],
  [
    "One thing must be in the letter: such accounts are against the site's terms.",
    "Such accounts are against the site's terms.",
  ],
  [
    "Make clear that I only work for the owner of the account, I can't reset a password on my own.",
    "I only work for the owner of the account, I can't reset a password on my own.",
  ],
  [
    'They ask about Kafka: I have used it for logs only, so be honest there.',
    'I have used Kafka for logs only.',
  ],
  [
    "don't promise that account is never banned, nobody can promise this and bots are against the rules, say it honestly",
    'Nobody can promise that the account is never banned, and bots are against the rules.',
  ],
  [
    'The lathe has a limit of 40 pages so for long plans I would print in parts, mention.',
    'The lathe has a limit of 40 pages so for long plans I would print in parts',
  ],
  [
    'Mention the window 15-19 China time is 9-13 here, so it fits in the schedule.',
    'The window 15-19 China time is 9-13 here, so it fits in the schedule.',
  ],
  [
    "Real time in seconds isn't possible with so many looms, say every 10-15 min for watched ones.",
    "Real time in seconds isn't possible with so many looms; I would say every 10-15 minutes for watched ones.",
  ],
  [
    'I only take it if the owner or their manager has signed for this use, say that politely but at the beginning.',
    'I only take it if the owner or their manager has signed for this use.',
  ],
  [
    'unclear if they are the weaver or a shop that sells cloth...',
    'I would like to know whether you are the weaver or a shop that sells cloth.',
  ],
  [
    "I won't hand over a report to submit, but I can coach: 4 sessions of 90 min",
    "I won't hand over a report to submit, but I can coach: 4 sessions of 90 min.",
  ],
  [
    "I'd recommend oak and a simple joint, explain it in one or two sentences without sounding like a lecture.",
    "I'd recommend oak and a simple joint",
  ],
  [
    'Post says oak in one place and ash in another, ask which one it is.',
    'Your post says oak in one place and ash in another; which one is it?',
  ],
  [
    "Explain how I'd do it: capture the sound in the first step (a small file), then read it in the second step.",
    'My approach: capture the sound in the first step (a small file), then read it in the second step.',
  ],
  [
    "If the loom is a model we can't open, read its log with the cable that came with it.",
    "If the loom is a model we can't open, I would read its log with the cable that came with it.",
  ],
  [
    'If a licence is needed the approval can take weeks and they should apply now.',
    'If a licence is needed the approval can take weeks, and you should apply now.',
  ],
  ["If it is only one loom it's much simpler.", 'If it is only one loom, it is much simpler.'],
  [
    "I'd do the pattern in wool and join it to the silk, unless he needs it all in silk (licence?).",
    "I'd do the pattern in wool and join it to the silk, unless you need it all in silk.",
  ],
  [
    'Needs to be said politely, maybe they mean width against length, or a different ratio.',
    'Do you perhaps mean width against length, or a different ratio?',
  ],
  [
    'need it written that they have permission and that test cloth is marked.',
    'I need it in writing that you have permission and that test cloth is marked.',
  ],
  [
    "Feasible, yes: a paginated report, needs capacity for the export; if they don't have it, a SQL job does the same.",
    "Feasible, yes: a paginated report, needs capacity for the export; if you don't have it, a SQL job does the same.",
  ],
  [
    "PPC: I only set up tags and pages, don't run campaigns.",
    "PPC: I only set up tags and pages and don't run campaigns.",
  ],
  ['He wrote 3 looms and then 2 frames so ask which.', 'You write 3 looms and then 2 frames; which is it?'],
  [
    "I've taken pupils through this kind of task (loom, frame) maybe a dozen times, usually 3 sessions.",
    "I've taken pupils through this kind of task (loom, frame) about a dozen times, usually 3 sessions.",
  ],
  [
    "Two things should be in the letter: wool is sensitive, so I want to see it first, and a full roll can't be promised.",
    "Wool is sensitive, so I want to see it first, and a full roll can't be promised.",
  ],
  [
    "ask whether the annotations allow multiple labels and whether they're double-checked.",
    "I would like to know whether the annotations allow multiple labels and whether they're double-checked.",
  ],
  [
    "The post says 'see attached' but I can't see any attachment, please ask for it.",
    'I cannot see the attachment that your post mentions. Could you send it?',
  ],
  [
    "They didn't say how many looms or what is the payment, please ask about this and about who owns the cloth after.",
    'I would like to know how many looms there are, what the payment is, and who owns the cloth after.',
  ],
  [
    "Looks like the count got overwritten with the length, probably by an update, but I haven't seen the loom so don't promise a cause.",
    'It looks like the count got overwritten with the length, probably by an update, but I have not seen the loom.',
  ],
  [
    "Be straight that I haven't used this loom in a mill.",
    "To be honest, I haven't used this loom in a mill.",
  ],
  [
    "I'd do this in Power Query so they can run it themselves each quarter: drop the files in a folder and press refresh.",
    "I'd do this in Power Query so you can run it yourselves each quarter: drop the files in a folder and press refresh.",
  ],
  [
    'In 3 days realistic is a working demo on their drawings, not a finished product.',
    'Realistic in 3 days is a working demo on your drawings, not a finished product.',
  ],
])('is said: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'send them the harbour and lighthouse links, those are the closest.',
  'attach the CV, say I have no idea what they want',
  'short code piece ok like 10 lines of the tide loop.',
  'examples: the harbour one (link) and the tide one.',
  'be straight about perl, mostly used it before 2015, can read it fine.',
  'also mention the boss is a fool',
  'mention money is tight here',
  'raise gently that I need the money',
  "Note for me: check that 4h/day doesn't clash with my other contract",
  'maybe they mean to cheat me',
  "I've made such things maybe a dozen times, to be honest only twice.",
  "I'd do it in wool, unless he needs it for his secret plan.",
  'If I am lucky the approval can take weeks and they should pay now.',
  "They didn't say how many idiots work there, ask about it and about why they pay so late",
  'Reminder to myself - ask the neighbour for the keys',
  "Looks like they have no idea, but I haven't seen the shop so don't promise a cause.",
  'unclear if they are scammers or just broke...',
  'Mention the rate is too low for them',
  'In 2 days realistic is my price',
  'They ask about Kafka: I have lied, so be honest there.',
  'explain why I left the last client: they did not pay',
  'say it clearly: they are idiots',
  'tell them clearly they are a circus',
  'explain to them that it takes ten days, I need two',
  'they should pay first',
  'tell that I am tired',
  'he will need a lot of luck with me',
  'for them: they are idiots',
  'tell them to stop wasting my time',
  'tell them to stop being cheap',
  'mention a bit of Rust (never used it really)',
])('is not said: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
