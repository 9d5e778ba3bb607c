/** The texts of insights. */
import { HIGH_FIT, type InsightDimension, MIN_LETTERS_FOR_RATE } from '@gigbell/contract'
import { count, countWithNoun } from '../../components/money.ts'
import { sharedTexts } from '../../components/texts.ts'

export const texts = {
  title: 'Insights',
  lead: 'The outcomes of your applications, and what makes a difference.',
  waiting: 'Loading your insights',
  failed: 'Failed to load your insights.',

  filters: {
    name: 'Filters',
    from: 'From',
    to: 'To',
    profile: 'Profile',
    anyProfile: 'All profiles',
    source: 'Source',
    anySource: 'All sources',
    clear: 'Clear filters',
  },

  empty: {
    title: 'No figures yet',
    noLetters:
      'Insights come from your letters. Generate one or add an application you wrote elsewhere, then set its status as things happen: applied, replied, interview, won.',
    noApplications:
      'You have letters, but none is marked as applied. Set the status of each letter you sent, and update it when you hear back.',
    toLetters: 'Go to letters',
    noneFound: 'No letters match',
    noneFoundText: 'Try other days, or clear the filters.',
  },

  summary: {
    median: (duration: string) => `You usually apply ${duration} after a job is posted.`,
    figures: 'Key figures',
    replyRate: 'Reply rate',
    winRate: 'Win rate',
    timeToApply: 'Time to apply (median)',
    connects: 'Connects per reply',
    connectsSpent: (spent: string) => `${spent} spent`,
    ofApplications: (applications: number) => `of ${countWithNoun(applications, 'application')}`,
    unknown: 'Not known yet',
    tooFew: 'Too few to tell',
    duration(minutes: number): string {
      if (minutes < 1) return 'less than a minute'
      if (minutes < 90) return countWithNoun(Math.round(minutes), 'minute')
      if (minutes < 36 * 60) return countWithNoun(Math.round(minutes / 60), 'hour')
      return countWithNoun(Math.round(minutes / 60 / 24), 'day')
    },
  },

  funnel: {
    title: 'From letter to job',
    note: 'Views are counted only where you recorded them.',
    stages: { ...sharedTexts.letterStatuses, letters: 'Letters' },
    stage: 'Stage',
    count: 'Letters',
    share: 'Of applied',
    ofApplied: (share: string) => `${share} of applied`,
  },

  rates: {
    title: 'Rates',
    reply: 'Got a reply',
    interview: 'Got an interview',
    win: 'Won',
    rate: 'Rate',
    what: 'Result',
    applications: (n: number) => countWithNoun(n, 'application'),
    range: (low: string, high: string) => `${low}–${high}`,
    rangeHead: 'Likely range',
    tooFew: 'Too few to tell',
    note: 'The mark is your rate so far. The bar is the range in which the real rate probably lies (95% confidence): the more applications, the shorter the bar.',
  },

  shared: {
    title: 'What your best letters have in common',
    won: 'Letters that won',
    replied: 'Letters that got a reply',
    none: 'Nothing that is more than chance so far. The differences below may be luck.',
    tooFew: (n: number) => `Too few to tell. Comparisons need at least ${n} applications on each side.`,
    method: 'How this is decided',
    methodText:
      'Each group of 10 or more applications is compared with all others of its kind (Fisher’s exact test). Because many groups are compared, the limit of 5% is tightened for each of them (Holm’s correction), so that all findings together are wrong at most 1 time in 20. A finding shows what goes together, not what causes it.',
    /** Which applications a group has. */
    which: (by: InsightDimension, key: string, label: string) => {
      if (by === 'profile') return `from the profile “${label}”`
      if (by === 'source') return `to posts from ${label}`
      if (by === 'category') return `to posts in ${label}`
      if (by === 'weekday') return `sent on ${label}s`
      return habits[key] ?? label
    },
    answeredMore: (which: string, times: string) => `Applications ${which} are answered ${times}.`,
    wonMore: (which: string, times: string) => `Applications ${which} win ${times}.`,
    times: (times: string) => `${times} times as often as others`,
    more: 'more often than others',
    figures: (share: string, part: string, others: string, otherPart: string) =>
      `${share} (${part}) compared with ${others} (${otherPart})`,
    part: (reached: string, applied: string) => `${reached} of ${applied}`,
  },

  by: {
    title: 'Reply rate by …',
    dimensions: {
      speed: 'Time from post to application',
      weekday: 'Weekday',
      length: 'Length of the letter',
      profile: 'Profile',
      source: 'Source',
      category: 'Category',
      fit: 'Fit of the profile',
    } satisfies Record<InsightDimension, string>,
    more: (groups: number) => `${countWithNoun(groups, 'more group')} in the table`,
    unknown: {
      speed: 'Known where the post and the application both have a time.',
      length: 'Known where the text is saved here.',
      fit: 'Known where you wrote from a profile for a job listed here.',
    } as Partial<Record<InsightDimension, string>>,
    group: 'Group',
    applied: 'Applied',
    replied: 'Replied',
    interview: 'Interview',
    won: 'Won',
  },

  fit: {
    more: `Applications with a fit of ${HIGH_FIT} or more are answered more often than those with a lower one. The difference is more than chance.`,
    less: `Applications with a fit of ${HIGH_FIT} or more are answered less often than those with a lower one. The difference is more than chance.`,
    no_difference: `No difference that is more than chance between applications with a fit of ${HIGH_FIT} or more and those with a lower one.`,
    tooFew: (high: number, low: number) =>
      `Too few to tell whether a high fit is answered more often. This needs ${MIN_LETTERS_FOR_RATE} applications with a fit of ${HIGH_FIT} or more (so far ${count(high)}) and ${MIN_LETTERS_FOR_RATE} with a lower one (so far ${count(low)}).`,
  },

  table: {
    show: 'Show as table',
    of: (title: string) => `${title}, as a table`,
    none: '–',
  },
}

/** Applications by their speed, length and fit, by the keys of the groups. */
const habits: Record<string, string> = {
  '0-10': 'sent within 10 minutes',
  '10-60': 'sent 10 to 60 minutes after the post',
  '60-360': 'sent 1 to 6 hours after the post',
  '360-1440': 'sent 6 to 24 hours after the post',
  '1440-': 'sent more than a day after the post',
  '-79': 'of fewer than 80 words',
  '80-139': 'of 80 to 139 words',
  '140-199': 'of 140 to 199 words',
  '200-': 'of 200 words or more',
  '-39': 'with a fit under 40',
  '40-59': 'with a fit of 40 to 59',
  '60-79': 'with a fit of 60 to 79',
  '80-': 'with a fit of 80 or more',
}
