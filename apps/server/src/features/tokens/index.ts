/** Personal tokens. This is what other features may use. */
export { findTokenExpiries } from './queries.ts'
