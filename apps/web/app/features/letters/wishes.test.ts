import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { chosenFields } from './wishes.ts'

test('sends only what the person chose', () => {
  expect(chosenFields(emptyDraft, { asks: ['a'], cards: [] })).toEqual({})
  expect(
    chosenFields({ ...emptyDraft, wishes: { obey: [] }, works: [] }, { asks: ['a'], cards: [] }),
  ).toEqual({})
  const draft = {
    ...emptyDraft,
    extraInformation: 'I am free.',
    notes: [{ quote: 'I am free.', kind: 'private' as const }],
    wishes: { tone: 'warm' as const, obey: ['a', 'gone'] },
  }
  expect(chosenFields(draft, { asks: ['a', 'b'], cards: undefined })).toEqual({
    tone: 'warm',
    obey: ['a'],
    notes: draft.notes,
  })
  expect(chosenFields(draft, { asks: undefined, cards: undefined })).toMatchObject({ obey: ['a', 'gone'] })
})
