/** Profiles: what a person tells of themselves, several times over. What other features may use of them. */
export { profileOf, profilesOf, profilesUsed, removeProfilesOf, skillsOf } from './queries.ts'
export { profileRoutes } from './routes.ts'
