/** What other features may use of sources. */
export { Sources } from './Sources.tsx'
