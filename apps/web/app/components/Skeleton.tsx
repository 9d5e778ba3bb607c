import type { ReactNode } from 'react'
import style from './states.module.css'

/** A loading placeholder, announced as busy and invisible for the first 150 ms. */
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
      className={[style.delayed, className].filter(Boolean).join(' ')}
    >
      {children}
    </div>
  )
}

/** One bar of a placeholder; `lines` is its height in lines of text. */
export function SkeletonLine({ width = '100%', lines = 1 }: { width?: string; lines?: number }) {
  return <div className={style.bone} style={{ width, height: `${lines * 1.25}rem` }} />
}
