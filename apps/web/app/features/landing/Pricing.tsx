import { Button } from '@mantine/core'
import { shellTexts } from '../../shell/texts.ts'
import { Prices } from './Prices.tsx'
import style from './Pricing.module.css'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

/** The free trial, the plans, and the premium offer in a modal. */
export function Pricing() {
  return (
    <Section
      id="pricing"
      title={shellTexts.landing.navigation.pricing}
      lead={texts.pricing.lead}
      action={
        <Button component="a" href="/signup" variant="filled">
          {texts.hero.getStarted}
        </Button>
      }
    >
      <Prices />
      <div className={style.premium}>
        <span data-part="premium">{texts.pricing.premium}</span>
        <span data-part="premium-missing" hidden>
          {texts.pricing.premiumMissing}
        </span>{' '}
        <button type="button" className={style.link} aria-haspopup="dialog" data-app-dialog="upgrade" inert>
          {texts.pricing.seePremium}
        </button>
      </div>
    </Section>
  )
}
