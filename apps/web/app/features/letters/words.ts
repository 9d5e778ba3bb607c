/** Texts of the list of one's own letters; those of the generator are in copy.ts. */

export const words = {
  title: 'My letters',
  lead: 'Every letter you have generated, newest first.',
  empty: 'No letters yet',
  emptyText: 'Letters you generate will appear here.',
  waiting: 'Loading your letters',
  failed: 'Failed to load your letters.',
  noJob: 'A job that is no longer listed',
  noProfile: 'a deleted profile',
  from: (profile: string) => `From ${profile}`,
  builtIn: 'Built-in writer',
  show: 'Show letter',
  hide: 'Hide letter',
  copyFailed: 'Failed to copy to clipboard',
  newer: 'Newer',
  older: 'Older',
  range: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
}
