/** Every address of the product and the screen that answers it (spec §2). */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('shell/Landing.tsx', [
    index('features/landing/Home.tsx'),
    route('privacy', 'features/legal/Privacy.tsx'),
    route('support', 'features/legal/Privacy.tsx', { id: 'support' }),
    route('terms', 'features/legal/Terms.tsx'),
    route('help', 'features/help/PublicHelp.tsx'),
    route('extension', 'features/extension/Install.tsx'),
  ]),

  route('login', 'features/accounts/Login.tsx'),
  route('signup', 'features/accounts/SignUp.tsx'),
  route('forgot-password', 'features/accounts/ForgotPassword.tsx'),
  route('reset-password', 'features/accounts/ResetPassword.tsx'),
  route('verify-email', 'features/accounts/VerifyEmail.tsx'),

  route('newsletter/confirm', 'features/newsletter/Confirm.tsx'),
  route('newsletter/unsubscribe', 'features/newsletter/Unsubscribe.tsx'),
  route('notifications/unsubscribe', 'features/notifications/Unsubscribe.tsx'),

  route('plans', 'features/billing/Plans.tsx'),
  route('upgrade', 'features/billing/Plans.tsx', { id: 'upgrade' }),

  route('sample-post/:id', 'features/jobs/SamplePost.tsx'),

  layout('shell/SignedIn.tsx', [
    route('account', 'features/accounts/Account.tsx'),
    route('connect', 'features/tokens/Connect.tsx'),
  ]),

  layout('shell/Protected.tsx', [
    route('payment', 'features/billing/Payment.tsx'),
    route('payment/success', 'features/billing/PaymentSuccess.tsx'),
    route('dashboard', 'shell/Dashboard.tsx', [
      index('features/jobs/DashboardHome.tsx'),
      route('jobs', 'features/jobs/Jobs.tsx'),
      route('job-details/:id', 'features/jobs/JobDetails.tsx'),
      route('job-details/:id/generate', 'features/letters/Generate.tsx'),
      route('share', 'features/jobs/shared/SharedPost.tsx'),
      route('letters', 'features/letters/history/Letters.tsx'),
      route('letters/:id', 'features/letters/history/Letter.tsx'),
      route('insights', 'features/insights/Insights.tsx'),
      route('alerts', 'features/alerts/Alerts.tsx'),
      route('profile', 'features/profiles/Profiles.tsx'),
      route('settings', 'features/accounts/settings/Settings.tsx'),
      route('notifications', 'features/notifications/Notifications.tsx'),
      route('subscription', 'features/billing/Subscription.tsx'),
      route('referrals', 'features/referrals/Referrals.tsx'),
      route('view-profile', 'features/accounts/ViewProfile.tsx'),
      route('profile-optimization', 'features/profiles/Optimization.tsx'),
      route('help', 'features/help/Help.tsx'),
      route('*', 'shell/NoSuchScreen.tsx'),
    ]),
  ]),

  route('*', 'shell/NotFound.tsx'),
] satisfies RouteConfig
