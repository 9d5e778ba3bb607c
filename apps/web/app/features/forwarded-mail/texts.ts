/** The texts of mail as a source. */

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const texts = {
  tab: 'Jobs by email',
  waiting: 'Loading your email settings',
  failed: 'Failed to load your email settings.',
  off: 'Jobs by email is not turned on for this installation. Its operator can set it up.',

  title: 'Jobs by email',
  text: 'Forward the job alert emails of Upwork, Freelancer.com and PeoplePerHour to your own address here. Their jobs appear in your list, for you alone, and your alerts match them. Emails about your proposals suggest a new status, which you confirm.',
  create: 'Create my address',
  address: 'Your address',
  addressText: 'Keep it to yourself. If others learn it, replace it.',
  copyFailed: 'Copying failed. The address is selected: press Ctrl+C or ⌘C.',
  replace: {
    label: 'Replace address',
    title: 'Replace your address?',
    text: 'Emails to the present address will no longer arrive. Change the forwarding in your mailbox afterwards.',
  },
  remove: {
    label: 'Turn off',
    title: 'Turn off jobs by email?',
    text: 'Emails to your address will no longer arrive. Jobs that they brought stay.',
  },
  created: 'Your address is ready.',
  removed: 'Jobs by email is off.',
  changeFailed: 'This could not be saved. Please try again.',

  steps: {
    title: 'Set up forwarding',
    list: [
      'Copy your address.',
      'In your mailbox’s settings, add it as a forwarding address. In Gmail: Settings, “Forwarding and POP/IMAP”.',
      'If your provider asks for a confirmation code, it appears below within a minute.',
      'Add a filter that forwards emails from upwork.com, freelancer.com and peopleperhour.com to it.',
    ],
  },

  mailbox: {
    title: 'Read a mailbox instead',
    text: 'If you cannot forward emails, Gigbell can look into your mailbox every few minutes over IMAP. It reads only the emails of marketplaces, changes nothing, and stores your password encrypted. Gmail and Outlook need an app password.',
    current: (user: string, host: string) => `${user} at ${host} is read.`,
    stopped: (user: string, host: string) => `${user} at ${host} is no longer read.`,
    readAt: 'Last read',
    lastFailure: 'Last failure',
    host: 'IMAP server',
    hostHint: 'imap.example.com',
    port: 'Port',
    user: 'User name',
    folder: 'Folder',
    password: 'Password',
    passwordHint: 'An app password, if your provider has them.',
    passwordStored: 'A password is stored. Leave this empty to keep it.',
    passwordAgain: 'Enter the password again for another server or user.',
    save: 'Connect mailbox',
    saved: 'Your mailbox is connected.',
    failed: 'Your mailbox could not be saved. Please try again.',
    remove: {
      label: 'Disconnect',
      title: 'Disconnect your mailbox?',
      text: 'It will no longer be read, and its password is deleted. Jobs that it brought stay.',
    },
    removed: 'Your mailbox is disconnected.',
    removeFailed: 'Your mailbox could not be disconnected. Please try again.',
  },

  mails: {
    title: 'Latest emails',
    none: 'Emails appear here as they arrive, with what each one brought.',
    noSender: 'Unknown sender',
    noSubject: 'No subject',
    code: (code: string) => `Confirmation code: ${code}`,
    confirm: 'Confirm forwarding',
    results: {
      waiting: 'Being read',
      jobs: 'Jobs',
      outcomes: 'Suggested updates',
      nothing: 'Nothing found',
      refused: 'Refused',
      confirmation: 'Forwarding confirmation',
    },
    jobs: (count: number) => counted(count, 'job', 'jobs'),
    outcomes: (count: number) => counted(count, 'suggested update', 'suggested updates'),
  },
}
