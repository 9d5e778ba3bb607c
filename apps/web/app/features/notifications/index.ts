/** What other features and the shell may use of notifications. */
import { lazyComponent } from '../../components/WhenLoaded.tsx'

export { Bell } from './Bell.tsx'
export { DraftOffer } from './DraftOffer.tsx'
export { jobsArrived, letterChanged, matchesArrived, useWaitingDraftQuery } from './inbox.ts'
export { useReachableChannels } from './settings/api.ts'
/** Its code, with 400 time zones and their fields, is loaded when the tab is opened. */
export const NotificationPreferences = lazyComponent(
  async () => (await import('./settings/NotificationPreferences.tsx')).NotificationPreferences,
)
