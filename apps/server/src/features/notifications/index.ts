/** Notifications: where and when a person is told. What other features may use of them. */
export { removeSettingsOf } from './queries.ts'
export { notificationRoutes } from './routes.ts'
export { settingsOf } from './settings.ts'
