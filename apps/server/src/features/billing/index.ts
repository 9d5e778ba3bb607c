/** Billing: the plans, the trial, the current subscription and its payment. This is what other features may use. */
export { CURRENCY } from './amounts.ts'
export { PAYMENT_RECORDED } from './apply-payment-facts.ts'
export { grantCredit, listCredits, premiumMonthPrice, revokeCredit } from './credits.ts'
export type { Gateway } from './gateways/gateway.ts'
export { openGateway } from './gateways/index.ts'
export { findPayment, findPaymentReferences } from './payments.ts'
export { createSubscriptionLookup } from './subscriptions.ts'
