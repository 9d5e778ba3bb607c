import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent, WhenLoaded } from '../../../components/WhenLoaded.tsx'
import { sentTexts } from './texts.ts'
import { useOpenedPost } from './useOpenedPost.ts'

const SentQuestion = lazyComponent(async () => (await import('./SentQuestion.tsx')).SentQuestion)

/** Asks once about each post that was opened to apply, after the person has returned, and announces the question. */
export function SentQuestions() {
  const { post, end } = useOpenedPost()
  const [recorded, setRecorded] = useState('')
  function answer(title: string, sent: boolean) {
    setRecorded(sent ? sentTexts.recorded(title) : '')
    end()
  }
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
