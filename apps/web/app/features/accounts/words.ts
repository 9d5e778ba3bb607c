/** Texts of accounts that are ours; the specification's, and the older ones, are in copy.ts. */
import type { ActivityKind } from '@gigbell/contract'

export const words = {
  confirm: {
    title: 'Confirm it’s you',
    byPassword: 'You logged in a while ago. Enter your password to continue.',
    byProvider: 'You logged in a while ago. Sign in again to continue; you will come back to this page.',
    orProvider: 'Or sign in again; you will come back to this page.',
    submit: 'Confirm',
    waiting: 'Loading the ways to confirm',
    failed: 'Failed to load the ways to confirm.',
    undoneTitle: 'Nothing was changed',
    otherAccount: 'You chose another account there than the one that opens this Gigbell account.',
    stillLoggedIn: (email: string) => `You are still logged in as ${email}.`,
    stillLoggedInUnnamed: 'You are still logged in.',
    back: 'Go back',
  },

  activity: {
    title: 'Recent activity',
    lead: 'The last 180 days. If you don’t recognize something, change your password.',
    empty: 'No activity yet.',
    waiting: 'Loading your activity',
    failed: 'Failed to load your activity.',
    more: 'Show more',
    kinds: {
      signup: 'Account created',
      login: 'Logged in',
      login_failed: 'Wrong password entered',
      confirmed: 'Identity confirmed',
      password_changed: 'Password changed',
      password_reset: 'Password reset by email',
      connection_added: 'Account connected',
      connection_removed: 'Account disconnected',
      token_added: 'Access token created',
      token_removed: 'Access token deleted',
      webhook_changed: 'Webhook address or secret changed',
      sessions_ended: 'Logged out other devices',
      export: 'Data downloaded',
    } satisfies Record<ActivityKind, string>,
  },

  account: {
    title: 'Your account',
    person: 'Name and email',
    letters: 'My letters',
    help: 'Help',
    dashboard: 'Dashboard',
    plans: 'Plans',
    logout: 'Log out',
  },
}
