/** Specified texts about accounts: login, sign-up, mailed links, plans and errors. */
import { sharedTexts } from '../../apps/web/app/components/texts.ts'
import { texts as accountTexts } from '../../apps/web/app/features/accounts/texts.ts'
import { texts as billing } from '../../apps/web/app/features/billing/texts.ts'
import { press, type Stage, testTexts } from './specified-texts.ts'

const { login, signUp, forms, forgotPassword, resetPassword, verifyEmail } = accountTexts
const { plans } = billing
const password = sharedTexts.password.label

const logIn = async ({ page }: Stage) => {
  await press(page, login.withEmail)
  await page.getByLabel(forms.email).fill('ada@example.com')
  await page.getByLabel(password, { exact: true }).fill('correct horse')
  await press(page, login.submit)
}

const signUpWith = async ({ page }: Stage) => {
  await press(page, signUp.withEmail)
  await page.getByLabel(forms.firstName).fill('Ada')
  await page.getByLabel(forms.lastName).fill('Field')
  await page.getByLabel(forms.email).fill('ada@example.com')
  await page.getByLabel(forms.mobileNumber).fill('1')
  await page.getByLabel(password, { exact: true }).fill('correct horse')
  await press(page, signUp.submit)
}

const ask = async ({ page }: Stage) => {
  await page.getByLabel(forms.email).fill('ada@example.com')
  await press(page, forgotPassword.submit)
}

const reset =
  (password: string, confirm = password) =>
  async ({ page }: Stage) => {
    await page.getByLabel(resetPassword.new, { exact: true }).fill(password)
    await page.getByLabel(resetPassword.confirm).fill(confirm)
    await press(page, resetPassword.submit)
  }

const failure = { code: 'internal' }

