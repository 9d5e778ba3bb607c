/** What other features and the shell may use of accounts. */
export { accountsApi } from './api.ts'
export { type AuthState, authSlice, logOut, noSession, sessionTaken } from './auth.ts'
