/** What other features may use of the dashboard. */
import { late } from '../../components/WhenLoaded.tsx'

export { useSummary } from './api.ts'
export { words as summaryWords } from './words.ts'
/** Its code is fetched when the dashboard is opened. */
export const WhatNow = late(async () => (await import('./WhatNow.tsx')).WhatNow)
