import { type ReactNode, useEffect, useRef } from 'react'
import style from './Announced.module.css'

/** What takes the place of a form when it is done: it gets the focus, and so is read out. */
export function Announced({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={style.announced}>
      {children}
    </div>
  )
}
