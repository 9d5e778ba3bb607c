/** What other features may use of profiles. */
import { lazyComponent } from '../../components/WhenLoaded.tsx'

export { type ProfileTitle, useProfileTitlesQuery, useSkillNamesQuery } from './api.ts'
export { SkillsPicker } from './SkillsPicker.tsx'
/** The dialog's code is loaded when it is first opened. */
export const ProfileDialog = lazyComponent(async () => (await import('./ProfileDialog.tsx')).ProfileDialog)
