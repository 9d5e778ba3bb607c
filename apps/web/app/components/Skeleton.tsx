import type { ReactNode } from 'react'
import style from './states.module.css'

/** Wraps a skeleton: read out as one busy place, invisible for the first 150 ms. */
export function Skeleton({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className={[style.late, className].filter(Boolean).join(' ')}
    >
      {children}
    </div>
  )
}

/** One bar in the shape of what comes, in lines of text (`width` in CSS units or percent). */
export function SkeletonLine({ width = '100%', lines = 1 }: { width?: string; lines?: number }) {
  return <div className={style.bone} style={{ width, height: `${lines * 1.25}rem` }} />
}
