/** What the screen of sources says. */
export const texts = {
  lead: 'Where the jobs you see come from, and how the last look at each place went.',
  none: 'No sources are set up',
  noneText: 'Whoever runs this Gigbell names them in the setting JOB_SOURCES. Their jobs will then appear.',
  waiting: 'Loading the sources',
  failedLoad: 'The sources could not be loaded.',
  states: { fine: 'Working', failing: 'Failing', waiting: 'Not asked yet', notConnected: 'Not connected' },
  personal: (label: string) =>
    `Jobs of ${label} are found with your own account there, and shown to you alone.`,
  connect: 'Go to Connected Accounts',
  asked: 'Asked',
  next: (time: string) => `again at ${time}`,
  worked: 'Last worked',
  neverWorked: 'It has not worked yet.',
  counts: (read: number, added: number, updated: number) =>
    `${count(read, 'post')} read, ${added} new, ${updated} changed`,
  setAside: (skipped: number) => `${count(skipped, 'post')} set aside`,
  newest: (shown: number) => `The newest ${shown} that were set aside`,
  credit: 'Posts by',
}

const numbers = new Intl.NumberFormat('en-US')
const count = (number: number, thing: string) =>
  `${numbers.format(number)} ${number === 1 ? thing : `${thing}s`}`
