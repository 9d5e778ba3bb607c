/** The texts of signing up, logging in and one's own account; those of the settings are in `settings/texts.ts`. */
import type { ActivityKind } from '@gigbell/contract'

export const texts = {
  forms: {
    email: 'Email',
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
    notSetUp: (provider: string) => `Sign-in with ${provider} is not available on this server.`,
    notSetUpHere: (providers: string[]) => `Not available on this server: ${providers.join(', ')}.`,
    /** What went wrong on the way to a provider and back: `?error=` at /login, `?connect_error=` in the settings. */
    errors: {
      cancelled: 'Sign-in was canceled.',
      state_missing: 'This sign-in could not be verified. Please try again.',
      state_expired: 'This sign-in took too long. Please try again.',
      state_used: 'This sign-in was already completed. Please try again.',
      state_foreign: 'This sign-in was started in another browser. Please start again in this one.',
      wrong_provider: 'The response came from a different provider than the one you chose. Please try again.',
      email_unverified:
        'That account has no verified email address. Verify it there, or log in with your email.',
      other_account:
        'Your Gigbell account is connected to another account of this provider. Log in the way you usually do.',
      provider_failed: 'The provider did not respond as expected. Please try again in a moment.',
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
    haveAccount: 'Already have an account?',
    toLogin: 'Log in',
    invited: 'A friend invited you.',
    passwordHint: 'At least 8 characters.',
    terms: 'By signing up, you agree to the',
    termsLink: 'terms and conditions',
  },

  forgotPassword: {
    title: 'Forgot password',
    submit: 'Send Reset Instructions', // @spec
    done: "Check your email for password reset instructions. If you don't see it, check your spam folder.", // @spec
    failed: 'Failed to send reset instructions', // @spec
    lead: 'Enter your account’s email, and we’ll send you a link to choose a new password.',
    another: 'Use another email',
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
    askAgain: 'Request a new link',
  },

  verifyEmail: {
    title: 'Verify your email',
    done: 'Email Verified Successfully!', // @spec
    toDashboard: 'Go to Dashboard', // @spec
    failed: 'Verification Failed', // @spec
    failedHint: 'Please try again or contact support if the problem persists.', // @spec
    noToken: 'Verification token is missing', // @spec
    failedRequest: 'An error occurred during verification', // @spec
    failedNoMessage: 'Verification failed', // @spec
    verifying: 'Verifying your email...',
    support: 'Support',
    again: 'Send a new link',
    line: 'Your email is not verified yet. Open the link we sent you, or',
    lineDemo: 'Your email is not verified yet. This demo sends no email: open the link at',
    lineOr: ', or',
    lineAgain: 'send it again',
    sent: 'Sent. Check your inbox and your spam folder.',
    sendFailed: 'The email could not be sent.',
    hide: 'Dismiss',
  },

  person: {
    title: 'View profile',
    name: 'Name',
    email: 'Email',
    mobile: 'Phone',
    none: 'Not provided',
    verified: 'Verified',
    notVerified: 'Not verified',
    failed: 'Your account could not be loaded.',
    firstName: 'First name',
    lastName: 'Last name',
    mobileHint: 'Optional.',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved.',
    saveFailed: 'Your changes could not be saved.',
    sendAgain: 'Resend email',
    changePassword: 'Change password',
    profiles: 'Professional profiles',
    waiting: 'Loading your account',
  },

  confirm: {
    title: 'Confirm it’s you',
    byPassword: 'You logged in a while ago. Enter your password to continue.',
    byProvider: 'You logged in a while ago. Sign in again to continue. You’ll come back to this page.',
    orProvider: 'Or sign in again. You’ll come back to this page.',
    submit: 'Confirm',
    waiting: 'Loading confirmation options',
    failed: 'Failed to load confirmation options.',
    undoneTitle: 'Nothing was changed',
    otherAccount: 'You signed in with an account that is not connected to this Gigbell account.',
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
      model_changed: 'Your own AI model changed',
      mailbox_changed: 'Your mailbox for job mails changed',
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
