import { useState } from 'react'
import { LightLink } from '../../components/LightButton.tsx'
import { WhenReady } from '../../components/WhenReady.tsx'
import { copy } from '../../copy.ts'
import { UpgradeOffer } from '../billing/index.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import { Prices } from './Prices.tsx'
import style from './Pricing.module.css'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** What it costs: the way to begin for nothing, the plans, and the premium offer in a modal. */
export function Pricing() {
  const [offered, setOffered] = useState(false)
  const { data: server } = useServerSettingsQuery()
  return (
    <Section
      id="pricing"
      title={copy.landing.navigation.pricing}
      lead={words.pricing.lead}
      action={
        <LightLink to="/signup" variant="filled">
          {copy.landing.getStarted}
        </LightLink>
      }
    >
      <Prices />
      <div className={style.premium}>
        {server?.model_connected === false ? words.pricing.premiumMissing : words.pricing.premium}{' '}
        <WhenReady>
          <button
            type="button"
            className={style.link}
            aria-haspopup="dialog"
            onClick={() => setOffered(true)}
          >
            {copy.landing.seePremium}
          </button>
        </WhenReady>
      </div>
      <UpgradeOffer opened={offered} onClose={() => setOffered(false)} />
    </Section>
  )
}
