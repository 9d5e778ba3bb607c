/**
 * Reads the labelled batches beside it: invented texts, 177 in each, written without knowledge of the rules. The rules
 * were improved with one batch after another, and each was first counted before anybody had read it. Those first counts
 * show what the rules do with texts that are new to them. The last two batches put most things in unusual words:
 *
 * | batch | asks found | asks invented | flags found | false flags | traps | words asked of people | letters read right |
 * | ----- | ---------- | ------------- | ----------- | ----------- | ----- | --------------------- | ------------------ |
 * | 1     | 29 of 50   | 6 of 36       | 21 of 31    | 5 of 30     | 10    | 12 of 15              | 6 of 12            |
 * | 2     | 34 of 45   | 10 of 48      | 19 of 30    | 2 of 30     | 10    | 11                    | 4                  |
 * | 3     | 35 of 46   | 7 of 50       | 11 of 31    | 1 of 30     | 9     | 9                     | 4                  |
 * | 4     | 31 of 46   | 11 of 44      | 14 of 30    | 2 of 30     | 7     | 10                    | 4                  |
 * | 5     | 22 of 45   | 9 of 34       | 6 of 31     | 1 of 30     | 9     | 9                     | 5                  |
 * | 6     | 23 of 44   | 5 of 30       | 7 of 31     | 2 of 30     | 10    | 4                     | 2                  |
 */
import type { Flag } from '@gigbell/contract'
import { readNdjson } from './read-ndjson.ts'

/** The kinds of flags by their names in the batches. */
export const flagsOfBatches: Record<string, Flag['kind']> = {
  contact: 'off_platform',
  pay: 'pay_to_work',
  credentials: 'credentials',
  unpaid: 'unpaid_sample',
}

/** A part of a text, and what it is. */
interface LabelledPart {
  quote: string
  type: string
}

/** A text of a batch. Harmless ones have neither asks nor flags. */
export type BatchText =
  | { id: string; kind: 'ask'; text: string; asks: LabelledPart[] }
  | { id: string; kind: 'flag'; text: string; flags: LabelledPart[] }
  | { id: string; kind: 'trap'; text: string; quote: string }
  | { id: string; kind: 'humanword'; text: string; quote: string }
  | { id: string; kind: 'noask' | 'noflag'; text: string }
  | { id: string; kind: 'neither'; text: string }
  | { id: string; kind: 'tick'; ask: string; letter: string; answered: boolean }

/** Returns the texts of a batch. */
export const readBatch = (number: number) => readNdjson<BatchText>(`batch-${number}`)
