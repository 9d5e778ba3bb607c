import { VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent, WhenLoaded } from '../../../components/WhenLoaded.tsx'
import { sentTexts } from './texts.ts'
import { useOpenedPost } from './useOpenedPost.ts'

const SentQuestion = lazyComponent(async () => (await import('./SentQuestion.tsx')).SentQuestion)

/**
 * Asks once about each post that was opened to apply, after the person has returned, and announces the question. Somebody
 * who goes on to another screen without an answer is not asked again.
 */
export function SentQuestions() {
  const { post, end } = useOpenedPost()
  const [recorded, setRecorded] = useState('')
  function answer(title: string, sent: boolean) {
    setRecorded(sent ? sentTexts.recorded(title) : '')
    end()
  }
  useLeave(() => {
    if (post) end()
  })
  return (
    <>
      <VisuallyHidden role="status">{post ? sentTexts.asked(post.title) : recorded}</VisuallyHidden>
      {post && (
        <WhenLoaded>
          <SentQuestion key={post.id} post={post} onAnswer={(sent) => answer(post.title, sent)} />
        </WhenLoaded>
      )}
    </>
  )
}

/** Calls `onLeave` when another screen is shown; the first one has not left any. */
function useLeave(onLeave: () => void) {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    leave()
  }, [pathname])
}
