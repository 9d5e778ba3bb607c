/** Alerts: saved searches that notify their owners of new jobs. Other features import from here only. */

export { deleteAllAlerts, sweepFormerAnchors } from './anchor-index.ts'
export { onJobsArrived } from './arrival.ts'
export { selectMatches } from './matching.ts'
export { countAlerts } from './queries.ts'
