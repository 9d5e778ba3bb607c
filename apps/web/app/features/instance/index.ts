/** What the rest of the app may use of the server's public settings. */
export { useServerSettingsQuery } from './api.ts'
