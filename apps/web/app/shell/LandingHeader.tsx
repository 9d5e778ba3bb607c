/** The public pages' sticky header: anchors, language, login and sign-up; a menu where there is no space for them. */
import { Button } from '@mantine/core'
import { CloseIcon, MenuIcon } from '../components/icons.ts'
import { Logo } from '../components/Logo.tsx'
import style from './LandingHeader.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { shellTexts } from './texts.ts'

const { navigation } = shellTexts.landing
const anchors = [
  { to: '/#home', text: navigation.home },
  { to: '/#features', text: navigation.features },
  { to: '/#pricing', text: navigation.pricing },
  { to: '/#about', text: navigation.about },
  { to: '/#blog', text: navigation.blog },
]

/** The header. static-pages/ opens its menus and the dialog, and shows signed-in people a link to the dashboard. */
export function LandingHeader() {
  return (
    <header className={style.header} data-menu="main-navigation">
      <div className={style.bar}>
        <a href="/#home" className={style.home}>
          <Logo name="wide" />
        </a>
        <nav id="main-navigation" aria-label={shellTexts.landing.mainNavigation} className={style.anchors}>
          {anchors.map(({ to, text }) => (
            <a key={to} href={to}>
              {text}
            </a>
          ))}
        </nav>
        <div className={style.ways}>
          <LanguageMenu />
          <Button component="a" href="/dashboard" data-for="signed-in" hidden>
            {shellTexts.landing.dashboard}
          </Button>
          <Button
            variant="subtle"
            className={style.way}
            aria-haspopup="dialog"
            data-dialog="login"
            data-for="visitors"
            inert
          >
            {shellTexts.landing.login}
          </Button>
          <Button component="a" href="/signup" className={style.way} data-for="visitors">
            {shellTexts.landing.createAccount}
          </Button>
          <button
            type="button"
            className={style.menu}
            aria-label={shellTexts.landing.openMenu}
            aria-expanded={false}
            aria-controls="main-navigation"
            data-opens="main-navigation"
            inert
          >
            <span className={style.open}>
              <MenuIcon />
            </span>
            <span className={style.close}>
              <CloseIcon />
            </span>
          </button>
        </div>
      </div>
      <LoginDialog />
    </header>
  )
}
