/** The feature `mcp`: the tools of Gigbell for programs that speak the Model Context Protocol (docs/mcp.md). */
import type { Feature } from '../../platform/feature.ts'
import { mcpRoutes } from './routes.ts'

export const mcp: Feature = {
  name: 'mcp',
  routes: (app, { config }) => mcpRoutes(app, config.appUrl),
}
