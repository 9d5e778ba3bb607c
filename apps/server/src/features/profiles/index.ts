/** Profiles: what a person says about themselves for one kind of work. Other features import from here only. */
export { countProfiles, deleteAllProfiles, findProfile, findProfileSkills, findProfiles } from './queries.ts'
export { profileRoutes } from './routes.ts'
