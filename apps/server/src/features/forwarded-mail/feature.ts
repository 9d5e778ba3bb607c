/** The feature `forwarded-mail`: the alert mails of marketplaces that people forward to an address of their own. */
import { readFileSync } from 'node:fs'
import { DAY } from '../../platform/clock.ts'
import { emit, type Feature } from '../../platform/feature.ts'
import { proposeOutcomes } from '../letters/index.ts'
import { openResolver } from './dns-resolver.ts'
import { readMailbox } from './mailbox/mailbox.ts'
import { pollMailboxTask } from './mailbox/poll.ts'
import { POLL_MAILBOX, schedulePoll } from './mailbox/poll-schedule.ts'
import { deleteMailbox, findMailboxOwners } from './mailbox/queries.ts'
import { deleteAddress, deleteMails, deleteOldMails, findLocalPart, listMails } from './queries.ts'
import { readMailTask } from './read-mail.ts'
import { readMarketplaceMail } from './readers/index.ts'
import { mailSourceRoutes } from './routes.ts'
import { READ_FORWARDED_MAIL } from './store-mail.ts'

/** How long the sender, the subject and the result of a mail are stored. */
const MAIL_RETENTION = 30 * DAY
/** How long the text of a mail is stored that cannot be read. */
const STUCK_RETENTION = 7 * DAY

export const forwardedMail: Feature = {
  name: 'forwarded-mail',
  routes(app, world) {
    const { inboundMail, rateLimit, allowPrivateAddresses } = world.config
    mailSourceRoutes(app, { ...world, domain: inboundMail?.domain, rateLimit, allowPrivateAddresses })
  },
  tasks: (world, features) => ({
    // Mails that wait are read after the receiver was turned off, too.
    [READ_FORWARDED_MAIL]: readMailTask({
      ...world,
      resolve: openResolver(world.config.inboundMail?.dns),
      readMarketplaceMail,
      proposeOutcomes,
      onArrived: (tx, jobs) => emit(features, 'jobsArrived', tx, { jobs }, world),
    }),
    [POLL_MAILBOX]: pollMailboxTask({ ...world, ...world.config }),
    delete_old_mails() {
      const now = world.clock.now().getTime()
      return deleteOldMails(world.db, {
        stuckBefore: new Date(now - STUCK_RETENTION),
        oldBefore: new Date(now - MAIL_RETENTION),
      })
    },
  }),
  schedules: [{ task: 'delete_old_mails', cron: '40 3 * * *' }],
  async startWork(world) {
    const { inboundMail, rateLimit } = world.config
    for (const owner of await findMailboxOwners(world.db))
      await schedulePoll(world, owner, world.clock.now(), { keepTime: true })
    if (!inboundMail) return undefined
    const { tls: files, ...settings } = inboundMail
    // Its server is loaded only where it is turned on.
    const { startReceiver } = await import('./receiver.ts')
    const tls = files && {
      readKeys: () => ({ key: readFileSync(files.key), cert: readFileSync(files.cert) }),
    }
    return (await startReceiver({ ...world, rateLimit }, { ...settings, tls })).stop
  },
  personalData: {
    tables: { mail_addresses: 'exported', forwarded_mails: 'exported', mailboxes: 'exported' },
    export: async ({ db, config }, { id }) => {
      const localPart = await findLocalPart(db, id)
      const domain = config.inboundMail?.domain
      return {
        mail_address: localPart === null ? null : domain === undefined ? localPart : `${localPart}@${domain}`,
        forwarded_mails: await listMails(db, id),
        mailbox: await readMailbox(db, id),
      }
    },
    reset: async (tx, person) => {
      await deleteAddress(tx, person)
      await deleteMails(tx, person)
      await deleteMailbox(tx, person)
    },
  },
}
