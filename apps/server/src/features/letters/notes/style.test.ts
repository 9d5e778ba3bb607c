/** Tests the wishes about tone and length that the additional information has. */
import { expect, test } from 'vitest'
import { readNotes } from '../notes.ts'
import { declinesJob, readStyleWishes } from './style.ts'

test.each([
  ['less formal please', { tone: 'warm' }],
  ['Not too stiff please.', { tone: 'warm' }],
  ['Chatty tone is fine.', { tone: 'warm' }],
  ['Just a few lines please, no jargon.', { length: 'short' }],
  ['less formal, not too long', { tone: 'warm', length: 'short' }],
  ['A bit less formal than usual and short please.', { tone: 'warm', length: 'short' }],
  ['que sea corta por favor', { length: 'short' }],
  ['Structured but not too long', { tone: 'plain', length: 'short' }],
  ['keep it VERY short they have 2 hours', { length: 'short' }],
])('a wish: %s', (note, wishes) => {
  expect(readStyleWishes(readNotes(note))).toMatchObject(wishes)
})

test.each([
  ['Lead with the Thursday outage story since they ask for problem solving.', ['Thursday outage story']],
  ['Mention the Riga alarm first, and the map thing.', ['Riga alarm first, and the map thing']],
  ['Show the ferry kiosk first, it is most like their terminal.', ['ferry kiosk first']],
  ['show the ferry kiosk', ['ferry kiosk']],
  ['Use Berthline and tide-roles as the references.', ['Berthline and tide-roles']],
  ['Definitely the tide map one.', ['tide map']],
  ['Use Calder and the tide-ish taxonomy job.', ['Calder and the tide-ish taxonomy']],
  ['Bring up the ferry one.', ['the ferry']],
  ['talk about tidemark and the ferry one', ['tidemark and the ferry']],
  ['Bring up the Nairobi forecast.', ['Nairobi forecast']],
  ['price 520$ fixed, 12 days, speak about the ferry clinic and give link.', ['ferry clinic and give link']],
  ['Lead with the ferry port, then Hafod for the CSS.', ['ferry port, then Hafod for the CSS']],
  ['Mention the harbour first, then MIM.', ['harbour first, then MIM']],
  ['They want a map sample: the port twin', ['port twin']],
  ['they ask examples so put news runner and law archive.', ['news runner and law archive']],
  ["I'd like to mention the electricity one since it was client facing.", ['electricity']],
  ['mention the tide project for the port its the closest one, SMS and maps.', ['tide']],
  ['sample to show them: the tide map', ['tide map']],
  ['similar project = the tide alarm.', ['tide alarm']],
  ['the tide alarm thing is the one to talk about.', ['tide alarm']],
  ['use the quay one and the tide one', ['the quay one and the tide one']],
  ['RLS case first.', ['RLS']],
  [
    'For their examples use the kiosk test and the port client, nothing else.',
    ['kiosk test and the port client'],
  ],
  ['the boat shed project is the nearest', ['boat shed']],
  ['The similar project is the boat shed one, tell it first.', ['boat shed']],
])('says which work to show: %s', (note, focus) => {
  expect(readStyleWishes(readNotes(note)).focus).toEqual(focus)
})

test.each([
  ['Mention the masking project first, it is nearly the same thing.', ['Mention the masking']],
  ['Lead with the Thursday outage story.', ['Thursday outage story']],
  ['mention the agency in Florida', []],
])('says which work comes first: %s', (note, first) => {
  expect(readStyleWishes(readNotes(note)).first).toEqual(first)
})

test('work for a long time is no wish for a long letter', () => {
  expect(readStyleWishes(readNotes('Insist on long term.')).length).toBeUndefined()
})

test('what the person is says nothing about the language of the letter', () => {
  expect(readStyleWishes(readNotes('No work permit needed, I am Spanish.')).language).toBeUndefined()
})

test('a polite refusal is a wish about the letter', () => {
  expect(declinesJob(readNotes('Polite no, two lines. Suggest a lawyer for the unpaid bill.'))).toBe(true)
  expect(declinesJob(readNotes('If a reply at all: polite no, and no price.'))).toBe(true)
  expect(declinesJob(readNotes('polite no jargon please'))).toBe(false)
  expect(declinesJob(readNotes('Friendly, no price.'))).toBe(false)
  expect(declinesJob(readNotes('Decline politely if they ask for a free sample.'))).toBe(false)
})

test('a wish for a work does not hide the wishes after it', () => {
  const note = 'mention the Riga alarm, max 120 words, no bullet points'
  expect(readStyleWishes(readNotes(note))).toMatchObject({ maxWords: 120, focus: ['Riga alarm'] })
})
