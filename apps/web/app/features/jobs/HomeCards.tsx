/** The cards of the dashboard's home screen (spec §2 "Dashboard home"). */

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CardIcon, GiftIcon, ProfilesIcon } from '../../components/icons.ts'
import { useAppSelector } from '../../store.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import style from './DashboardHome.module.css'
import { texts } from './texts.ts'

const words = texts.home

interface HomeCardProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function HomeCard({ icon, title, text, children }: HomeCardProps) {
  return (
    <section className={style.card}>
      <h2 className={style.cardTitle}>
        {icon}
        {title}
      </h2>
      <p className={style.cardText}>{text}</p>
      {children}
    </section>
  )
}

/** Links to the referrals screen. */
export function ReferBanner() {
  return (
    <HomeCard icon={<GiftIcon />} title={words.refer} text={words.referText}>
      <Button component={Link} to="/dashboard/referrals">
        {words.referButton}
      </Button>
    </HomeCard>
  )
}

/** Links to the subscription; its text differs for subscribers of the premium plan. */
export function PremiumBanner() {
  const held = useAppSelector(
    ({ subscription }) => subscription.currentSubscription?.advanced_models === true,
  )
  const { data: server } = useServerSettingsQuery()
  const offer = server?.model_connected === false ? words.premiumWithoutModels : words.premiumText
  return (
    <HomeCard icon={<CardIcon />} title={words.premium} text={held ? words.premiumHeld : offer}>
      <Button component={Link} to="/dashboard/subscription">
        {held ? texts.home.subscription : words.premiumButton}
      </Button>
    </HomeCard>
  )
}

/** Links to the profiles. */
export function OptimizationCard() {
  return (
    <HomeCard icon={<ProfilesIcon />} title={words.optimization} text={words.optimizationText}>
      <Button component={Link} to="/dashboard/profile">
        {words.optimizationButton}
      </Button>
    </HomeCard>
  )
}
