/** The public pages' footer with links about the product, the company and the legal texts. */

import { Logo } from '../components/Logo.tsx'
import style from './LandingFooter.module.css'
import { shellTexts } from './texts.ts'

const { footer } = shellTexts.landing

/** The lists of links, and one line about the product. */
export function LandingFooter() {
  return (
    <footer className={style.footer}>
      <div className={style.bar}>
        <div className={style.about}>
          <Logo />
          <p>{footer.about}</p>
        </div>
        {footer.groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={style.group}>
            <p className={style.title}>{title}</p>
            <ul className={style.links}>
              {links.map(({ to, text }) => (
                <li key={text}>
                  <a href={to}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
