/** Our own texts about cards, rewards and ends of plans; the checkout's and the subscription's stand in copy.ts. */
export const words = {
  onward: 'You will be taken to the page you asked for in a moment.',
  reward: 'Reward for an invited friend',
  disputed: 'Disputed',
  ended: (plan: string) =>
    `Your ${plan} plan has ended, and nothing more is charged. Choose a plan to go on; your profiles and letters are as you left them.`,
  trialEnded: 'Your free trial is used up. Choose a plan to go on.',
  loading: 'Loading the card form',
  notConfigured:
    'Payments are not set up on this server, so no paid plan can be bought here. Nothing was charged.',
  cardTitle: 'Card for renewals',
  cardWaiting: 'Loading your card',
  cardFailed: 'Your card could not be loaded.',
  noCard: 'No card is stored. Add one, so that your plan goes on.',
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  expires: (month: string) => `Expires ${month}`,
  expired: 'This card has expired. Change it, so that your plan goes on.',
  expiresBefore: (date: string) =>
    `This card expires before the next payment on ${date}. Change it, so that your plan goes on.`,
  expiresSoon: 'This card expires soon. Change it when you have the new one.',
  add: 'Add a card',
  change: 'Change card',
  changeText: 'Renewals are charged to the new card from now on. Nothing is charged today.',
  changeUnpaid: 'The open payment is tried with the new card at once.',
  newCard: 'New card',
  use: 'Use this card',
  using: 'Storing your card',
  used: (card: string) => `From now on renewals are charged to ${card}.`,
  changeFailed: 'The card could not be changed. The card before stays.',
  notConfirmed: 'The card was not confirmed. The card before stays.',
  confirmTitle: 'Confirm this card',
  confirmText: 'Your bank asks whether Gigbell may charge this card for renewals.',
  confirmYes: 'Confirm card',
  confirmNo: 'Cancel',
  pastDue: (date: string) =>
    `The last payment failed. Change the card by ${date} and it is tried again at once. After that day the plan ends.`,
}
