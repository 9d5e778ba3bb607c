/** This server: what its operator publishes about it. This is what other parts may use. */
export { instanceRoutes } from './routes.ts'
