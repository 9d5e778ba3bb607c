/** The texts of the referrals screen. */
export const texts = {
  title: 'Refer friends',
  lead: 'Invite friends for a chance at 1 month of premium free.',
  waiting: 'Loading your invitations',
  failed: 'Your invitations could not be loaded.',
  link: 'Your link',
  copyLink: 'Copy link',
  code: (code: string) => `It includes your code, ${code}.`,
  copyFailed: 'Failed to copy to clipboard. Select the link and copy it by hand.',
  how: 'How it works',
  steps: (reward: string) => [
    'Send your link to someone looking for freelance work.',
    'They sign up with it and pay for their first plan with their own card.',
    `You get up to one month of the premium plan (${reward}) off your next payment, up to 12 times a year.`,
  ],
  soFar: 'So far',
  empty: 'No one has signed up with your link yet',
  emptyText: 'Sign-ups and the rewards you earn will appear here.',
  invited: 'Signed up',
  joined: 'Paid for a plan',
  rewarded: 'Rewards earned',
  waitingRewards: (count: number, reward: string) =>
    count === 1
      ? `1 reward will be applied to your next payment: up to ${reward} off.`
      : `${count} rewards will be applied to your next payments: up to ${reward} off each.`,
}
