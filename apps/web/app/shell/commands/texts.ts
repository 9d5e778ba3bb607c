/** The texts of the command menu, which are loaded with it. */
import type { MantineColorScheme } from '@mantine/core'

export const commandTexts = {
  title: 'Command menu',
  placeholder: 'Search screens, jobs, letters and actions',
  hint: 'Arrow keys to choose, Enter to open',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found',
  searching: 'Searching…',
  failed: 'Jobs and letters could not be searched. Check your connection.',
  groups: { screens: 'Screens', actions: 'Actions', jobs: 'Jobs', letters: 'Letters' },
  screens: {
    savedJobs: 'Saved jobs',
    appliedJobs: 'Applied jobs',
    hiddenJobs: 'Hidden jobs',
    board: 'Letters board',
    referrals: 'Refer friends',
  },
  actions: {
    newAlert: 'New alert',
    newProfile: 'New profile',
    asList: 'Show jobs as a list',
    asCards: 'Show jobs as cards',
    scheme: (scheme: MantineColorScheme) =>
      scheme === 'auto' ? 'Use the system’s appearance' : `Use the ${scheme} appearance`,
    keys: 'Show keyboard shortcuts',
  },
}
