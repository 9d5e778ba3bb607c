import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../components/Logo.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import style from './PlainPage.module.css'

interface PlainPageProps {
  title: string
  children: ReactNode
  /** Wide enough for two columns. */
  wide?: boolean
  /** Links to related pages, below the content. */
  footer?: ReactNode
}

/** The frame of login, sign-up, checkout and the pages that emails link to: logo, heading, content. */
export function PlainPage({ title, children, wide, footer }: PlainPageProps) {
  return (
    <div className={style.page}>
      <header className={style.header}>
        <Link to="/" className={style.home}>
          <Logo />
        </Link>
      </header>
      <main id="content" className={wide ? style.wide : style.column}>
        <PageTitle>{title}</PageTitle>
        {children}
        {footer && <div className={style.footer}>{footer}</div>}
      </main>
    </div>
  )
}
