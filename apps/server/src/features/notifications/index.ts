/** Notifications: what rang, where and when a person is told. What other features may use of them. */
export { channelRoutes } from './channel-routes.ts'
export { channelDataOf, openChannels, removeChannelsOf } from './channels/index.ts'
export { type MatchedWords, notificationsOf, removeNotificationsOf } from './entries.ts'
export { inboxRoutes } from './inbox-routes.ts'
export { removeSettingsOf } from './queries.ts'
export { type Match, ring } from './ringing.ts'
export { notificationRoutes } from './routes.ts'
export { settingsOf } from './settings.ts'
