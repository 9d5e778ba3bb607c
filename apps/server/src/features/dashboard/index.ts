/** The dashboard: what its first screen sums up. What other features may use of it. */
export { removeVisitOf, visitOf } from './queries.ts'
export { dashboardRoutes } from './routes.ts'
