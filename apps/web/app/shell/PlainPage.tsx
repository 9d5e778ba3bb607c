import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../components/Logo.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import style from './PlainPage.module.css'

interface PlainPageProps {
  title: string
  children: ReactNode
  /** Room for two columns side by side instead of one narrow one. */
  wide?: boolean
  /** What stands below, apart: links to the neighbouring pages. */
  footer?: ReactNode
}

/** The plain page around login, sign-up, checkout and the pages that mails lead to: logo, heading, content. */
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
