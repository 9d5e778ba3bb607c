/** The privacy page's list of stored data and how long it is stored. Update it when the product changes. */
export const dataRetention = [
  {
    what: 'Your name, email address and mobile number',
    until: 'As you entered them, until you change them or delete your account.',
  },
  {
    what: 'Your password',
    until: 'Only as a hash from which it can’t be read back, until you change it or delete your account.',
  },
  {
    what: 'Your profiles, what you changed about their evidence, and your letters with their former versions, statuses and notes',
    until:
      'Profiles and letters until you delete them or your account. That your plan counted a letter stays until you delete your account.',
  },
  {
    what: 'Your plan, its payments and how much of it is used',
    until:
      'Until you delete your account. Card numbers never reach us: they go to the payment provider, which keeps what the law asks of it.',
  },
  {
    what: 'Your alerts, and the jobs they matched',
    until:
      'Alerts until you delete them; notifications for 90 days after you read them, or 180 days if you never did. All of it is deleted with your account.',
  },
  {
    what: 'Letters that wait for matches of your alerts',
    until:
      'Until you open them, delete their alert or profile, or for 7 days. Then they are your letters, or deleted.',
  },
  {
    what: 'The jobs you saved, hid or have seen',
    until: 'Until you undo it, the job is deleted, or you delete your account.',
  },
  {
    what: 'The times of your last two dashboard visits',
    until: 'Until you delete your account.',
  },
  {
    what: 'How you want to be notified',
    until:
      'Your switches, quiet hours, time zone and a webhook’s address: until you change them or delete your account.',
  },
  {
    what: 'Your connected accounts',
    until: 'Their number and their address or name, until you disconnect them or delete your account.',
  },
  {
    what: 'Your sessions',
    until: '30 days from the last use and at most 90 from the login, or until you log out or end them.',
  },
  {
    what: 'Your tokens for scripts, tools and the browser extension',
    until:
      'A hash, the name, the permissions and the last use, until you revoke them, they expire, your password changes or you delete your account.',
  },
  {
    what: 'What was done with your account',
    until:
      'Logins, wrong passwords, changes of password, connections, tokens and webhook, and exports, with network address and device: for 180 days, the latest 500 of each kind, until you delete your account. The server’s log has the same lines.',
  },
  {
    what: 'The kinds of devices you have logged in from, such as “Firefox on Windows”',
    until: 'Until you delete your account, so that we can tell you about a new one.',
  },
  {
    what: 'Links that we mailed to you',
    until:
      'They work for 60 minutes (a new password), 24 hours (verifying an address) or 7 days (the newsletter).',
  },
  {
    what: 'Network addresses',
    until:
      'Those that tried a password, created an account, requested emails or tried the letter writer, for two days at most, to limit how often each may.',
  },
  {
    what: 'The browsers that receive notifications, and your Telegram chat',
    until:
      'Until you turn them off there or here, their service no longer knows them, or you delete your account.',
  },
  {
    what: 'The tokens with which we search Upwork for you',
    until:
      'Encrypted, and only where jobs are read from Upwork, until you disconnect it or delete your account.',
  },
  {
    what: 'Posts that you added yourself, or that a mail brought which you forwarded',
    until: 'For 90 days, or until you delete your account. Only you see them.',
  },
  {
    what: 'The address to which you forward the alert mails of marketplaces, and its mails',
    until:
      'The address until you remove it. The text of a mail until it is read, which takes seconds, and at most 7 days; its sender, subject and result for 30 days. All of it is deleted with your account.',
  },
  {
    what: 'The mailbox that we read for you, with its password',
    until:
      'Encrypted, until you remove it or delete your account. Only mails of marketplaces are read, and kept like forwarded ones.',
  },
  {
    what: 'The jobs found on Upwork in your name',
    until: 'Less than a day each, and no longer than Upwork is connected or your account is here.',
  },
  {
    what: 'Your address for the newsletter',
    until: 'Until you follow the link out that is in every one, or delete the account of that address.',
  },
  {
    what: 'That your address had an account, and a free trial',
    until:
      'Past the deletion of your account, as keyed hashes of the address that can’t be read back: a trial is offered once, and an invitation is rewarded for newcomers.',
  },
  {
    what: 'That somebody invited you',
    until:
      'Until their account is deleted. If yours goes first, what stays names nobody: when you came and first paid, and a keyed hash of the card, since each card earns one reward.',
  },
  {
    what: 'What the payment provider reports of payments',
    until:
      'The provider’s own numbers of them stay past the deletion of your account, so that no report counts twice.',
  },
]
