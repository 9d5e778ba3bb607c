/** Jobs: searching and showing them, and the skills they name. Other features import from here only. */
export { findAnsweredAsks } from './brief/answered-asks.ts'
export { wantsApproach } from './brief/asks/wants-approach.ts'
export { type BriefedJob, type PostBrief, readBrief } from './brief/brief.ts'
export { chooseLanguage, readLanguage } from './brief/languages.ts'
export { readSentenceFeatures } from './brief/learned/sentence-features.ts'
export { articleFor, escapeRegExp, lowerFirst, upperFirst } from './brief/phrase.ts'
export { findTraps } from './brief/traps.ts'
export { type Demand, findDemand } from './demand.ts'
export { convertBudgets, ECB_RATES_URL, selectExchangeRates } from './exchange-rates.ts'
export { readFields } from './fields-of-work.ts'
export { findSourceNames, refuseUnknownChoices } from './filter-choices.ts'
export { findImpliedSkills } from './implied-skills.ts'
export { findJob, findJobsByIds } from './job-rows.ts'
export { findJobs, type JobResults } from './jobs.ts'
export { excerptFromMatch } from './matched-excerpt.ts'
export { findMatchedWords, requiredTerms } from './matched-words.ts'
export { selectHiddenJobs, selectSeenJobs } from './mine/conditions.ts'
export { findFit, findFits, presentJob, presentJobs, presentPairs } from './present-jobs.ts'
export {
  deleteExpiredOwnedJobs,
  deleteFoundJobs,
  deleteOldestAddedJobs,
  evaluateTsquery,
  findBriefedJob,
  findListView,
  OWNED_JOB_RETENTION,
  selectNewestPosts,
  selectPostsBetween,
  selectPostsById,
} from './queries.ts'
export { relatednessOf } from './related-skills.ts'
export { compileQuery, formatQuery, parseQuery, type Query } from './search-language.ts'
export { detectSkills, type KnownSkill } from './skill-detector.ts'
export { findSkillsByKeys, skillKey } from './skills.ts'
export { displayNameOf, findSkills, normalizeSkill } from './technologies.ts'
export { readTerms } from './terms.ts'
export {
  defaultFrequencies,
  findWordFrequencies,
  shareOf,
  type WordFrequencies,
} from './word-frequencies.ts'
