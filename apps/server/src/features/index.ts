/** All features of the server. A new feature is one line here. */
import type { Features } from '../platform/feature.ts'
import { accounts } from './accounts/feature.ts'
import { alerts } from './alerts/feature.ts'
import { billing } from './billing/feature.ts'
import { dashboard } from './dashboard/feature.ts'
import { forwardedMail } from './forwarded-mail/feature.ts'
import { insights } from './insights/feature.ts'
import { instance } from './instance/feature.ts'
import { jobs } from './jobs/feature.ts'
import { letters } from './letters/feature.ts'
import { mcp } from './mcp/feature.ts'
import { newsletter } from './newsletter/feature.ts'
import { notifications } from './notifications/feature.ts'
import { profiles } from './profiles/feature.ts'
import { referrals } from './referrals/feature.ts'
import { sources } from './sources/feature.ts'
import { tokens } from './tokens/feature.ts'

export const features: Features = [
  accounts,
  tokens,
  billing,
  referrals,
  newsletter,
  profiles,
  jobs,
  sources,
  alerts,
  notifications,
  letters,
  forwardedMail,
  insights,
  dashboard,
  instance,
  mcp,
]
