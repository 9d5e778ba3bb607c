import { type ReactNode, useEffect, useRef } from 'react'
import style from './FormResult.module.css'

/** What takes the place of a form when it is done: it gets the focus, and so is read out. */
export function FormResult({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} tabIndex={-1} role="status" className={style.announced}>
      {children}
    </div>
  )
}
