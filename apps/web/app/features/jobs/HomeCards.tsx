/** The banners of the dashboard and the way to the profiles (spec §2 "Dashboard home"). */
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { copy } from '../../copy.ts'
import { CardIcon, GiftIcon, ProfilesIcon } from '../../parts/icons.tsx'
import { useAppSelector } from '../../store.ts'
import style from './DashboardHome.module.css'

const words = copy.dashboardHome

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

/** How long 'Copied!' stands (spec §9). */
const COPIED = 2000

/** Copies the address of the sign-up page to be sent to a friend. */
export function ReferBanner() {
  const [done, setDone] = useState<'copied' | 'failed'>()
  const [copied, setCopied] = useState(false)
  const link = typeof window === 'undefined' ? '' : `${window.location.origin}/signup`

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED)
    return () => clearTimeout(timer)
  }, [copied])

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      setDone('copied')
      setCopied(true)
    } catch {
      setDone('failed') // not allowed, or no clipboard without https
    }
  }

  return (
    <HomeCard icon={<GiftIcon />} title={words.refer} text={words.referText}>
      <Button onClick={copyLink}>
        <span className={style.swap}>
          <span aria-hidden={copied} data-off={copied || undefined}>
            {words.referButton}
          </span>
          <span aria-hidden={!copied} data-off={!copied || undefined}>
            {words.referCopied}
          </span>
        </span>
      </Button>
      <p role="status" className={style.done}>
        {done === 'copied' && words.referDone}
        {done === 'failed' && words.referByHand(link)}
      </p>
    </HomeCard>
  )
}

/** Leads to the plans; says so where the person has the premium one already. */
export function PremiumBanner() {
  const held = useAppSelector(
    ({ subscription }) => subscription.currentSubscription?.advanced_models === true,
  )
  return (
    <HomeCard icon={<CardIcon />} title={words.premium} text={held ? words.premiumHeld : words.premiumText}>
      <Button component={Link} to="/dashboard/subscription">
        {held ? copy.shell.subscription : words.premiumButton}
      </Button>
    </HomeCard>
  )
}

/** Leads to the profiles. */
export function OptimizationCard() {
  return (
    <HomeCard icon={<ProfilesIcon />} title={words.optimization} text={words.optimizationText}>
      <Button component={Link} to="/dashboard/profile">
        {words.optimizationButton}
      </Button>
    </HomeCard>
  )
}
