/** The dashboard: the summary on its first screen. This is what other features may use. */
export { removeVisitOf, visitOf } from './queries.ts'
export { dashboardRoutes } from './routes.ts'
