/** The feature `accounts`: its endpoints and tasks, the personal data it stores, and the events it causes. */
import type { Provider } from '@gigbell/contract'
import type { Tx } from '../../platform/db/database.ts'
import { emit, type Feature, type Features } from '../../platform/feature.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { Person } from '../../platform/http/serve.ts'
import type { UserId } from '../../platform/ids.ts'
import { openMailer } from '../../platform/mail/index.ts'
import { deleteDueTasks } from '../../platform/queue.ts'
import type { World } from '../../platform/world.ts'
import { deletionTasks } from './account-deleted-mail.ts'
import { listActivity } from './activity.ts'
import { createCallLimit } from './call-limit.ts'
import { listDevices } from './devices.ts'
import { failedLoginTasks, NOTE_FAILED_LOGIN } from './failed-logins.ts'
import { deleteUnusedLinks } from './mailed-links.ts'
import { accountMailTasks } from './mails.ts'
import { deleteAttempts } from './rate-limits.ts'
import { accountRoutes } from './routes.ts'
import { createSessionLookup, deleteExpiredAccountData, endEverySession, listSessions } from './sessions.ts'
import { listConnections } from './sign-in/connections.ts'
import { openProviders } from './sign-in/providers.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { deleteFormerAccess } from './unverified-accounts.ts'

export const accounts: Feature = {
  name: 'accounts',
  authenticator: (world) => ({
    personOf: createSessionLookup(world),
    countCall: createCallLimit({ ...world, rateLimit: world.config.rateLimit }),
  }),
  routes(app, world, features) {
    const { config } = world
    const ports = { ...world, rateLimit: config.rateLimit, ...portsOf(world, features) }
    accountRoutes(app, ports)
    signInRoutes(app, {
      ...ports,
      appUrl: config.appUrl,
      providers: openProviders(config.providers),
      readProviders: new Set(config.sources.flatMap(({ provider: personal }) => personal ?? [])),
    })
  },
  tasks(world) {
    const { config, keys, clock } = world
    const { appUrl, mail } = config
    return {
      ...accountMailTasks({ ...world, appUrl, mailer: openMailer(mail, clock) }),
      ...failedLoginTasks(world),
      ...deletionTasks({ keys, outbox: mail.outbox }),
      delete_expired_account_data: () => deleteExpiredAccountData(world.db, clock.now()),
    }
  },
  schedules: [{ task: 'delete_expired_account_data', cron: '10 3 * * *' }],
  personalData: {
    tables: {
      users: 'exported',
      sessions: 'exported',
      known_devices: 'exported',
      activity: 'exported',
      connections: 'exported',
      mail_tokens: { notExported: 'Hashes of mailed links, which work for hours.' },
      provider_tokens: { notExported: 'Secrets of the connected accounts.' },
      sign_ins: { notExported: 'Hashes of unfinished sign-ins, which work for minutes.' },
      sign_in_codes: { notExported: 'Hashes of codes that work for a minute.' },
      call_counts: { notExported: 'The number of calls in the last minute.' },
      attempts: { notExported: 'Hashes and network addresses of the last day’s attempts.' },
    },
    async export({ db, clock }, person) {
      const [sessions, devices, activity, connections] = await Promise.all([
        listSessions(db, person, clock.now()),
        listDevices(db, person.id),
        listActivity(db, person.id, clock.now()),
        listConnections(db, person.id),
      ])
      return { sessions, devices, activity, connections }
    },
    erase: (tx, { email }) => deleteAttempts(tx, email),
    reset: deleteFormerAccess,
  },
  on: {
    async restored(tx) {
      await endEverySession(tx)
      await deleteUnusedLinks(tx)
      await deleteDueTasks(tx, [NOTE_FAILED_LOGIN])
    },
  },
}

/** What accounts need from all features, and the events that accounts send to them. */
function portsOf(world: World, features: Features) {
  const data = features.flatMap(({ personalData }) => personalData ?? [])
  const parts = features.flatMap(({ account }) => account ?? [])
  const connections = parts.flatMap((part) => part.connections ?? [])
  return {
    async currentSubscription(person: UserId) {
      for (const { currentSubscription } of parts)
        if (currentSubscription) return currentSubscription(world, person)
      return null
    },
    connections: {
      list: async (person: UserId) =>
        (await Promise.all(connections.map((one) => one.list(world, person)))).flat(),
      async remove(person: UserId, name: string, from: Origin) {
        for (const one of connections) if (await one.remove(world, person, name, from)) return true
        return false
      },
    },
    async exportPersonalData(person: Person & { email: string }): Promise<Record<string, unknown>> {
      return Object.assign({}, ...(await Promise.all(data.map((one) => one.export?.(world, person)))))
    },
    async endServices(person: UserId) {
      for (const one of data) await one.endServices?.(world, person)
    },
    async erasePersonalData(tx: Tx, person: { id: UserId; email: string }) {
      for (const one of data) await one.erase?.(tx, person)
    },
    async resetPersonalData(tx: Tx, person: UserId, now: Date) {
      for (const one of data) await one.reset?.(tx, person, now)
    },
    passwordReplaced: (tx: Tx, person: UserId) => emit(features, 'passwordReplaced', tx, { person }, world),
    invitationUsed: (tx: Tx, person: UserId, referralCode: string) =>
      emit(features, 'invitationUsed', tx, { person, referralCode }, world),
    providerConnected: (tx: Tx, person: UserId, provider: Provider) =>
      emit(features, 'providerConnected', tx, { person, provider }, world),
    providerDisconnected: (tx: Tx, person: UserId) =>
      emit(features, 'providerDisconnected', tx, { person }, world),
  }
}
