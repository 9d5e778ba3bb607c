/**
 * A person who edits a letter in a browser: the web app's own saver with the rules of `useAutosave` around it, without
 * React. It records what was typed, shown, sent and acknowledged; `letter-record.ts` checks it.
 */
import { failureFrom } from '../../apps/web/app/callFailure.ts'
import {
  type LetterEdit,
  type StoredText,
  startEdit,
} from '../../apps/web/app/features/letters/history/edit.ts'
import { createTextSaver, type SaverState } from '../../apps/web/app/features/letters/history/textSaver.ts'
import { openUnsavedEdit } from '../../apps/web/app/features/letters/history/unsavedEdit.ts'

/** A text that was sent to be saved, in the order in which all texts were sent. */
export interface Save {
  text: string
  /** The version that it was typed from. */
  version: number
  /** The texts that the person had seen by then. */
  seen: ReadonlySet<string>
  acknowledged: boolean
}

/** A browser with the letter, used by one person. */
export type Writer = ReturnType<typeof openWriter>

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came, and fails where it isn't there
  body: any
}

/** Opens a letter that the person has read. `name` marks what they type. */
export function openWriter(
  name: string,
  { url, token, path }: { url: string; token: string; path: string },
  first: StoredText,
) {
  const saves: Save[] = []
  const seen = new Set<string>()
  const typed: string[] = []
  /** Own texts that were sent again after the person was shown both texts. */
  const resent: string[] = []
  const dropped: string[] = []
  /** The storage of the browser: unsaved edits under the names of their tabs, the latest change last. */
  const drafts = new Map<string, string>()
  const calls = new Set<Promise<unknown>>()
  let cached = first
  let tabs = 0
  let conflicts = 0
  let tab = openTab()

  async function call(method: string, body?: object): Promise<Answer | undefined> {
    const calling = (async () => {
      const response = await fetch(`${url}/api/${path}`, {
        method,
        headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    })().catch(() => undefined)
    calls.add(calling)
    try {
      return await calling
    } finally {
      calls.delete(calling)
    }
  }

  /** Stores a letter that was read or saved in the cache of the app; the saver follows it after the next rendering. */
  function cache({ version, text }: StoredText) {
    if (version === cached.version && text === cached.text) return
    cached = { version, text }
    void waitForRendering().then(() => tab.follow(cached))
  }

  async function read(): Promise<StoredText | undefined> {
    const answer = await call('GET')
    if (answer?.status !== 200) return undefined
    const { version, text } = answer.body.data as StoredText
    cache({ version, text })
    return { version, text }
  }

  function openTab() {
    let hasCrashed = false
    let isLeft = false
    const unsaved = openUnsavedEdit(`tab ${++tabs}`, {
      list: () =>
        [...drafts].reverse().map(([tab, edit]) => ({ name: tab, draft: JSON.parse(edit) as LetterEdit })),
      write(tab, edit) {
        drafts.delete(tab)
        if (edit) drafts.set(tab, JSON.stringify(edit))
      },
    })
    const wait = async <T>(answer: Promise<T>): Promise<T> => {
      const value = await answer
      return hasCrashed ? new Promise<never>(() => {}) : value
    }
    async function send(text: string, version: number) {
      const save: Save = { text, version, seen: new Set(seen), acknowledged: false }
      saves.push(save)
      const answer = await wait(call('PATCH', { version, text }))
      if (!answer) return { failure: { status: 0 } }
      if (answer.status !== 200) return { failure: failureFrom(answer.status, answer.body) }
      save.acknowledged = true
      const letter = answer.body.data as StoredText
      if (letter.version >= cached.version) cache(letter)
      return { letter }
    }
    const saver = createTextSaver(unsaved.left ?? startEdit(cached), {
      send: (text, version) => (hasCrashed ? new Promise(() => {}) : send(text, version)),
      read: () => wait(read()),
      store: (edit) => hasCrashed || unsaved.store(edit),
    })
    let state: SaverState = saver.initial
    const show = (next: SaverState) => {
      if (next.other && !state.other) conflicts += 1
      state = next
      seen.add(state.edit.text)
      if (state.other) seen.add(state.other.text)
    }
    show(state)
    unsaved.open()
    saver.start((next) => isLeft || show(next))
    saver.follow(cached)
    return {
      saver,
      follow: (letter: StoredText) => hasCrashed || isLeft || saver.follow(letter),
      get state() {
        return state
      },
      /** Closes the screen: the app is still running, and sends the rest. */
      leave() {
        saver.stop()
        unsaved.close()
        isLeft = true
      },
      /** Ends the browser: nothing is sent or stored any more. */
      crash() {
        hasCrashed = true
      },
    }
  }

  /** Returns a text that nobody has typed before. */
  function compose(start: string): string {
    const text = `${start} ${name}${typed.length}`
    typed.push(text)
    return text
  }

  return {
    saves,
    typed,
    resent,
    dropped,
    drafts,
    /** How many calls have no answer yet. */
    get waiting() {
      return calls.size
    },
    get state() {
      return tab.state
    },
    get conflicts() {
      return conflicts
    },
    /** How often the letter was opened again. */
    get reopened() {
      return tabs - 1
    },
    type: () => tab.saver.type(compose(tab.state.edit.text)),
    /** Reads the letter again, as after an event of the stream. */
    async refresh() {
      await read()
      await waitForRendering()
    },
    /** Changes another field of the letter. */
    async note(text: string) {
      const answer = await call('PATCH', { version: cached.version, note: text })
      if (answer?.status === 200) cache(answer.body.data)
    },
    /** Ends a conflict: with the own text, both texts or the stored one. */
    decide(decision: 'keep' | 'merge' | 'take') {
      const { edit, other } = tab.state
      if (!other) return
      if (decision === 'take') {
        dropped.push(edit.text)
        tab.saver.takeOther()
      } else {
        const text = decision === 'keep' ? edit.text : compose(`${edit.text} | ${other.text}`)
        resent.push(text)
        tab.saver.keep(text)
      }
    },
    /** Opens the letter again, after the screen was left or the browser ended. */
    reopen(end: 'leave' | 'crash') {
      tab[end]()
      tab = openTab()
    },
    /** Resolves when every call has been answered, or has lost its connection. */
    async waitForCalls() {
      while (calls.size > 0) {
        await Promise.allSettled(calls)
        await waitForRendering()
      }
    },
  }
}

const waitForRendering = () => new Promise<void>((resolve) => setImmediate(resolve))
