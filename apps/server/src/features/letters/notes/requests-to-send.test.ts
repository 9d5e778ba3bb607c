/** Tests of what the person needs the client to send before the work. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'they should send the Jenkinsfile + error log before the call so one hour is enough',
    'Please send me the Jenkinsfile and error log before the call, so that one hour is enough.',
  ],
  [
    'Would be good if they could send the snippet + schema (no data needed) the day before, and tell me the version.',
    'It would help if you could send me the snippet and schema (no data needed) the day before, and tell me the version.',
  ],
  ['The google doc I could not open it.', 'I could not open the Google doc; could you send it again?'],
  ['need link of the page and is login needed?', 'Please send me the link of the page. Is login needed?'],
  [
    'To start I need a read-only user and SSH to the worst site.',
    'To start, I would need a read-only user and SSH to the worst site.',
  ],
  [
    "I can't find the attached image in the post so ask him to send it with the sheet",
    'I cannot see the attached image. Could you send it with the sheet?',
  ],
  [
    "I can't see the attachment, please ask them to send it again.",
    'I cannot see the attachment. Could you send it again?',
  ],
  [
    'I could not open the attached spec so I only go by the text.',
    'I could not open the attached spec, so I go by the text only.',
  ],
  [
    'The page opened but the board link is cut, ask him to send it again.',
    'The board link is cut; could you send it again?',
  ],
  [
    "They mention a spec which I couldn't open, ask them to resend.",
    'I could not open the spec that you mention; could you send it again?',
  ],
  [
    "I couldn't open the deployment diagram, ask to resend it",
    'I could not open the deployment diagram; could you send it again?',
  ],
  [
    'The Google document asks me for access, I have requested it, so do not pretend that I have read it.',
    'The Google document asks for access, and I have requested it.',
  ],
  [
    'I need: date of the last backup, whether the disk is encrypted, number of users.',
    'I would need to know: date of the last backup, whether the disk is encrypted, number of users.',
  ],
  ['need server address and proof of the licence', 'I need the server address and proof of the licence.'],
])('is asked for: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'they should send the deposit before the call so I can sleep',
  'to start I need the money',
  'they should send a good review first',
  'I need: money, a holiday, and a better client',
  'need site access and to stop drinking',
])('is not asked for: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
