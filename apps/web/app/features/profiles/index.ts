/** What other features may use of profiles. */
export { type ProfileTitle, useProfileTitlesQuery, useSkillNamesQuery } from './api.ts'
export { SkillsPicker } from './SkillsPicker.tsx'
