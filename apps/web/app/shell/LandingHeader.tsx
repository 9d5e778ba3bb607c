/** The public pages' sticky header: anchors, language, login and sign-up; a menu where there is no room. */

import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CloseIcon, MenuIcon } from '../components/icons.ts'
import { LightButton, LightLink } from '../components/LightButton.tsx'
import { Logo } from '../components/Logo.tsx'
import { OnDemand } from '../components/OnDemand.tsx'
import { late } from '../components/WhenLoaded.tsx'
import { WhenReady } from '../components/WhenReady.tsx'
import { useAppSelector } from '../store.ts'
import style from './LandingHeader.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { shellTexts } from './texts.ts'
import { useDismiss } from './useDismiss.ts'

const LoginModal = late(async () => (await import('./LoginModal.tsx')).LoginModal)

const { navigation } = shellTexts.landing
const anchors = [
  { to: '/#home', text: navigation.home },
  { to: '/#features', text: navigation.features },
  { to: '/#pricing', text: navigation.pricing },
  { to: '/#about', text: navigation.about },
  { to: '/#blog', text: navigation.blog },
]

/** The header. Whoever is signed in already gets one button to the dashboard. */
export function LandingHeader() {
  const signedIn = useAppSelector(({ auth }) => auth.token !== null)
  const [loggingIn, setLoggingIn] = useState(false)
  const [menu, setMenu] = useState(false)
  const header = useRef<HTMLElement>(null)
  const closeMenu = useCallback(() => setMenu(false), [])
  useDismiss(header, menu, closeMenu)

  return (
    <header ref={header} className={style.header}>
      <div className={style.bar}>
        <Link to="/#home" className={style.home}>
          <Logo name="wide" />
        </Link>
        <nav
          id="main-navigation"
          aria-label={shellTexts.landing.mainNavigation}
          className={style.anchors}
          data-open={menu}
        >
          {anchors.map(({ to, text }) => (
            <Link key={to} to={to} onClick={closeMenu}>
              {text}
            </Link>
          ))}
        </nav>
        <div className={style.ways}>
          <WhenReady>
            <LanguageMenu />
            {signedIn ? (
              <LightLink to="/dashboard">{shellTexts.landing.dashboard}</LightLink>
            ) : (
              <>
                <LightButton
                  variant="subtle"
                  className={style.way}
                  onClick={() => setLoggingIn(true)}
                  aria-haspopup="dialog"
                >
                  {shellTexts.landing.login}
                </LightButton>
                <LightLink to="/signup" className={style.way}>
                  {shellTexts.landing.createAccount}
                </LightLink>
              </>
            )}
            <button
              type="button"
              className={style.menu}
              aria-label={shellTexts.landing.openMenu}
              aria-expanded={menu}
              aria-controls="main-navigation"
              onClick={() => setMenu(!menu)}
            >
              {menu ? <CloseIcon /> : <MenuIcon />}
            </button>
          </WhenReady>
        </div>
      </div>
      <OnDemand wanted={loggingIn}>
        {(open) => <LoginModal opened={open} onClose={() => setLoggingIn(false)} />}
      </OnDemand>
    </header>
  )
}
