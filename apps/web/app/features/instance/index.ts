/** What other features and the shell may use of the server's public settings. */
export { useServerSettingsQuery } from './api.ts'
