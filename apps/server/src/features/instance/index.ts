/** This server itself: what its operator lets everybody know. What other parts may use of it. */
export { instanceRoutes } from './routes.ts'
