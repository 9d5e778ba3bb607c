import { useCallback, useEffect, useState } from 'react'
import { type OpenedPost, readOpenedPost, removeOpenedPost } from '../../jobs/index.ts'

const isSame = (one: OpenedPost | undefined, other: OpenedPost | undefined) =>
  one?.id === other?.id && one?.at === other?.at

/**
 * Returns the opened post to ask about, once the person has returned to the window or loaded it again, and a function
 * that ends the question. A post that is opened while the window stays visible is asked about at the next return.
 */
export function useOpenedPost(): { post: OpenedPost | undefined; end: () => void } {
  const [post, setPost] = useState(() => readOpenedPost(Date.now()))
  const read = useCallback(() => {
    const next = readOpenedPost(Date.now())
    setPost((shown) => (isSame(shown, next) ? shown : next))
  }, [])
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) read()
    }
    // The question may have been answered in another tab.
    const onStorage = () => {
      setPost((shown) => (isSame(shown, readOpenedPost(Date.now())) ? shown : undefined))
    }
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    window.addEventListener('storage', onStorage)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      window.removeEventListener('storage', onStorage)
    }
  }, [read])
  return {
    post,
    end() {
      if (post) removeOpenedPost(post.id)
      read()
    },
  }
}
