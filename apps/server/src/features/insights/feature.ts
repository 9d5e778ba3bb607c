/** The feature `insights`: its endpoint. It stores nothing of its own. */
import type { Feature } from '../../platform/feature.ts'
import { insightRoutes } from './routes.ts'

export const insights: Feature = { name: 'insights', routes: insightRoutes }
