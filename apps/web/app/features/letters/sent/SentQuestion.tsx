import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { isTyping } from '../../../shell/useShortcuts.ts'
import type { OpenedPost } from '../../jobs/index.ts'
import style from './SentQuestion.module.css'
import { sentTexts } from './texts.ts'
import { useRecordApplication } from './useRecordApplication.ts'

interface SentQuestionProps {
  post: OpenedPost
  /** Called when it was answered; with `true` when the application was recorded. */
  onAnswer: (sent: boolean) => void
}

/** Asks whether the application was sent. It takes no focus: `y` and `n` answer it from anywhere on the screen. */
export function SentQuestion({ post, onAnswer }: SentQuestionProps) {
  const { record, saving } = useRecordApplication()
  const [failed, setFailed] = useState(false)
  const heading = useId()

  async function confirm() {
    if (saving) return
    setFailed(false)
    if (await record(post)) onAnswer(true)
    else setFailed(true)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
    if (event.key === 'y') void confirm()
    else if (event.key === 'n' && !saving) onAnswer(false)
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])

  return (
    <section className={style.question} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {sentTexts.title}
      </h2>
      <p className={style.job} dir="auto">
        {post.title}
      </p>
      <div className={style.actions}>
        <Button variant="filled" loading={saving} onClick={confirm} aria-keyshortcuts="y">
          {sentTexts.yes}
        </Button>
        <Button disabled={saving} onClick={() => onAnswer(false)} aria-keyshortcuts="n">
          {sentTexts.notYet}
        </Button>
      </div>
      <p role="alert" className={style.error}>
        {failed && sentTexts.failed}
      </p>
    </section>
  )
}
