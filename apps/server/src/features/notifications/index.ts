/** Notifications: what other features may use of them. */
export { countOutcomes, noOutcomes } from './alert-outcomes.ts'
export { createNotifications, findLastMatches, type Match } from './create-notifications.ts'
export { attachDrafts, selectMatchedAlerts } from './drafts.ts'
export { sendLetterEvent } from './letter-events.ts'
export { countMatchesByDay, findMatchesSince } from './recent-matches.ts'
export { createReminder } from './reminders.ts'
export { findTimeZone, selectDraftsPerDay } from './settings-queries.ts'
