/** The texts of the bell, the inbox, and the page where alert mails are stopped. */
import type { WaitingDraft } from '@gigbell/contract'
import { count } from '../../components/money.ts'

export const texts = {
  title: 'Notifications', // @spec
  text: 'Check your latest notifications and updates here.', // @spec
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${count(unread)} unread`),
  latest: 'Latest notifications',
  seeAll: 'See all notifications',
  newEntry: (title: string) => `New notification: ${title}`,

  empty: 'No notifications yet',
  emptyText: 'Matching jobs will appear here, with the reason.',
  toAlerts: 'View alerts',
  waiting: 'Loading your notifications',
  failed: 'Your notifications could not be loaded.',
  list: 'Notifications',
  unread: (unread: number) => (unread === 0 ? 'All read' : `${count(unread)} unread`),
  allRead: 'Mark all as read',
  read: 'Mark as read',
  readFailed: 'This could not be marked as read.',
  showOthers: (others: number, alerts: string, unread: number) =>
    `Show ${count(others)} more from ${alerts}${unread === 0 ? '' : ` (${count(unread)} unread)`}`,
  hideOthers: (others: number, alerts: string) => `Hide ${count(others)} more from ${alerts}`,
  dismissed: (title: string) => `Hidden: ${title}. Press u to undo.`,
  restored: (title: string) => `Shown again: ${title}`,
  markedAsRead: (title: string) => `Marked as read: ${title}`,
  nothingToUndo: 'Nothing to undo',
  older: 'Show older',
  olderFailed: 'Older notifications could not be loaded.',
  reminder: (title: string) => `Reminder: ${title}`,
  openLetter: 'Open the letter',
  draft: {
    open: 'Open the letter',
    facts: ({ words, unsupported, unanswered }: WaitingDraft) =>
      [
        `Ready: ${count(words)} words`,
        unsupported > 0 &&
          (unsupported === 1 ? '1 sentence to check' : `${count(unsupported)} sentences to check`),
        unanswered > 0 &&
          (unanswered === 1 ? '1 request not answered' : `${count(unanswered)} requests not answered`),
        'opening it uses 1 proposal',
      ]
        .filter(Boolean)
        .join(' · '),
  },
  gone: 'This job is no longer listed.',
  settings: 'Notification settings',
  matchedBy: 'Matched by',
  more: (others: number) => `and ${others} more`,
  notForMe: 'Not for me',
  notForMeOf: (title: string) => `Not for me: ${title}`,
  arrived: (delay: string) => `Alerted ${delay} after it arrived`,
  arrivedAndPosted: (delay: string, sincePost: string) =>
    `Alerted ${delay} after it arrived, ${sincePost} after it was posted`,

  unsubscribe: {
    title: 'Stop alert emails',
    text: 'You will no longer receive alerts by email. Your alerts and your inbox stay as they are.',
    leave: 'Unsubscribe',
    left: 'Done. You will not receive any more alert emails.',
    failed: 'You could not be unsubscribed.',
    noToken: 'This link is incomplete. Copy all of it from the email.',
    settings: 'Notification settings',
  },
}
