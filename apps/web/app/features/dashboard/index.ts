/** What other features may use of the dashboard. */
import { lazyComponent } from '../../components/WhenLoaded.tsx'

export { useSummary } from './api.ts'
export { texts as summaryTexts } from './texts.ts'
/** The summary's code is loaded when the dashboard is opened. */
export const WhatNow = lazyComponent(async () => (await import('./HomeSummary.tsx')).HomeSummary)
