/** The texts of the sources tab. */
export const texts = {
  lead: 'Where your jobs come from, and the last check of each source.',
  none: 'No sources are set up',
  noneText:
    'The administrator of this server can add sources in the JOB_SOURCES setting. Their jobs will then appear.',
  waiting: 'Loading the sources',
  failedLoad: 'The sources could not be loaded.',
  states: { fine: 'Working', failing: 'Failing', waiting: 'Not checked yet', notConnected: 'Not connected' },
  personal: (label: string) => `${label} jobs are found with your own account and shown only to you.`,
  connect: 'Go to Connected Accounts',
  asked: 'Checked',
  next: (time: string) => `next check at ${time}`,
  worked: 'Last successful check',
  neverWorked: 'No successful check yet.',
  counts: (read: number, added: number, updated: number) =>
    `${count(read, 'post')} read, ${added} new, ${updated} changed`,
  setAside: (skipped: number) => `${count(skipped, 'post')} skipped`,
  newest: (shown: number) => `The newest ${shown} skipped posts`,
  credit: 'Posts by',
}

const numbers = new Intl.NumberFormat('en-US')
const count = (number: number, thing: string) =>
  `${numbers.format(number)} ${number === 1 ? thing : `${thing}s`}`
