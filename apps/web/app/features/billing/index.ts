/** What other features may use of billing. */
export { useCurrentSubscriptionQuery, usePlansQuery } from './api.ts'
export { NoPayments, PlanCard, PlanList } from './PlanCard.tsx'
export { ProposalMeter } from './ProposalMeter.tsx'
export { texts as billingTexts } from './texts.ts'
export { UpgradeOffer } from './UpgradeOffer.tsx'
