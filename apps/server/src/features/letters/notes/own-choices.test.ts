/** Tests of what the person would choose, and of how far they meet what the post lists. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'PHP and maps I do not do myself, my colleague can, better say it straight.',
    'I do not do PHP and maps myself; my colleague can.',
  ],
  [
    'Being a licensed ferry is a contract between the port and the line, not code.',
    'Being a licensed ferry is a contract between the port and the line, not code.',
  ],
  [
    'I only do real ferry tickets (paper, cards), not copies of those of another line, say that politely but clear.',
    'I only do real ferry tickets (paper, cards), not copies of those of another line',
  ],
  [
    'The cause is very probably this: the runtime of the kiosk has no such suites, the library adds no suites.',
    'The cause is very probably this: the runtime of the kiosk has no such suites, the library adds no suites.',
  ],
  [
    "My answer to his ticket question: print on demand, there's no stock to manage.",
    "My answer to your ticket question: print on demand, there's no stock to manage.",
  ],
  ['Deleted tickets cannot be restored.', 'Deleted tickets cannot be restored.'],
  [
    'Since they ask for alternatives: match by ferry number first, use the name only where the number is missing.',
    'I would match by ferry number first, and use the name only where the number is missing.',
  ],
  [
    "Docker for monitoring yes, the validator itself in a container I don't recommend",
    'Docker for monitoring is a good idea; I would not recommend the validator itself in a container.',
  ],
  [
    "Approach: find the layer, page by object ID so it doesn't hit the record limit, then a CSV.",
    "My approach: find the layer, page by object ID so it doesn't hit the record limit, then a CSV.",
  ],
  [
    "Stay with Textract, map the rows to their headers so empty cells can't shift.",
    "I would stay with Textract, map the rows to your headers so empty cells can't shift.",
  ],
  [
    'Cleanest way: a paginated report with a daily mail (needs Premium), or a script if they only have Pro.',
    'The cleanest way: a paginated report with a daily mail (needs Premium), or a script if you only have Pro.',
  ],
  [
    'iam from cairo so no problem to speak with the developer in arabic by phone.',
    'I am from Cairo, so it is no problem to speak with the developer in Arabic by phone.',
  ],
  ['24 h per week possible from the 1st.', 'I am available 24 hours per week from the 1st.'],
  [
    "I'd go with Flask here, Django only if they want many users with roles.",
    'I would go with Flask, and Django only if you want many users with roles.',
  ],
  [
    'June 14 is doable only as a narrow version: push-to-talk, one user.',
    'June 14 is doable only as a narrow version: push-to-talk, one user.',
  ],
  ["I'd report the savings as a range, they should know that up front.", "I'd report the savings as a range"],
  [
    "I would start with the clone + redirects so SEO doesn't suffer, then the homepage.",
    "I would start with the clone and redirects so SEO doesn't suffer, then the homepage.",
  ],
  [
    'I only do this if the singer has agreed in writing.',
    'I would do this only if the singer has agreed in writing.',
  ],
  [
    "If there's no consent I can offer a hired actor instead.",
    "If there's no consent, I can offer a hired actor instead.",
  ],
  [
    'My first guess is the memory (64 MB by default), but say it is a guess.',
    'My first guess is the memory (64 MB by default).',
  ],
  ['I would make it in Flask, not PHP.', 'I would do it in Flask, not PHP.'],
  [
    'Test: they give me 3 trips they already planned and we compare the totals.',
    'My test: you give me 3 trips you already planned and we compare the totals.',
  ],
  ['I only take it remotely.', 'I would do it remotely only.'],
  [
    "I'm leaning Glide for this because of the look",
    'I am leaning towards Glide for this because of the look.',
  ],
  [
    'Out of their eight certificates I hold six, all valid.',
    'Of your eight certificates, I hold six, all valid.',
  ],
  [
    'honest: Weaviate yes, Verba only tried at home one weekend',
    'I have worked with Weaviate; Verba I have only tried at home one weekend.',
  ],
  [
    'parse the strings in Python and pass only numbers to Fortran',
    'I would parse the strings in Python and pass only numbers to Fortran.',
  ],
  ['Resume and portfolio pdf I attach myself', 'My resume and portfolio PDF are attached.'],
  ['so the first meeting can be at their office', 'The first meeting can be at your office.'],
  [
    "I'd rather explain each step with him in sessions so the report is his own",
    'I would rather explain each step with you in sessions so the report is your own.',
  ],
  [
    'no specific requirements except access through VPN',
    'I have no specific requirements except access through VPN.',
  ],
  [
    'I want to offer that the bot prepares everything and the user presses confirm',
    'I would suggest that the bot prepares everything and the user presses confirm.',
  ],
  [
    "Mirroring is deprecated so I'd suggest an availability group",
    'Mirroring is deprecated, so I would suggest an availability group.',
  ],
  [
    'I will keep psycopg2 and their structure, no new libs',
    'I would keep psycopg2 and your structure, no new libs.',
  ],
  [
    'Team: me (back end), front end, designer for the first five weeks.',
    'The team would be me (back end), front end, designer for the first five weeks.',
  ],
  [
    'I have this script already, need only change the output to their format',
    'I have this script already and only need to change the output to your format.',
  ],
  ['Then they choose which to go deep on.', 'Then you choose which to go deep on.'],
])('is said: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  "I'm leaning towards no, he sounds cheap",
  'Out of their eight certificates I hold six, one is fake',
  "I'd rather do nothing for less than 40",
  "I'd rather work for somebody who pays",
  'Team: me and a cousin who is cheap',
  'I will keep quiet about the job',
])('is not said: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
