import { useEffect, useRef, useState } from 'react'
import { checkLetter, readBrief, recordApplication, takeInPost, writeLetter } from '../calls.ts'
import { CallFailed } from '../server.ts'
import { insertIntoPage, NoAccess, readPage } from '../tab.ts'
import { texts } from '../texts.ts'
import { keepWork, type Work } from '../work.ts'

/** What is being done; one thing at a time. */
export type Doing = 'read' | 'profile' | 'write' | 'check' | 'insert' | 'send'

/** One line for the person. */
interface Message {
  text: string
  isFailure: boolean
}

/** The work, and everything that the person can do with it. */
export type Workspace = ReturnType<typeof useWorkspace>

/** Holds the work of the panel. Every step begins with a click; nothing is repeated by itself. */
export function useWorkspace(kept: Work | null) {
  const [work, setWork] = useState(kept)
  const [doing, setDoing] = useState<Doing | null>(null)
  const [message, setMessage] = useState<Message | null>(null)
  /** The text while a letter is being written. */
  const [growing, setGrowing] = useState('')
  const writing = useRef<AbortController>(null)

  useEffect(() => {
    if (work) void keepWork(work)
  }, [work])

  const say = (text: string) => setMessage({ text, isFailure: false })

  /** Does one step, and says what failed. */
  async function step(name: Doing, run: () => Promise<void>) {
    setDoing(name)
    setMessage(null)
    try {
      await run()
    } catch (error) {
      setMessage({ text: explain(error), isFailure: true })
    }
    setDoing(null)
  }

  const choose = (choice: Partial<Work>) => setWork((current) => current && { ...current, ...choice })

  const read = () =>
    step('read', async () => {
      const post = await readPage()
      if (post) setWork(await takeInPost(post))
      else say(texts.post.none)
    })

  const chooseProfile = (profile: string) =>
    step('profile', async () => {
      if (!work) return
      choose({ profile })
      choose({ brief: await readBrief(work.job.id, profile) })
    })

  const write = () =>
    step('write', async () => {
      if (!work) return
      writing.current = new AbortController()
      const { signal } = writing.current
      setGrowing('')
      try {
        choose({ letter: await writeLetter(work, setGrowing, signal), sent: false })
      } catch (error) {
        if (!signal.aborted) throw error
      }
    })

  const edit = (text: string) => {
    setWork((current) => (current?.letter ? { ...current, letter: { ...current.letter, text } } : current))
  }

  const check = () =>
    step('check', async () => {
      if (work?.letter) choose({ letter: await checkLetter(work, work.letter) })
    })

  const insert = () =>
    step('insert', async () => {
      if (!work?.letter) return
      const result = await insertIntoPage(work.letter.text)
      if (result === 'inserted') say(texts.letter.inserted)
      else say(result === 'too-long' ? texts.letter.tooLong : texts.letter.noField)
    })

  const recordSent = () =>
    step('send', async () => {
      if (!work) return
      await recordApplication(work)
      choose({ sent: true })
      say(texts.letter.recorded)
    })

  const stop = () => writing.current?.abort()

  return {
    work,
    doing,
    message,
    growing,
    read,
    choose,
    chooseProfile,
    write,
    stop,
    edit,
    check,
    insert,
    recordSent,
  }
}

function explain(error: unknown): string {
  if (error instanceof NoAccess) return texts.post.noAccess
  return error instanceof CallFailed ? error.message : texts.failures.any
}
