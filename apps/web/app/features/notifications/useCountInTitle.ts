import { useEffect } from 'react'

/** The count before the title; its no-break space tells it from a title that begins with a number. */
const COUNT = /^\(\d+\)\u00a0/

/** Keeps the number of unread entries in front of the window title, whichever screen sets the title. */
export function useCountInTitle(unread: number) {
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(COUNT, '')
      const wanted = unread > 0 ? `(${unread})\u00a0${bare}` : bare
      if (document.title !== wanted) document.title = wanted
    }
    write()
    const titles = new MutationObserver(write)
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      titles.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [unread])
}
