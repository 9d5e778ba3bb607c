/** The frame of the dashboard: navigation, the title of the section, and the usage of the plan. */

import { useState } from 'react'
import { Link, NavLink, Outlet, useMatches } from 'react-router'
import {
  AlertsIcon,
  HomeIcon,
  InsightsIcon,
  JobsIcon,
  LettersIcon,
  LogoutIcon,
  ProfilesIcon,
  SettingsIcon,
} from '../components/icons.ts'
import { Logo } from '../components/Logo.tsx'
import { OnDemand } from '../components/OnDemand.tsx'
import { lazyComponent, WhenLoaded } from '../components/WhenLoaded.tsx'
import { useFetchUser } from '../features/accounts/useFetchUser.ts'
import { ProposalMeter } from '../features/billing/ProposalMeter.tsx'
import { SentQuestions } from '../features/letters/sent/SentQuestions.tsx'
import { Bell } from '../features/notifications/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CommandButton } from './CommandButton.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import style from './Dashboard.module.css'
import { LogoutDialog } from './LogoutDialog.tsx'
import { SkipLink } from './SkipLink.tsx'
import { shellTexts } from './texts.ts'
import { useCommandMenu } from './useCommandMenu.ts'
import { useSendUnsavedEdits } from './useSendUnsavedEdits.ts'
import { useShortcuts } from './useShortcuts.ts'

// Only the dashboard's first screen shows it, so the other screens don't load its code.
const VerifyEmailBanner = lazyComponent(
  async () => (await import('../features/accounts/VerifyEmailBanner.tsx')).VerifyEmailBanner,
)

const CommandMenu = lazyComponent(async () => (await import('./commands/CommandMenu.tsx')).CommandMenu)

const KeysHelp = lazyComponent(async () => (await import('./KeysHelp.tsx')).KeysHelp)

/** The route handle of a screen of the dashboard: `export const handle = { section: texts.title }`. */
export interface ScreenHandle {
  section: string
}

const places = [
  { to: '/dashboard', label: shellTexts.dashboard, Icon: HomeIcon, end: true, also: [] },
  {
    to: '/dashboard/jobs',
    label: shellTexts.jobs,
    Icon: JobsIcon,
    end: false,
    also: ['/dashboard/job-details'],
  },
  { to: '/dashboard/letters', label: shellTexts.letters, Icon: LettersIcon, end: false, also: [] },
  { to: '/dashboard/insights', label: shellTexts.insights, Icon: InsightsIcon, end: true, also: [] },
  { to: '/dashboard/alerts', label: shellTexts.alerts, Icon: AlertsIcon, end: true, also: [] },
  { to: '/dashboard/profile', label: shellTexts.profiles, Icon: ProfilesIcon, end: true, also: [] },
  { to: '/dashboard/settings', label: shellTexts.settings, Icon: SettingsIcon, end: false, also: [] },
]

/** Sidebar (a bar at the bottom of small screens), top bar, and the screen. */
export default function Dashboard() {
  const [logoutOpened, setLogoutOpened] = useState(false)
  const commandMenu = useCommandMenu()
  const { helpOpened, closeHelp, openHelp } = useShortcuts()
  const matches = useMatches()
  const section = (matches.at(-1)?.handle as ScreenHandle | undefined)?.section ?? shellTexts.dashboard
  const { pathname } = matches.at(-1) ?? { pathname: '' }
  useFetchUser()
  useSendUnsavedEdits()

  return (
    <div className={style.shell}>
      <SkipLink />
      <nav className={style.sidebar} aria-label={shellTexts.landing.mainNavigation}>
        <Link to="/dashboard" className={style.home}>
          <span className={style.wide}>
            <Logo />
          </span>
          <span className={style.narrow}>
            <Logo name="never" />
          </span>
        </Link>
        <ul className={style.places}>
          {places.map(({ to, label, Icon, end, also }) => (
            <li key={to} data-wide={to === '/dashboard/insights' || undefined}>
              <NavLink
                to={to}
                end={end}
                className={style.place}
                title={label}
                data-active={also.some((prefix) => pathname.startsWith(prefix)) || undefined}
              >
                <Icon />
                <span className={style.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
        <div className={style.meter}>
          <ProposalMeter />
        </div>
        <button
          type="button"
          className={`${style.place} ${style.logout}`}
          onClick={() => setLogoutOpened(true)}
          title={shellTexts.logout}
        >
          <LogoutIcon />
          <span className={style.label}>{shellTexts.logout}</span>
        </button>
      </nav>

      <header className={style.topbar}>
        <p className={style.section}>{section}</p>
        <CommandButton onOpen={commandMenu.open} />
        <Bell />
        <AccountMenu onKeys={openHelp} onLeave={() => setLogoutOpened(true)} />
      </header>

      <ConnectionNotice />
      <main id="content" tabIndex={-1} className={style.content}>
        {/\/dashboard\/?$/.test(pathname) && (
          <WhenLoaded>
            <VerifyEmailBanner />
          </WhenLoaded>
        )}
        <Outlet />
      </main>

      <SentQuestions />
      <LogoutDialog opened={logoutOpened} onClose={() => setLogoutOpened(false)} to="/login" />
      <OnDemand wanted={commandMenu.opened}>
        {(open) => (
          <CommandMenu
            opened={open}
            onClose={commandMenu.close}
            takeTyped={commandMenu.takeTyped}
            onKeys={openHelp}
            onLeave={() => setLogoutOpened(true)}
          />
        )}
      </OnDemand>
      <OnDemand wanted={helpOpened}>{(open) => <KeysHelp opened={open} onClose={closeHelp} />}</OnDemand>
    </div>
  )
}
