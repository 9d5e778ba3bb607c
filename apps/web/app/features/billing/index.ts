/** What other features may use of billing. The frame around the screens imports single files: it would load all of this. */
export { PlanCardTemplate, planListClass } from './PlanCard.tsx'
export { texts as billingTexts } from './texts.ts'
export { UpgradeOffer } from './UpgradeOffer.tsx'
