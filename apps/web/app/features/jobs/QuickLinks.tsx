import { VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { BellIcon, ExternalIcon, PuzzleIcon, SendIcon, SparkIcon } from '../../components/icons.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './DashboardHome.module.css'
import { texts } from './texts.ts'

const words = texts.home

/** Redirects to the browser extension's store page (EXTENSION_STORE_URL). */
const STORE = '/extension'

const links = [
  { to: '/dashboard/alerts', title: words.realTime, text: words.realTimeText, Icon: BellIcon },
  { to: STORE, title: words.extension, text: words.extensionText, Icon: PuzzleIcon },
  { to: '/dashboard/jobs', title: words.suggestions, text: words.suggestionsText, Icon: SparkIcon },
  {
    to: '/dashboard/settings?tab=notifications',
    title: words.telegram,
    text: words.telegramText,
    Icon: SendIcon,
  },
]

/** Links to other parts of the product. */
export function QuickLinks() {
  return (
    <section className={style.quick} aria-labelledby="quick-links">
      <h2 id="quick-links" className={style.heading}>
        {words.quickLinks}
      </h2>
      <ul className={style.links}>
        {links.map(({ to, title, text, Icon }) => (
          <li key={to} className={style.link}>
            <Icon className={style.icon} />
            <div>
              {to !== STORE ? (
                <Link to={to} className={style.cover}>
                  {title}
                </Link>
              ) : (
                <a href={to} target="_blank" rel="noopener noreferrer" className={style.cover}>
                  {title} <ExternalIcon size={16} className={style.external} />
                  <VisuallyHidden>, {sharedTexts.opensElsewhere}</VisuallyHidden>
                </a>
              )}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