await testTexts({
  login: [
    {
      state: 'at first',
      path: '/login',
      shows: [
        ['button', login.withEmail, 'Log in with Email'],
        ['link', login.toSignUp, 'Sign up for free'],
        ['link', forms.forgot, 'Forgot Password?'],
        ['text', forms.or, 'Or'],
      ],
    },
    {
      state: 'submitted',
      path: '/login',
      given: ({ answer }) => answer('/users/login', null),
      act: logIn,
      shows: [['button', login.submitting, 'Loggin In...']],
    },
    {
      state: 'coming back from a provider',
      path: '/login?code=abc',
      given: ({ answer }) => answer('/auth/exchange', null),
      shows: [
        ['heading', login.overlay, 'Login to product'],
        ['text', login.overlayBusy, 'Logging In...'],
      ],
    },
  ],
  'sign-up': [
    { state: 'at first', path: '/signup', shows: [['button', signUp.withEmail, 'Sign up with Email']] },
    {
      state: 'submitted',
      path: '/signup',
      given: ({ answer }) => answer('/users/signup', null),
      act: signUpWith,
      shows: [['button', signUp.submitting, 'Signing Up...']],
    },
  ],
  'forgot password': [
    {
      state: 'at first',
      path: '/forgot-password',
      shows: [
        ['button', forgotPassword.submit, 'Send Reset Instructions'],
        ['link', forms.backToLogin, 'Back to Login'],
      ],
    },
    {
      state: 'sent',
      path: '/forgot-password',
      given: ({ answer }) => answer('/forgot-password', 200, { message: 'Sent.' }),
      act: ask,
      shows: [
        [
          'text',
          forgotPassword.done,
          "Check your email for password reset instructions. If you don't see it, check your spam folder.",
        ],
      ],
    },
    {
      state: 'failed',
      path: '/forgot-password',
      given: ({ answer }) => answer('/forgot-password', 0),
      act: ask,
      shows: [['text', forgotPassword.failed, 'Failed to send reset instructions']],
    },
  ],
  'reset password': [
    {
      state: 'without a token',
      path: '/reset-password',
      shows: [['text', resetPassword.noToken, 'Reset token is missing']],
    },
    {
      state: 'with two passwords',
      path: '/reset-password?token=abc',
      act: reset('a new password', 'another password'),
      shows: [['text', resetPassword.mismatch, 'Passwords do not match']],
    },
    {
      state: 'with a short password',
      path: '/reset-password?token=abc',
      act: reset('seven77'),
      shows: [['text', resetPassword.short, 'Password must be at least 8 characters long']],
    },
    {
      state: 'done',
      path: '/reset-password?token=abc',
      given: ({ answer }) => answer('/reset-password', 200, { message: 'Done.' }),
      act: reset('a new password'),
      shows: [
        ['text', resetPassword.done, 'Your password has been reset successfully!'],
        ['button', resetPassword.toLogin, 'Go to Login'],
      ],
    },
    {
      state: 'failed',
      path: '/reset-password?token=abc',
      given: ({ answer }) => answer('/reset-password', 500, failure),
      act: reset('a new password'),
      shows: [['text', resetPassword.failed, 'Failed to reset password']],
    },
  ],
  'verify e-mail': [
    {
      state: 'without a token',
      path: '/verify-email',
      shows: [
        ['heading', verifyEmail.failed, 'Verification Failed'],
        ['text', verifyEmail.noToken, 'Verification token is missing'],
        ['text', verifyEmail.failedHint, 'Please try again or contact support if the problem persists.'],
        ['button', forms.backToLogin, 'Back to Login'],
      ],
    },
    {
      state: 'verified',
      path: '/verify-email?token=abc',
      given: ({ answer }) => answer('/verify-email', 200, { message: 'Verified.' }),
      shows: [
        ['heading', verifyEmail.done, 'Email Verified Successfully!'],
        ['button', verifyEmail.toDashboard, 'Go to Dashboard'],
      ],
    },
    {
      state: 'refused without a word',
      path: '/verify-email?token=abc',
      given: ({ answer }) => answer('/verify-email', 400, failure),
      shows: [['text', verifyEmail.failedNoMessage, 'Verification failed']],
    },
    {
      state: 'answered with another status than 200',
      path: '/verify-email?token=abc',
      given: ({ answer }) => answer('/verify-email', 202, { data: {} }),
      shows: [
        ['heading', verifyEmail.failed, 'Verification Failed'],
        ['text', verifyEmail.failedNoMessage, 'Verification failed'],
      ],
    },
    {
      state: 'without an answer',
      path: '/verify-email?token=abc',
      given: ({ answer }) => answer('/verify-email', 0),
      shows: [['text', verifyEmail.failedRequest, 'An error occurred during verification']],
    },
  ],
  plans: [
    {
      state: 'for somebody new',
      path: '/plans',
      as: 'newcomer',
      shows: [
        ['button', plans.back, 'Go back Home'],
        ['button', plans.logout, 'Logout'],
        ['button', plans.startTrial, 'Start 3-day Free Trial'],
        ['text', billing.planCard.recommended, 'Recommended'],
        ['text', plans.unlimitedProfiles, 'Unlimited Profiles'],
        ['text', plans.unlimitedProposals, 'Unlimited Proposals'],
      ],
    },
    {
      state: 'failed',
      path: '/plans',
      given: ({ answer }) => answer('/fetchSubscriptions', 0),
      shows: [['text', plans.failed, 'Failed to load subscription plans.']],
    },
    {
      state: 'for somebody whose subscription can’t be fetched',
      path: '/plans',
      as: 'newcomer',
      given: ({ answer }) => answer('/getCurrentSubscriptions', 0),
      shows: [
        ['text', billing.subscription.failed, 'Failed to load subscription details.'],
        ['button', sharedTexts.errors.retry, 'Try again'],
      ],
    },
    {
      state: 'the current one pressed',
      path: '/plans',
      as: 'member',
      act: ({ page }) => press(page, plans.current),
      shows: [],
      alerts: ['text', plans.currentAlert, 'This is your current subscription.'],
    },
    {
      state: 'a trial that does not start',
      path: '/plans',
      as: 'newcomer',
      given: ({ answer }) => answer('/startTrial', 500, failure),
      act: ({ page }) => press(page, plans.startTrial),
      shows: [],
      alerts: ['text', plans.trialFailed, 'An error occurred while starting the free trial.'],
    },
  ],
  'error page': [
    {
      state: 'for an address that is not there',
      path: '/no/such/page',
      shows: [
        ['heading', sharedTexts.errors.notFound, 'Something is not right!'],
        ['button', sharedTexts.errors.toDashboard, 'Go back to your Dashboard'],
      ],
    },
  ],
})
