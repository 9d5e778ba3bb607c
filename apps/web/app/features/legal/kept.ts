/** What is stored about a person and how long: the privacy page's list. It says what the product does; change it with it. */
export const kept = [
  {
    what: 'Your name, e-mail address and mobile number',
    until: 'As you entered them, until you change them or delete your account.',
  },
  {
    what: 'Your password',
    until: 'Only as a hash from which it can’t be read back, until you change it or delete your account.',
  },
  {
    what: 'Your profiles and the letters written from them',
    until: 'Profiles until you delete them, letters until you delete your account.',
  },
  {
    what: 'Your plan, its payments and how much of it is used',
    until:
      'Until you delete your account. Card numbers never reach us: they go to the payment provider, which keeps what the law asks of it.',
  },
  {
    what: 'Your sessions',
    until: '30 days from the last use, or until you log out or end them.',
  },
  {
    what: 'Links that were mailed to you',
    until:
      'They work for 60 minutes (a new password), 24 hours (verifying an address) or 7 days (the newsletter).',
  },
  {
    what: 'That you had a free trial',
    until:
      'Past the deletion of your account, as a keyed hash of your address and nothing else, since a trial is offered once.',
  },
  {
    what: 'The browsers that ring for you, and your Telegram chat',
    until:
      'Until you switch them off there or here, their service no longer knows them, or your account goes.',
  },
  {
    what: 'What Upwork gives us to look for jobs in your name',
    until:
      'Sealed, and only where jobs are read from Upwork, until you disconnect it or delete your account.',
  },
  {
    what: 'Your address for the newsletter',
    until: 'Until you follow the link out that is in every one, or delete the account of that address.',
  },
]
