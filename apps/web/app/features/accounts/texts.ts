/** The texts of signing up, logging in and one's own account; those of the settings are in `settings/texts.ts`. */
import type { ActivityKind } from '@gigbell/contract'

export const texts = {
  forms: {
    email: 'E-mail',
    firstName: 'First name',
    lastName: 'Last name',
    mobileNumber: 'Mobile number',
    or: 'Or', // @spec
    forgot: 'Forgot Password?', // @spec
    backToLogin: 'Back to Login', // @spec
  },

  providers: {
    names: { google: 'Google', linkedin: 'LinkedIn', upwork: 'Upwork' },
    otherWays: 'Other ways to sign in',
    notSetUp: (provider: string) => `Sign-in with ${provider} is not set up here.`,
    notSetUpHere: (providers: string[]) => `Not set up here: ${providers.join(', ')}.`,
    /** What went wrong on the way to a provider and back: `?error=` at /login, `?connect_error=` in the settings. */
    faults: {
      cancelled: 'Signing in was cancelled.',
      state_missing: 'This sign-in did not start here. Please try again.',
      state_expired: 'This sign-in took too long. Please try again.',
      state_used: 'This sign-in was completed already. Please try again.',
      state_foreign: 'This sign-in was started in another browser. Please start it again here.',
      wrong_provider: 'The answer came from another provider than the one you chose. Please try again.',
      email_unverified:
        'That account has no verified e-mail address. Verify it there, or log in with your e-mail.',
      other_account:
        'Your Gigbell account is connected to another account of this provider. Log in the way you did before.',
      provider_failed: 'The provider did not answer as expected. Please try again in a moment.',
    },
  },

  login: {
    title: 'Log in',
    noAccount: 'No account yet?',
    withEmail: 'Log in with Email', // @spec
    with: (provider: string) => `Log in with ${provider}`,
    submit: 'Log in',
    submitting: 'Loggin In...', // @spec
    toSignUp: 'Sign up for free', // @spec
    overlay: 'Login to product', // @spec
    overlayBusy: 'Logging In...', // @spec
  },

  signUp: {
    title: 'Sign up',
    withEmail: 'Sign up with Email', // @spec
    with: (provider: string) => `Sign up with ${provider}`,
    submit: 'Sign up',
    submitting: 'Signing Up...', // @spec
    haveAccount: 'You have an account?',
    toLogin: 'Log in',
    invited: 'You come by a friend’s invitation.',
    passwordHint: 'At least 8 characters.',
    terms: 'By signing up you accept the',
    termsLink: 'terms and conditions',
  },

  forgotPassword: {
    title: 'Forgot password',
    submit: 'Send Reset Instructions', // @spec
    done: "Check your email for password reset instructions. If you don't see it, check your spam folder.", // @spec
    failed: 'Failed to send reset instructions', // @spec
    lead: 'Enter the e-mail of your account. We send you a link to choose a new password.',
    another: 'Use another e-mail',
  },

  resetPassword: {
    title: 'Reset password',
    done: 'Your password has been reset successfully!', // @spec
    toLogin: 'Go to Login', // @spec
    mismatch: 'Passwords do not match', // @spec
    short: 'Password must be at least 8 characters long', // @spec
    noToken: 'Reset token is missing', // @spec
    failed: 'Failed to reset password', // @spec
    new: 'New password',
    confirm: 'Confirm new password',
    hint: 'At least 8 characters. You will be logged out everywhere.',
    submit: 'Reset password',
    askAgain: 'Ask for a new link',
  },

  verifyEmail: {
    title: 'Verify your e-mail',
    done: 'Email Verified Successfully!', // @spec
    toDashboard: 'Go to Dashboard', // @spec
    failed: 'Verification Failed', // @spec
    failedHint: 'Please try again or contact support if the problem persists.', // @spec
    noToken: 'Verification token is missing', // @spec
    failedRequest: 'An error occurred during verification', // @spec
    failedNoMessage: 'Verification failed', // @spec
    verifying: 'Verifying your e-mail...',
    support: 'Support',
    again: 'Send a new link',
    line: 'Your e-mail is not verified yet. Open the link in our mail, or',
    lineDemo: 'Your e-mail is not verified yet. This demo sends no mail: open the link at',
    lineOr: ', or',
    lineAgain: 'send it again',
    sent: 'Sent. Look into your mail, and into the spam folder.',
    sendFailed: 'The mail could not be sent.',
    hide: 'Hide this',
  },

  person: {
    title: 'View profile',
    name: 'Name',
    email: 'E-mail',
    mobile: 'Telephone',
    none: 'Not given',
    verified: 'Verified',
    notVerified: 'Not verified yet',
    failed: 'Your account could not be loaded.',
    firstName: 'First name',
    lastName: 'Last name',
    mobileHint: 'Not needed; leave it empty if you like.',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved.',
    saveFailed: 'Your changes could not be saved.',
    sendAgain: 'Send again',
    changePassword: 'Change password',
    profiles: 'Professional profiles',
    waiting: 'Loading your account',
  },

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
