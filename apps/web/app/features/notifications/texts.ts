/** The texts of the bell, the inbox, and the page where alert mails are stopped. */
import { count } from '../../components/money.ts'

export const texts = {
  title: 'Notifications', // @spec
  text: 'Check your latest notifications and updates here.', // @spec
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${count(unread)} unread`),
  latest: 'Latest notifications',
  seeAll: 'See all notifications',
  rang: (title: string) => `Rang: ${title}`,

  empty: 'No alerts yet',
  emptyText: 'Matching jobs will appear here, with the reason.',
  toAlerts: 'Set up an alert',
  waiting: 'Loading your notifications',
  failed: 'Your notifications could not be loaded.',
  list: 'Notifications',
  unread: (unread: number) => (unread === 0 ? 'All read' : `${count(unread)} unread`),
  allRead: 'Mark all as read',
  read: 'Mark as read',
  readFailed: 'This could not be marked as read.',
  older: 'Show older ones',
  olderFailed: 'Older ones could not be loaded.',
  gone: 'This job is not there any more.',
  settings: 'Notification settings',
  because: 'Because of',
  more: (others: number) => `and ${others} more`,
  arrived: (delay: string) => `Alerted ${delay} after it arrived`,
  arrivedAndPosted: (delay: string, sincePost: string) =>
    `Alerted ${delay} after it arrived, ${sincePost} after it was posted`,

  unsubscribe: {
    title: 'Stop the alert mails',
    text: 'Press the button, and no alert is mailed to you any more. Your alerts and your inbox stay as they are.',
    leave: 'Stop these mails',
    left: 'Done. You get no more alert mails.',
    failed: 'The mails could not be stopped.',
    noToken: 'This link is not complete. Copy it whole from the mail.',
    settings: 'Change what rings, and how',
  },
}
