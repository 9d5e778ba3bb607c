/** What other features may use of billing. */
export { useCurrentSubscriptionQuery } from './api.ts'
export { PlanCardTemplate, planListClass } from './PlanCard.tsx'
export { ProposalMeter } from './ProposalMeter.tsx'
export { texts as billingTexts } from './texts.ts'
export { UpgradeOffer } from './UpgradeOffer.tsx'
