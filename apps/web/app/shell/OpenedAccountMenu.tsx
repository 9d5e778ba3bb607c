import { Menu, useMantineColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CardIcon, HelpIcon, LogoutIcon, ProfilesIcon, SparkIcon } from '../components/icons.ts'
import { joinNames } from '../components/initials.ts'
import { ProposalMeter } from '../features/billing/ProposalMeter.tsx'
import { useAppSelector } from '../store.ts'
import { AccountButton } from './AccountButton.tsx'
import style from './AccountMenu.module.css'
import { shellTexts } from './texts.ts'

const links = [
  { to: '/dashboard/view-profile', label: shellTexts.viewProfile, Icon: ProfilesIcon },
  { to: '/dashboard/profile-optimization', label: shellTexts.optimization, Icon: SparkIcon },
  { to: '/dashboard/subscription', label: shellTexts.subscription, Icon: CardIcon },
  { to: '/dashboard/help', label: shellTexts.help, Icon: HelpIcon },
]

const schemes = ['auto', 'light', 'dark'] as const

interface OpenedAccountMenuProps {
  onKeys: () => void
  onLeave: () => void
}

/**
 * The button with its menu, which opens when this is first rendered: name, usage, own pages, color scheme, and on phones
 * logging out.
 */
export function OpenedAccountMenu({ onKeys, onLeave }: OpenedAccountMenuProps) {
  const user = useAppSelector(({ auth }) => auth.user)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = joinNames(user?.first_name, user?.last_name)
  const [opened, setOpened] = useState(false)
  // A menu returns the focus to the element that had it at the opening: the button, once that is mounted.
  useEffect(() => setOpened(true), [])

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={280}
      offset={4}
      shadow="md"
      transitionProps={{ duration: 120 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AccountButton autoFocus />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={style.who}>
          <p className={style.name}>{name}</p>
          <p className={style.email}>{user?.email}</p>
          <div className={style.meter}>
            <ProposalMeter />
          </div>
        </div>
        <Menu.Divider />
        {links.map(({ to, label: text, Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon />}>
            {text}
          </Menu.Item>
        ))}
        <Menu.Item onClick={onKeys} leftSection={<kbd className={style.key}>?</kbd>} className={style.keys}>
          {shellTexts.keys}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{shellTexts.scheme.label}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
        >
          <div className={style.schemes}>
            {schemes.map((scheme) => (
              <Menu.RadioItem
                key={scheme}
                value={scheme}
                classNames={{ item: style.scheme, itemIndicator: style.indicator }}
              >
                {shellTexts.scheme[scheme]}
              </Menu.RadioItem>
            ))}
          </div>
        </Menu.RadioGroup>
        <Menu.Divider className={style.leave} />
        <Menu.Item onClick={onLeave} leftSection={<LogoutIcon />} className={style.leave}>
          {shellTexts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
