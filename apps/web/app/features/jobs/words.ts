/** Our own texts of the jobs' screens that need no place among the specification's in copy.ts. */
export const words = {
  overview: 'Job overview',
  notFound: 'Job not found',
  notFoundText: 'This link doesn’t lead to a job. Check that you copied all of it.',
  goneText: 'It may have been removed, or the link may be incomplete.',
  toJobs: 'See the latest jobs',
}
