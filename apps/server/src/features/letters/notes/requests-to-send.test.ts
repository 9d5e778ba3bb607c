/** Tests of what the person needs the client to send before the work. */
import { expect, test } from 'vitest'
import { factsOf, readNotes } from '../notes.ts'

test.each([
  [
    'they should send the Jenkinsfile + error log before the call so one hour is enough',
    'Please send me the Jenkinsfile and error log before the call, so that one hour is enough.',
  ],
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
])('is asked for: %s', (note, fact) => {
  expect(factsOf(readNotes(note))).toEqual([fact])
})

test.each([
  'they should send the deposit before the call so I can sleep',
  'to start I need the money',
  'they should send a good review first',
])('is not asked for: %s', (note) => {
  expect(factsOf(readNotes(note))).toEqual([])
})
