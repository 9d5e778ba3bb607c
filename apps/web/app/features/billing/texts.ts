/** The texts of plans, the checkout, the subscription and the card it renews with. */
import { count, countWithNoun } from '../../components/money.ts'
import { usageTexts } from './usageTexts.ts'

export const texts = {
  planCard: {
    aMonth: (sum: string) => `${sum} a month, billed yearly`,
    /** The features of plans, in the same few words on every card. */
    contents: {
      alerts: 'Alerts and notifications',
      builtIn: 'Built-in letter writer',
      model: 'Standard AI model',
      advanced: 'Advanced AI models',
      advancedMissing: 'Not available on this server. The built-in writer writes all letters.',
      noOptimization: 'No profile optimization',
      optimization: 'Profile optimization',
      optimizationNote: 'Suggestions made of your own words and of what recent posts ask for.',
    },
    noPayments: 'Payments are not set up on this server, so paid plans can’t be bought here.',
    recommended: 'Recommended', // @spec
  },

  plans: {
    title: 'Choose a plan',
    back: 'Go back Home', // @spec
    logout: 'Logout', // @spec
    startTrial: 'Start 3-day Free Trial', // @spec
    choose: (plan: string) => `Choose ${plan}`,
    current: 'Current plan',
    badgeCurrent: 'Your plan',
    trialLength: 'for 3 days',
    none: 'No plans are available right now.',
    lead: 'Change or cancel anytime. Prices are in US dollars, before 8% tax.',
    waiting: 'Loading plans...', // @spec
    currentAlert: 'This is your current subscription.', // @spec
    failed: 'Failed to load subscription plans.', // @spec
    trialFailed: 'An error occurred while starting the free trial.', // @spec
    unlimitedProfiles: 'Unlimited Profiles', // @spec
    unlimitedProposals: 'Unlimited Proposals', // @spec
    notForSale: 'Not available on this server',
    backToWork: 'Back to where you were',
    account: 'Account',
    help: 'Help',
    ended: (plan: string) =>
      `Your ${plan} plan has ended, and you will not be charged again. Choose a plan to continue. Your profiles and letters are still here.`,
    trialEnded: 'Your free trial has ended. Choose a plan to continue.',
    charged: (total: string, credit: string | undefined) =>
      credit ? `${total} including tax, after a ${credit} credit.` : `${total} including tax.`,
  },

  upgradeModal: {
    title: 'Upgrade to Unlimited Annual Plan to Unlock Advanced Models', // @spec
    label: 'PREMIUM PLAN', // @spec
    badge: '33% OFF', // @spec
    monthlyPrice: 340, // @spec
    billing: '$100 Annual plan billing after 3-day trial', // @spec
    today: '$0 payment today', // @spec
    cancel: 'Cancel Plan Anytime', // @spec
    startTrial: 'Start 3-day Free Trial', // @spec
    viewAll: 'View all plans and featuers', // @spec
    perMonth: '/month', // @spec
    before: 'before',
    now: 'now',
  },

  trial: {
    terms: (days: string, profiles: string, proposals: string) =>
      `The free trial is separate: ${days}, ${profiles}, ${proposals}, and no card. It ends automatically, and nothing is charged. The annual plan is billed only if you buy it.`,
    started: (date: string) => `Your free trial has started. It runs until ${date}.`,
    thenAnnual: 'You can switch to the annual plan now or at any time during the trial.',
    toAnnual: (plan: string, sum: string) => `Get ${plan} for ${sum}`,
    toDashboard: 'Go to the dashboard',
    noModel: 'No advanced model is connected to this server yet. The built-in writer writes all letters.',
  },

  payment: {
    title: 'Checkout',
    noPlan: 'No plan selected. Please select a subscription plan.', // @spec
    noMatch: (id: string) => `No matching plan found for ID: ${id}`, // @spec
    intentFailed: 'Payment intent creation failed', // @spec
    failed: 'Failed to initialize payment. Please try again.', // @spec
    processingFailed: 'An error occurred during payment processing.', // @spec
    unexpected: 'An unexpected error occurred.', // @spec
    returnToPlans: 'Return to Plans', // @spec
    viewPlans: 'View Plans', // @spec
    done: 'Payment Successful!', // @spec
    waiting: 'Preparing your payment',
    summary: 'Order summary',
    plan: (name: string) => `${name} plan`,
    credit: 'Credit for unused time',
    tax: (percent: number) => `Tax (${percent}%)`,
    total: 'Total today',
    renews: (sum: string) => `Then ${sum} until you cancel, including tax.`,
    card: 'Card',
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    numberIncomplete: 'Your card number is incomplete.',
    expiryIncomplete: 'Your card’s expiration date is incomplete.',
    expiryPast: 'Your card’s expiration date is in the past.',
    cvcIncomplete: 'Your card’s security code is incomplete.',
    pay: (sum: string) => `Pay ${sum}`,
    testCards: 'Sandbox: no real card is charged. Use any future date and any security code.',
    cards: [
      ['4242 4242 4242 4242', 'succeeds'],
      ['4000 0000 0000 0002', 'is declined'],
      ['4000 0000 0000 9995', 'has insufficient funds'],
      ['4000 0025 0000 3155', 'requires confirmation'],
      ['4000 0000 0000 0341', 'succeeds today, is declined at renewals'],
    ],
    confirmTitle: 'Confirm this payment',
    confirmText: (sum: string) => `Your bank asks you to confirm a payment of ${sum} to Gigbell.`,
    confirmYes: 'Confirm payment',
    confirmNo: 'Cancel payment',
    notConfirmed: 'The payment was not confirmed. Nothing has been charged.',
    checking: 'Checking your payment',
    started: (plan: string) => `Your ${plan} plan is active.`,
    onward: 'You will be taken to your subscription in a moment.',
    dashboard: 'Go to the dashboard',
    manage: 'Manage subscription',
    unpaid: 'Payment not completed',
    onwardAsked: 'You will be taken to the page you requested in a moment.',
    notConfigured:
      'Payments are not set up on this server, so paid plans can’t be bought here. You were not charged.',
  },

  subscription: {
    title: 'Subscription',
    viewAll: 'View all plans', // @spec
    hideAll: 'Hide all plans', // @spec
    expires: (date: string) => `Expires on ${date}`, // @spec
    next: (price: string, date: string) => `Next payment: ${price} on ${date}`, // @spec
    failed: usageTexts.failed,
    current: 'Your current plan',
    pastDue: 'The last payment failed. Your plan stays active for a few days while we retry it.',
    proposals: (used: number, cap: number) => `${count(used)} of ${countWithNoun(cap, 'proposal')} used`,
    proposalsUnlimited: (used: number) => `${countWithNoun(used, 'proposal')} used, no limit`,
    profiles: (used: number, cap: number) => `${count(used)} of ${countWithNoun(cap, 'profile')} used`,
    profilesUnlimited: (used: number) => `${countWithNoun(used, 'profile')} used, no limit`,
    plans: 'Plans',
    canceled: 'Canceled. You will not be charged again.',
    cancel: 'Cancel subscription',
    cancelTitle: (plan: string) => `Cancel ${plan}?`,
    cancelText: (plan: string, date: string) =>
      `You keep ${plan} until ${date}. It will not renew, and you can resume it until then.`,
    cancelUnpaid: (plan: string) =>
      `The last payment for ${plan} is unpaid. It will not be retried, and the plan ends.`,
    keep: 'Keep my plan',
    resume: 'Resume subscription',
    changeFailed: 'The subscription could not be changed. Please try again.',
    nextPlan: (plan: string, date: string) => `${plan} starts on ${date}.`,
    stay: (plan: string) => `Keep ${plan}`,
    change: (plan: string) => `Switch to ${plan}`,
    changeText: (now: string, next: string, date: string, sum: string) =>
      `You keep ${now} until ${date}. ${next} starts on that day for ${sum} plus tax. You will not be charged today.`,
    resumeFirst: 'Resume your subscription to switch to this plan.',
    changeChosen: (date: string) => `Starts on ${date}`,
    invoices: 'Invoices',
    invoicesFailed: 'Failed to load invoices.',
    noInvoices: 'Your invoices will appear here.',
    refunded: 'Refunded',
    receipt: 'Receipt',
    receiptOf: (number: string) => `Receipt ${number}`,
    receiptFailed: 'Failed to load the receipt.',
    print: 'Print',
    paidOn: 'Paid on',
    period: 'Period',
    seller: 'Seller',
    billedTo: 'Billed to',
    totalPaid: 'Total paid',
    proposalsLeft: usageTexts.proposalsLeft,
    reward: 'Referral reward',
    disputed: 'Disputed',
  },

  card: {
    loading: 'Loading the card form',
    title: 'Payment method',
    waiting: 'Loading your card',
    failed: 'Your card could not be loaded.',
    none: 'No card on file. Add one to keep your plan.',
    name: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    expires: (month: string) => `Expires ${month}`,
    expired: 'This card has expired. Change it to keep your plan.',
    expiresBefore: (date: string) =>
      `This card expires before the next payment on ${date}. Change it to keep your plan.`,
    expiresSoon: 'This card expires soon. Change it when you receive the new one.',
    add: 'Add a card',
    change: 'Change card',
    changeText: 'Renewals will be charged to the new card. You will not be charged today.',
    changeUnpaid: 'The unpaid payment is retried with the new card right away.',
    newCard: 'New card',
    use: 'Use this card',
    using: 'Saving your card',
    used: (card: string) => `Renewals will be charged to ${card}.`,
    changeFailed: 'The card could not be changed. Your current card is still on file.',
    notConfirmed: 'The card was not confirmed. Your current card is still on file.',
    confirmTitle: 'Confirm this card',
    confirmText: 'Your bank asks you to confirm that Gigbell may charge this card for renewals.',
    confirmYes: 'Confirm card',
    confirmNo: 'Cancel',
    pastDue: (date: string) =>
      `The last payment failed. Change the card by ${date} and we’ll retry it right away. After that day the plan ends.`,
  },
}
