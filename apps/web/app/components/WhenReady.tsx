import { type ReactNode, useSyncExternalStore } from 'react'
import style from './WhenReady.module.css'

const never = () => () => {}

/** False in a page that was rendered at build, until React has taken it over. */
const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Around buttons of a page rendered at build: they look as they will, and take a press only once it has an
 * effect, so that none is lost on a slow connection.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={!useReady()} className={style.contents}>
      {children}
    </fieldset>
  )
}
