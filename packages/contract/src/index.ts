/** The whole wire: every endpoint by feature, and the shapes that clients and server share. */
import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { alertHealth } from './alert-improvements.ts'
import { alerts } from './alerts.ts'
import { billing } from './billing.ts'
import { dashboard } from './dashboard.ts'
import { email } from './email.ts'
import { evidence } from './evidence.ts'
import { mailSource } from './forwarded-mail.ts'
import { insights } from './insights.ts'
import { instance } from './instance.ts'
import { jobs } from './jobs.ts'
import { letterHistory } from './letter-history.ts'
import { letters } from './letters.ts'
import { newsletter } from './newsletter.ts'
import { inbox, notifications } from './notifications.ts'
import { optimization } from './optimization.ts'
import { ownModel } from './own-model.ts'
import { payment } from './payment.ts'
import { profiles } from './profiles.ts'
import { proposedOutcomes } from './proposed-outcomes.ts'
import { askToLeaveAlertMails, leaveAlertMails, push, telegramLink } from './push.ts'
import { referrals } from './referrals.ts'
import { sessions } from './sessions.ts'
import { connections, signIn } from './sign-in.ts'
import { sources } from './sources.ts'
import { tokens } from './tokens.ts'
import { visitorLetters } from './visitor-letters.ts'

export * from './accounts.ts'
export * from './activity.ts'
export * from './address.ts'
export * from './alert-improvements.ts'
export * from './alerts.ts'
export * from './billing.ts'
export * from './briefs.ts'
export * from './channels.ts'
export * from './currencies.ts'
export * from './dashboard.ts'
export * from './email.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './evidence.ts'
export * from './forwarded-mail.ts'
export * from './insights.ts'
export * from './instance.ts'
export * from './jobs.ts'
export * from './letter-history.ts'
export * from './letters.ts'
export * from './newsletter.ts'
export * from './notifications.ts'
export * from './optimization.ts'
export * from './own-model.ts'
export * from './payment.ts'
export * from './profiles.ts'
export * from './proposed-outcomes.ts'
export * from './push.ts'
export * from './referrals.ts'
export * from './scopes.ts'
export * from './sessions.ts'
export * from './sign-in.ts'
export * from './sources.ts'
export * from './tokens.ts'
export * from './visitor-letters.ts'

/** Every endpoint of the product, by feature. */
export const api = {
  accounts,
  email,
  signIn,
  connections,
  sessions,
  activity,
  tokens,
  inbox,
  notifications,
  push,
  telegram: { link: telegramLink },
  alertMails: { askToLeave: askToLeaveAlertMails, leave: leaveAlertMails },
  newsletter,
  billing,
  payment,
  referrals,
  jobs,
  sources,
  alerts,
  alertHealth,
  profiles,
  evidence,
  letters,
  letterHistory,
  proposedOutcomes,
  optimization,
  ownModel,
  mailSource,
  visitorLetters,
  insights,
  instance,
  dashboard,
} as const
