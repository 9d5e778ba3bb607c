/** What an assessment of fit reads of a job and of a profile. */
import type { Job, Profile } from '@gigbell/contract'

/** What is compared with a profile. */
export type FitPost = Pick<
  Job,
  | 'title'
  | 'description'
  | 'category_id'
  | 'skills'
  | 'type'
  | 'level'
  | 'ts_publish'
  | 'budget_amount'
  | 'budget_max'
  | 'currency'
  | 'applicants'
  | 'client'
>
/** What of a profile is compared. */
export type FitProfile = Pick<
  Profile,
  'id' | 'title' | 'about' | 'skills' | 'languages' | 'projects' | 'rate'
>
