/** Jobs: finding and showing them. Other features import from here only. */
export { type FoundJobs, findJobs } from './jobs.ts'
export { newestPosts, postsBetween, postsById } from './posts.ts'
export {
  choices,
  jobOf,
  jobsOf,
  knownSkillIds,
  OWNED_KEPT,
  removeOwnedJobs,
  skillsByKeys,
  tidyOwnedJobs,
  viewOf,
  wordsOf,
} from './queries.ts'
export { jobsRoutes } from './routes.ts'
export { compileQuery, type Query, readQuery } from './search-language.ts'
export { skillKey } from './skill-key.ts'
