/** What other features may use of alerts. */
export { SaveSearch } from './SaveSearch.tsx'
