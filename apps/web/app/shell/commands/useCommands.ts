import { useMantineColorScheme } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import {
  AlertsIcon,
  BellIcon,
  CardIcon,
  CardsIcon,
  GiftIcon,
  HelpIcon,
  HideIcon,
  HomeIcon,
  InsightsIcon,
  JobsIcon,
  LettersIcon,
  LogoutIcon,
  PlusIcon,
  ProfilesIcon,
  SaveIcon,
  SendIcon,
  SettingsIcon,
  SparkIcon,
  SplitIcon,
} from '../../components/icons.ts'
import { parseListQuery } from '../../features/jobs/listQuery.ts'
import {
  jobsPath,
  parseLayout,
  readSplitPreference,
  storeSplitPreference,
} from '../../features/jobs/split/jobsAddress.ts'
import { shellTexts } from '../texts.ts'
import { type Command, type CommandGroup, findCommands } from './command.ts'
import { commandTexts as texts } from './texts.ts'

const screens = [
  { to: '/dashboard', label: shellTexts.dashboard, Icon: HomeIcon },
  { to: '/dashboard/jobs', label: shellTexts.jobs, Icon: JobsIcon },
  { to: '/dashboard/jobs?mine=saved', label: texts.screens.savedJobs, Icon: SaveIcon },
  { to: '/dashboard/jobs?mine=applied', label: texts.screens.appliedJobs, Icon: SendIcon },
  { to: '/dashboard/jobs?mine=hidden', label: texts.screens.hiddenJobs, Icon: HideIcon },
  { to: '/dashboard/letters', label: shellTexts.letters, Icon: LettersIcon },
  { to: '/dashboard/letters?view=board', label: texts.screens.board, Icon: LettersIcon },
  { to: '/dashboard/insights', label: shellTexts.insights, Icon: InsightsIcon },
  { to: '/dashboard/alerts', label: shellTexts.alerts, Icon: AlertsIcon },
  { to: '/dashboard/notifications', label: shellTexts.notifications, Icon: BellIcon },
  { to: '/dashboard/profile', label: shellTexts.profiles, Icon: ProfilesIcon },
  { to: '/dashboard/profile-optimization', label: shellTexts.optimization, Icon: SparkIcon },
  { to: '/dashboard/settings', label: shellTexts.settings, Icon: SettingsIcon },
  { to: '/dashboard/subscription', label: shellTexts.subscription, Icon: CardIcon },
  { to: '/dashboard/referrals', label: texts.screens.referrals, Icon: GiftIcon },
  { to: '/dashboard/view-profile', label: shellTexts.account, Icon: ProfilesIcon },
  { to: '/dashboard/help', label: shellTexts.help, Icon: HelpIcon },
]

/** The actions that the frame performs. */
export interface FrameActions {
  onKeys: () => void
  onLeave: () => void
}

/** Returns the actions and the screens that a text finds. */
export function useCommands(text: string, frame: FrameActions): CommandGroup[] {
  const navigate = useNavigate()
  const actions = useActions(frame)
  const links = screens.map(
    ({ to, label, Icon }): Command => ({ id: to, label, Icon, run: () => void navigate(to) }),
  )
  return [
    { id: 'actions', title: texts.groups.actions, commands: findCommands(actions, text) },
    { id: 'screens', title: texts.groups.screens, commands: findCommands(links, text) },
  ]
}

function useActions({ onKeys, onLeave }: FrameActions): Command[] {
  const navigate = useNavigate()
  const layout = useLayoutCommand()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const schemes = (['light', 'dark', 'auto'] as const).filter((scheme) => scheme !== colorScheme)
  return [
    {
      id: 'new-alert',
      label: texts.actions.newAlert,
      Icon: PlusIcon,
      run: () => void navigate('/dashboard/alerts?new'),
    },
    {
      id: 'new-profile',
      label: texts.actions.newProfile,
      Icon: PlusIcon,
      run: () => void navigate('/dashboard/profile?new'),
    },
    layout,
    ...schemes.map(
      (scheme): Command => ({
        id: scheme,
        label: texts.actions.scheme(scheme),
        Icon: SettingsIcon,
        run: () => setColorScheme(scheme),
      }),
    ),
    { id: 'keys', label: texts.actions.keys, Icon: HelpIcon, run: onKeys },
    { id: 'log-out', label: shellTexts.logout, Icon: LogoutIcon, run: onLeave },
  ]
}

/** The command that changes the layout of jobs. On the jobs screen the list stays. */
function useLayoutCommand(): Command {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(pathname === '/dashboard/jobs' ? search : '')
  const { isSplit } = parseLayout(params, readSplitPreference())
  return {
    id: 'layout',
    label: isSplit ? texts.actions.asCards : texts.actions.asList,
    Icon: isSplit ? CardsIcon : SplitIcon,
    run() {
      storeSplitPreference(!isSplit)
      void navigate(jobsPath(parseListQuery(params), { isSplit: !isSplit }))
    },
  }
}
