/** The texts of alerts: the list, the form, and what their parts are called. */
import type { ChannelName, Delivery } from '@gigbell/contract'
import { count } from '../../components/money.ts'

const times = (number: number) => (number === 1 ? 'once' : `${count(number)} times`)

export const texts = {
  title: 'Alerts',
  lead: 'Saved searches that ring when a fitting job arrives.',
  new: 'New alert',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  waiting: 'Loading your alerts',
  failed: 'Your alerts could not be loaded.',
  list: 'Your alerts',
  gone: 'This alert is not there any more.',
  saveSearch: 'Save this search as an alert',
  saved: ({ name, enabled }: { name: string; enabled: boolean }) =>
    enabled
      ? `“${name}” is saved and rings from now on.`
      : `“${name}” is saved. It is paused, and rings when you switch it on.`,
  toAlerts: 'See your alerts',

  empty: 'No alerts yet',
  emptyText:
    'An alert is a search that Gigbell keeps running for you. When a job arrives that fits, it rings where you want.',
  suggestions: 'From your profiles',
  suggestedBy: (profile: string) => `From your profile ${profile}`,
  take: 'Use this',
  takeOf: (name: string) => `Use this: ${name}`,

  on: 'On',
  resting: 'Paused',
  switch: (state: string, name: string) => `${state}: ${name}`,
  switchFailed: 'This could not be changed.',
  lastMatch: 'Rang',
  never: 'Has not rung yet',

  deleteTitle: (name: string) => `Delete “${name}”`,
  deleteText: 'It rings no more. What it has rung stays in your notifications.',
  deleteFailed: 'The alert could not be deleted.',

  preview: {
    title: 'How often it would ring',
    would: (matches: number) =>
      matches === 0
        ? 'Would not have rung in the last 7 days.'
        : `Would have rung ${times(matches)} in the last 7 days.`,
    short: (matches: number) =>
      matches === 0 ? 'no job in the last 7 days' : `${times(matches)} in the last 7 days`,
    none: 'Enter words, a skill or a category, and see here what would have rung.',
    fault: 'Mend the words above, and see here what would have rung.',
    waiting: 'Counting',
    failed: 'It could not be counted just now.',
    sample: 'The newest of them',
    often: 'That is often. More words or a filter make it rarer.',
  },

  form: {
    createTitle: 'New alert',
    editTitle: 'Edit alert',
    query: 'Words',
    queryHint: 'Looked for in title, text and skills. -word keeps a word out.',
    queryPlaceholder: 'react "design system" -wordpress',
    help: 'How to write it',
    helpRows: [
      ['react typescript', 'both words, anywhere'],
      ['react OR vue', 'one of them; OR in capitals'],
      ['-wordpress', 'not this word'],
      ['"design system"', 'these words, side by side'],
      ['title:logo', 'in the title alone'],
      ['(react OR vue) -junior', 'parentheses keep together'],
    ] as const,
    name: 'Name',
    nameHint: 'What the alert is called when it rings.',
    filters: 'Filters',
    filtersSet: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
    filtersHint:
      'All must hold. A post that says nothing of its budget, type, level, country or applicants passes.',
    any: 'Any',
    type: 'Type',
    level: 'Level',
    category: 'Categories',
    addCategory: 'Add a category',
    skills: 'Skills',
    skillsHint: 'The post must name them.',
    skillsMatch: 'Of these skills',
    matchAny: 'one is enough',
    matchAll: 'all are needed',
    budgetFrom: 'Budget from',
    budgetTo: 'Budget to',
    notASum: 'Numbers only',
    applicants: 'Applicants at most',
    notACount: 'Whole numbers only',
    verified: 'Verified clients only',
    countries: 'Countries',
    countriesOut: 'Not from these countries',
    addCountry: 'Type a country and press Enter',
    sources: 'Sources',
    addSource: 'Add a source',
    remove: (name: string) => `Remove ${name}`,
    channels: 'Where it rings',
    unreachable: (channels: string) => `Not set up yet: ${channels}.`,
    connect: 'Set them up in Settings',
    delivery: 'When it is sent',
    deliveryHint: 'The inbox is always instant.',
    create: 'Save alert',
    update: 'Save changes',
    cancel: 'Cancel',
    failed: 'The alert could not be saved.',
    waiting: 'Loading the alert',
  },

  channels: {
    inbox: 'In Gigbell',
    email: 'E-mail',
    webpush: 'Push',
    telegram: 'Telegram',
    webhook: 'Webhook',
  } satisfies Record<ChannelName, string>,

  delivery: {
    instant: 'At once',
    hourly: 'Hourly digest',
    daily: 'Daily digest at 8',
  } satisfies Record<Delivery, string>,

  chips: {
    verified: 'Verified client',
    applicants: (most: string) => `At most ${most} applicants`,
    from: (sum: string) => `Budget from ${sum}`,
    to: (sum: string) => `Budget to ${sum}`,
    between: (from: string, to: string) => `Budget ${from}–${to}`,
    not: (country: string) => `Not ${country}`,
    allOf: 'all skills',
  },
}
