/** The files of a version of the app. */
export interface Shell {
  version: string
  /** The paths of its files. */
  files: string[]
  /** The patterns of its pages, such as `/dashboard/job-details/:id`. */
  pages: string[]
}
