/**
 * Buttons and links that look like buttons for the pages a visitor sees first: the library's Button with
 * what it needs is 12 kB (compressed) of script, these are two elements and a class. Same looks, same
 * variants; no `loading`: a form that waits says so beside its button.
 */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import style from './LightButton.module.css'

interface Looks {
  /** `next`: the one thing to do here. */
  variant?: 'next' | 'filled' | 'subtle' | 'default'
  /** Beside the words, an icon. */
  icon?: ReactNode
}

const classes = (variant: Looks['variant'] = 'default', more = '') =>
  `${style.button} ${style[variant]} ${more}`.trim()

const inside = (icon: ReactNode, children: ReactNode) => (
  <>
    {icon}
    <span>{children}</span>
  </>
)

/** A button. */
export function LightButton({
  variant,
  icon,
  className,
  children,
  ...rest
}: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classes(variant, className)}>
      {inside(icon, children)}
    </button>
  )
}

/** A link within the app. */
export function LightLink({
  variant,
  icon,
  className,
  children,
  ...rest
}: Looks & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(variant, className)}>
      {inside(icon, children)}
    </Link>
  )
}

/** A link that leaves the app, or that the server answers. */
export function LightAnchor({ variant, icon, className, children, ...rest }: Looks & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes(variant, className)}>
      {inside(icon, children)}
    </a>
  )
}
