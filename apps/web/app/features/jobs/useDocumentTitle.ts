import { useEffect } from 'react'
import { copy } from '../../copy.ts'

/** Marks that turn the writing direction: they would turn the rest of the window's title too. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Puts what a screen shows into the window's title; the route's own title comes back when it leaves. */
export function useDocumentTitle(name: string) {
  useEffect(() => {
    const before = document.title
    document.title = `${name.replace(turns, '')} · ${copy.product}`
    return () => {
      document.title = before
    }
  }, [name])
}
