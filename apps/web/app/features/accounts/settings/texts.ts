/** The texts of the settings, by tab. */
export const texts = {
  title: 'Settings', // @spec
  // @spec
  tabs: {
    password: 'Password',
    notifications: 'Notifications',
    connected: 'Connected Accounts',
    delete: 'Delete Account',
  },
  disconnect: 'Disconnect', // @spec
  mismatch: 'New passwords do not match', // @spec
  failed: 'Failed to change password. Please try again.', // @spec
  done: 'Password Changed', // @spec
  doneText: 'Your password has been successfully changed.', // @spec
  ok: 'OK', // @spec
  old: 'Old password',
  new: 'New password',
  confirm: 'Confirm new password',
  newHint: 'At least 8 characters.',
  change: 'Change password',
  others: 'You will be logged out on all other devices.',
  sessionsTab: 'Sessions',
  tokensTab: 'Tokens',
  sourcesTab: 'Sources',
  noPassword: {
    text: (email: string) => `You log in without a password. To add one, we’ll send a link to ${email}.`,
    send: 'Send a link to set a password',
  },
  connections: {
    lead: 'Log in to Gigbell with any of these accounts.',
    connect: 'Connect',
    connected: (provider: string) => `${provider} is connected.`,
    disconnected: (provider: string) => `${provider} is disconnected.`,
    since: (label: string, date: string) => `${label} · connected on ${date}`,
    none: 'Not connected',
    notSetUp: 'Not available on this server',
    failed: 'The connection could not be changed.',
    failedLoad: 'Your connected accounts could not be loaded.',
    waiting: 'Loading connected accounts',
    otherAccount: 'That account is already connected to another Gigbell account.',
    cancelled: 'Connecting was canceled.',
  },
  sessions: {
    lead: 'Devices where you are logged in.',
    here: 'This device',
    now: 'Active now',
    lately: 'Active in the last hour',
    used: 'Last active',
    since: (date: string) => `logged in on ${date}`,
    end: 'Log out',
    endOf: (device: string) => `Log out ${device}`,
    endOthers: 'Log out of all other devices',
    alone: 'You are not logged in anywhere else.',
    ended: (count: number) => (count === 1 ? '1 device logged out.' : `${count} devices logged out.`),
    failed: 'The device could not be logged out.',
    failedLoad: 'Your sessions could not be loaded.',
    waiting: 'Loading your sessions',
  },
  download: {
    title: 'Download your data',
    text: 'Everything Gigbell stores about you, as one JSON file.',
    button: 'Download my data',
    done: 'Your data was downloaded.',
    failed: 'Your data could not be downloaded.',
  },
  remove: {
    title: 'Delete your account',
    lead: 'This can’t be undone. You will lose:',
    account: 'Your name, email, and phone number',
    profiles: (count: number) =>
      count === 1 ? 'Your profile' : count === 0 ? 'Your profiles' : `Your ${count} profiles`,
    letters: 'All letters and proposals',
    settings: 'Your settings, sessions, and connected accounts',
    plan: (name: string) => `Your ${name} plan. It ends immediately, and you will not be charged again`,
    password: 'Your password',
    email: 'Your email',
    emailHint: 'You have no password. Enter your account’s email to confirm.',
    submit: 'Delete my account',
    confirm: 'Delete your account?',
    confirmText: (email: string) => `The account ${email} and everything in it will be permanently deleted.`,
    keep: 'Keep my account',
    failed: 'Your account could not be deleted. Nothing was changed.',
  },
  reading: {
    signInAgain: 'Sign in again',
    signInAgainText: (provider: string) =>
      `Gigbell lost access to ${provider} and can’t look for jobs there. Sign in again to continue.`,
  },
}
