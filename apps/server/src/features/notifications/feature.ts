/** The feature `notifications`: inbox, channels and settings, their delivery, and the personal data they store. */
import type { Feature } from '../../platform/feature.ts'
import { limitByPerson } from '../accounts/index.ts'
import { channelRoutes } from './channel-routes.ts'
import { deleteChannelData, deleteChatCodes, exportChannelData, openChannels } from './channels/index.ts'
import { openBot } from './channels/telegram-bot.ts'
import { readTelegramUpdates } from './channels/telegram-updates.ts'
import { dropDueDeliveries } from './delivery-queries.ts'
import { deliveryTasks } from './delivery-worker.ts'
import { deleteNotifications, exportNotifications } from './entries.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { readEntriesOfJob } from './read-entries.ts'
import { deleteOldNotifications } from './retention.ts'
import { readSettings } from './settings.ts'
import { resetSettings } from './settings-queries.ts'
import { notificationSettingsRoutes } from './settings-routes.ts'
import { findChatConnections, unlinkConnection } from './telegram-link.ts'

export const notifications: Feature = {
  name: 'notifications',
  routes(app, world) {
    const { appUrl, allowPrivateAddresses, vapid, telegram, rateLimit } = world.config
    channelRoutes(app, {
      ...world,
      appUrl,
      allowPrivateAddresses,
      vapid,
      bot: telegram && openBot(telegram),
      channels: openChannels(world),
      checkSampleLimit: (person) => limitByPerson({ ...world, rateLimit }, 'sample', person),
    })
    inboxRoutes(app, world)
    notificationSettingsRoutes(app, { ...world, allowPrivateAddresses })
  },
  tasks(world) {
    const { db, clock, config } = world
    return {
      ...deliveryTasks({ ...world, appUrl: config.appUrl, channels: openChannels(world) }),
      delete_old_notifications: (_payload, { signal }) => deleteOldNotifications(db, clock.now(), signal),
    }
  },
  schedules: [{ task: 'delete_old_notifications', cron: '20 3 * * *' }],
  async startWork(world) {
    const { telegram, appUrl } = world.config
    const listening = telegram && readTelegramUpdates({ ...world, appUrl, bot: openBot(telegram) })
    return listening?.stop
  },
  account: {
    connections: {
      list: ({ db }, person) => findChatConnections(db, person),
      remove: unlinkConnection,
    },
  },
  personalData: {
    tables: {
      notifications: 'exported',
      deliveries: 'exported',
      notification_settings: 'exported',
      push_subscriptions: 'exported',
      telegram_chats: 'exported',
      push_progress: { notExported: 'Which browsers a message has reached while it is being sent.' },
      telegram_codes: { notExported: 'Hashes of codes that link a chat, for 15 minutes.' },
      webhook_failures: { notExported: 'How often the webhook failed in a row.' },
      last_rings: { notExported: 'The exported entries contain when an alert last matched.' },
    },
    async export({ db, keys }, { id }) {
      const { webhook_secret: _secret, ...settings } = await readSettings({ db, keys }, id)
      const [channels, entries] = await Promise.all([exportChannelData(db, id), exportNotifications(db, id)])
      return { notification_settings: settings, ...channels, notifications: entries }
    },
    async reset(tx, person) {
      await resetSettings(tx, person)
      await deleteChannelData(tx, person)
      await deleteNotifications(tx, person)
    },
  },
  on: {
    jobSeen: (tx, seen, { clock }) => readEntriesOfJob(tx, seen, clock.now()),
    passwordReplaced: (tx, { person }) => deleteChatCodes(tx, person),
    restored: async (tx, { now }) =>
      void (await dropDueDeliveries(tx, now, 'It was due before this server was restored from a backup.')),
  },
}
