import { describe, expect, test } from 'vitest'
import { eventParser, isLetterFailure, readLetter } from './stream.ts'

const letter = {
  data: 'Dear client',
  letterId: '1',
  model: 'GPT-4o-mini',
  writer: 'built-in',
  proposals_left: 9,
  traps: [],
  unsupported: [],
}

/** A response whose body arrives in the given pieces. */
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

describe('events', () => {
  test('are found however the text is cut', () => {
    const text = 'event: token\r\ndata: {"text":"a"}\r\n\r\n: a comment\n\nevent: done\ndata: 1\ndata: 2\n\n'
    const whole = eventParser()(text)
    expect(whole).toEqual([
      { event: 'token', data: '{"text":"a"}' },
      { event: 'done', data: '1\n2' },
    ])
    for (let at = 1; at < text.length; at++) {
      const parse = eventParser()
      expect([...parse(text.slice(0, at)), ...parse(text.slice(at))]).toEqual(whole)
    }
  })

  test('without a name are messages, without data are none', () => {
    expect(eventParser()('data:x\n\nevent: empty\n\n')).toEqual([{ event: 'message', data: 'x' }])
  })
})

describe('a letter', () => {
  test('comes piece by piece, then whole', async () => {
    const pieces: string[] = []
    const answer = await readLetter(
      arriving([
        'event: token\ndata: {"text":"Dear "}\n\nevent: tok',
        'en\ndata: {"text":"client"}\n\n',
        `event: done\ndata: ${JSON.stringify(letter)}\n\n`,
      ]),
      (piece) => pieces.push(piece),
    )
    expect(pieces).toEqual(['Dear ', 'client'])
    expect(answer).toEqual(letter)
  })

  test('keeps letters whose bytes are cut in two', async () => {
    const bytes = new TextEncoder().encode('event: token\ndata: {"text":"é"}\n\nevent: done\ndata: {}\n\n')
    const cut = bytes.indexOf(0xc3) + 1
    const pieces: string[] = []
    await readLetter(arriving([bytes.slice(0, cut), bytes.slice(cut)]), (piece) => pieces.push(piece))
    expect(pieces).toEqual(['é'])
  })

  test('may come as one plain answer', async () => {
    expect(await readLetter(arriving([JSON.stringify(letter)], 'application/json'), () => {})).toEqual(letter)
    expect(await readLetter(arriving([], 'application/json'), () => {})).toBeNull()
  })

  test('may fail on the way', async () => {
    const failure = { message: 'The writing service did not answer.', code: 'provider_failed', status: 502 }
    const answer = await readLetter(
      arriving([`event: error\ndata: ${JSON.stringify(failure)}\n\n`]),
      () => {},
    )
    expect(isLetterFailure(answer)).toBe(true)
    expect(answer).toEqual(failure)
    expect(
      isLetterFailure(await readLetter(arriving([JSON.stringify(letter)], 'application/json'), () => {})),
    ).toBe(false)
  })

  test('that breaks off is no letter', async () => {
    await expect(readLetter(arriving(['event: token\ndata: {"text":"Dear"}\n\n']), () => {})).rejects.toThrow(
      'broke off',
    )
  })
})
