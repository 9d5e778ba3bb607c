/** The texts of the dashboard's summary. */
import { count } from '../../components/money.ts'

export const texts = {
  waiting: 'Loading your summary',
  failed: 'Your summary could not be loaded.',

  steps: {
    title: 'First steps',
    done: 'Done',
    profile: {
      title: 'Create a profile',
      text: 'Your letters are written from it.',
      button: 'Create Profile',
    },
    alert: {
      title: 'Set up an alert',
      text: 'Hear about matching jobs within seconds.',
      button: 'Set up alert',
    },
    letter: {
      title: 'Generate your first letter',
      text: 'For a job that fits your profile.',
      button: 'Choose a job',
      buttonFor: 'Start your letter',
    },
  },

  matched: {
    title: 'Since your last visit',
    count: (jobs: number) =>
      jobs === 1 ? '1 job matched your alerts' : `${count(jobs)} jobs matched your alerts`,
    all: 'See all matches',
    none: 'No new matches since your last visit,',
    first: 'Jobs that match while you are away will appear here.',
    alerts: 'Your alerts',
  },

  unfinished: {
    title: 'Unfinished letters',
    lead: 'On this device.',
    states: {
      form: 'Not generated yet',
      editing: 'Edits not saved',
      letter: 'Not copied yet',
    },
    unnamed: 'A job that is no longer listed',
    failed: 'Job could not be loaded',
  },

  week: {
    title: 'Last 7 days',
    matched: 'Jobs matched',
    letters: 'Letters',
    minutes: 'Post to letter (median)',
    noMinutes: 'Not enough data',
    chart: 'Jobs matched each day',
    duration(minutes: number): string {
      if (minutes < 1) return 'under 1 min'
      if (minutes < 60) return `${Math.round(minutes)} min`
      if (minutes < 24 * 60) return `${Math.round(minutes / 60)} h`
      const days = Math.round(minutes / 60 / 24)
      return days === 1 ? '1 day' : `${count(days)} days`
    },
  },
}
