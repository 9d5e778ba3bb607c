import { useState } from 'react'
import { LightLink } from '../../components/LightButton.tsx'
import { WhenReady } from '../../components/WhenReady.tsx'
import { shellTexts } from '../../shell/texts.ts'
import { UpgradeOffer } from '../billing/index.ts'
import { useServerSettingsQuery } from '../instance/index.ts'
import { Prices } from './Prices.tsx'
import style from './Pricing.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

/** What it costs: the way to begin for nothing, the plans, and the premium offer in a modal. */
export function Pricing() {
  const [offered, setOffered] = useState(false)
  const { data: server } = useServerSettingsQuery()
  return (
    <Section
      id="pricing"
      title={shellTexts.landing.navigation.pricing}
      lead={texts.pricing.lead}
      action={
        <LightLink to="/signup" variant="filled">
          {texts.hero.getStarted}
        </LightLink>
      }
    >
      <Prices />
      <div className={style.premium}>
        {server?.model_connected === false ? texts.pricing.premiumMissing : texts.pricing.premium}{' '}
        <WhenReady>
          <button
            type="button"
            className={style.link}
            aria-haspopup="dialog"
            onClick={() => setOffered(true)}
          >
            {texts.pricing.seePremium}
          </button>
        </WhenReady>
      </div>
      <UpgradeOffer opened={offered} onClose={() => setOffered(false)} />
    </Section>
  )
}
