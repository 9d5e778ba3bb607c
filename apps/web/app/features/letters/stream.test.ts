import { describe, expect, test } from 'vitest'
import { isLetterFailure, type LetterReader, readLetter } from './stream.ts'

const letter = {
  data: 'Dear client',
  letterId: '1',
  model: 'GPT-4o-mini',
  writer: 'built-in',
  proposals_left: 9,
  traps: [],
  unsupported: [],
  asks: [],
  evidence: [],
  notes: [],
}

/** A response whose body is sent in the given chunks. */
function arriving(pieces: (string | Uint8Array)[], type = 'text/event-stream; charset=utf-8') {
  const bytes = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytes.encode(piece) : piece)
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': type } })
}

/** A reader that collects the pieces of the text. */
const collect = (pieces: string[]): LetterReader => ({
  onText: (piece) => pieces.push(piece),
  onRestart: () => pieces.splice(0),
})

describe('readLetter', () => {
  test('passes on each piece of text and returns the letter', async () => {
    const pieces: string[] = []
    const answer = await readLetter(
      arriving([
        'event: token\ndata: {"text":"Dear "}\n\nevent: tok',
        'en\ndata: {"text":"client"}\n\n',
        `event: done\ndata: ${JSON.stringify(letter)}\n\n`,
      ]),
      collect(pieces),
    )
    expect(pieces).toEqual(['Dear ', 'client'])
    expect(answer).toEqual(letter)
  })

  test('drops the text of a writer that was replaced', async () => {
    const pieces: string[] = []
    const answer = arriving([
      'event: token\ndata: {"text":"Half a"}\n\n',
      'event: restart\ndata: {}\n\nevent: token\ndata: {"text":"Dear client"}\n\n',
      `event: done\ndata: ${JSON.stringify(letter)}\n\n`,
    ])
    expect(await readLetter(answer, collect(pieces))).toEqual(letter)
    expect(pieces).toEqual(['Dear client'])
  })

  test('decodes characters whose bytes are split between chunks', async () => {
    const bytes = new TextEncoder().encode('event: token\ndata: {"text":"é"}\n\nevent: done\ndata: {}\n\n')
    const cut = bytes.indexOf(0xc3) + 1
    const pieces: string[] = []
    await readLetter(arriving([bytes.slice(0, cut), bytes.slice(cut)]), collect(pieces))
    expect(pieces).toEqual(['é'])
  })

  test('reads a plain JSON answer', async () => {
    expect(await readLetter(arriving([JSON.stringify(letter)], 'application/json'), collect([]))).toEqual(
      letter,
    )
    expect(await readLetter(arriving([], 'application/json'), collect([]))).toBeNull()
  })

  test('returns a failure after the stream has started', async () => {
    const failure = { message: 'The writing service did not answer.', code: 'provider_failed', status: 502 }
    const answer = await readLetter(
      arriving([`event: error\ndata: ${JSON.stringify(failure)}\n\n`]),
      collect([]),
    )
    expect(isLetterFailure(answer)).toBe(true)
    expect(answer).toEqual(failure)
    expect(
      isLetterFailure(await readLetter(arriving([JSON.stringify(letter)], 'application/json'), collect([]))),
    ).toBe(false)
  })

  test('rejects when the stream ends early', async () => {
    await expect(
      readLetter(arriving(['event: token\ndata: {"text":"Dear"}\n\n']), collect([])),
    ).rejects.toThrow('broke off')
  })
})
