import { type ReactNode, useEffect, useRef } from 'react'
import style from './FormResult.module.css'

/** Replaces a form after it was submitted. It takes the focus, so that screen readers read it out. */
export function FormResult({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <div ref={region} tabIndex={-1} role="status" className={style.announced}>
      {children}
    </div>
  )
}
