/** The texts of the referrals screen. */
export const texts = {
  title: 'Refer friends',
  lead: 'Invite friends for a chance at 1 month of premium free.',
  waiting: 'Loading your invitations',
  failed: 'Your invitations could not be loaded.',
  link: 'Your link',
  copyLink: 'Copy link',
  code: (code: string) => `It carries your code, ${code}.`,
  copyFailed: 'Failed to copy to clipboard. Select the link and copy it by hand.',
  how: 'How it works',
  steps: (reward: string) => [
    'Send your link to somebody who looks for freelance work.',
    'They sign up with it and pay for a plan for the first time, with a card of their own.',
    `Your next payment is then reduced by a month of the premium plan (${reward}), up to 12 times a year.`,
  ],
  soFar: 'So far',
  empty: 'Nobody has signed up with your link yet',
  emptyText: 'Who does so will be counted here, and so will what it earns you.',
  invited: 'Signed up',
  joined: 'Paid for a plan',
  rewarded: 'Rewards earned',
  waitingRewards: (count: number, reward: string) =>
    count === 1
      ? `1 reward waits for your next payment: up to ${reward} off.`
      : `${count} rewards wait for your next payments: up to ${reward} off each.`,
}
