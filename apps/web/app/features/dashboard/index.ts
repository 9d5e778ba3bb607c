/** What other features may use of the dashboard. */
import { late } from '../../components/WhenLoaded.tsx'

export { useSummary } from './api.ts'
export { texts as summaryTexts } from './texts.ts'
/** The summary's code is loaded when the dashboard is opened. */
export const WhatNow = late(async () => (await import('./HomeSummary.tsx')).HomeSummary)
