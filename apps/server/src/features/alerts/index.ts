/** Alerts: saved searches that ring. What other features may use of them. */
export { alertsOf } from './alerts.ts'
export { countKeys, improveAnchors } from './counting.ts'
export { removeAlertsOf, sweepAnchors } from './filing.ts'
export { matchedWords } from './matched.ts'
export { matchesOf } from './matching.ts'
export { alertCount } from './queries.ts'
export { alertRoutes } from './routes.ts'
