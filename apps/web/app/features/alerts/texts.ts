/** The texts of alerts: the list, the form, and what their parts are called. */
import type { ChannelName, Delivery } from '@gigbell/contract'
import { count } from '../../components/money.ts'
import type { SnoozeChoice } from './snoozeTimes.ts'

const matchCount = (number: number) => (number === 1 ? '1 match' : `${count(number)} matches`)

export const texts = {
  title: 'Alerts',
  lead: 'Saved searches that notify you when a matching job arrives.',
  new: 'New alert',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  waiting: 'Loading your alerts',
  failed: 'Your alerts could not be loaded.',
  list: 'Your alerts',
  gone: 'This alert no longer exists.',
  saveSearch: 'Save this search as an alert',
  saved: ({ name, enabled }: { name: string; enabled: boolean }) =>
    enabled
      ? `“${name}” is saved. You will be notified of new matches.`
      : `“${name}” is saved but paused. Turn it on to be notified.`,
  toAlerts: 'View alerts',

  empty: 'No alerts yet',
  emptyText: 'An alert is a search that Gigbell runs for you. You are notified when a matching job arrives.',
  suggestions: 'From your profiles',
  suggestedBy: (profile: string) => `From your profile ${profile}`,
  apply: 'Use this',
  applyLabel: (name: string) => `Use this: ${name}`,

  on: 'On',
  paused: 'Paused',
  switch: (state: string, name: string) => `${state}: ${name}`,
  switchFailed: 'The alert could not be changed.',
  snooze: {
    button: 'Snooze',
    of: (name: string) => `Snooze ${name}`,
    choices: {
      hour: 'For 1 hour',
      tomorrow: 'Until tomorrow at 8 AM',
      monday: 'Until Monday at 8 AM',
      week: 'For 1 week',
    } satisfies Record<SnoozeChoice, string>,
    until: (time: string) => `Snoozed until ${time}. Jobs that arrive before then are not shown.`,
    end: 'End snooze',
    failed: 'The alert could not be snoozed.',
  },
  lastMatch: 'Last match',
  never: 'No matches yet',

  deleteTitle: (name: string) => `Delete “${name}”`,
  deleteText: 'You will not be notified of new matches. Your notifications stay.',
  deleteFailed: 'The alert could not be deleted.',

  preview: {
    title: 'Preview',
    would: (matches: number) =>
      matches === 0 ? 'No matches in the last 7 days.' : `${matchCount(matches)} in the last 7 days.`,
    short: (matches: number) =>
      matches === 0 ? 'no matches in the last 7 days' : `${matchCount(matches)} in the last 7 days`,
    none: 'Enter keywords, a skill, or a category to preview matches.',
    fault: 'Check the highlighted fields to preview matches.',
    waiting: 'Counting matches',
    failed: 'The preview could not be loaded.',
    sample: 'Newest matches',
    often: 'That is a lot. Add keywords or filters to narrow it down.',
  },

  form: {
    createTitle: 'New alert',
    editTitle: 'Edit alert',
    query: 'Keywords',
    queryHint: 'Searches titles, descriptions, and skills. Use -word to exclude a word.',
    queryPlaceholder: 'react "design system" -wordpress',
    help: 'Search syntax',
    helpRows: [
      ['react typescript', 'both words, anywhere'],
      ['react OR vue', 'either word; OR in capitals'],
      ['-wordpress', 'excludes this word'],
      ['"design system"', 'this exact phrase'],
      ['title:logo', 'in the title only'],
      ['(react OR vue) -junior', 'parentheses group terms'],
    ] as const,
    name: 'Name',
    nameHint: 'Shown in your notifications.',
    filters: 'Filters',
    filtersSet: (set: number) => (set === 0 ? 'Filters' : `Filters (${set})`),
    filtersHint:
      'Jobs must match all filters. Posts that don’t state a budget, type, level, country, or number of applicants still match.',
    any: 'Any',
    type: 'Type',
    level: 'Level',
    category: 'Categories',
    addCategory: 'Add a category',
    skills: 'Skills',
    skillsHint: 'Jobs must list them.',
    skillsMatch: 'Match',
    matchAny: 'any of these skills',
    matchAll: 'all of these skills',
    budgetFrom: 'Minimum budget',
    budgetTo: 'Maximum budget',
    notASum: 'Numbers only',
    applicants: 'Maximum applicants',
    notACount: 'Whole numbers only',
    verified: 'Verified clients only',
    countries: 'Countries',
    countriesOut: 'Excluded countries',
    addCountry: 'Type a country and press Enter',
    sources: 'Sources',
    addSource: 'Add a source',
    remove: (name: string) => `Remove ${name}`,
    channels: 'Notify me via',
    unreachable: (channels: string) => `Not set up yet: ${channels}.`,
    connect: 'Set them up in Settings',
    delivery: 'Frequency',
    deliveryHint: 'The inbox always updates instantly.',
    create: 'Save alert',
    update: 'Save changes',
    cancel: 'Cancel',
    failed: 'The alert could not be saved.',
    waiting: 'Loading the alert',
  },

  channels: {
    inbox: 'In Gigbell',
    email: 'Email',
    webpush: 'Push',
    telegram: 'Telegram',
    webhook: 'Webhook',
  } satisfies Record<ChannelName, string>,

  delivery: {
    instant: 'Instantly',
    hourly: 'Hourly digest',
    daily: 'Daily digest at 8 AM',
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
