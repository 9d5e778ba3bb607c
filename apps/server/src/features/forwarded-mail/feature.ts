/** The feature `forwarded-mail`: the alert mails of marketplaces that people forward to an address of their own. */
import type { Feature } from '../../platform/feature.ts'
import { deleteAddress, deleteMails, findLocalPart, listMails } from './queries.ts'
import { mailSourceRoutes } from './routes.ts'

export const forwardedMail: Feature = {
  name: 'forwarded-mail',
  routes(app, world) {
    const { inboundMail, rateLimit } = world.config
    mailSourceRoutes(app, { ...world, domain: inboundMail?.domain, rateLimit })
  },
  personalData: {
    tables: { mail_addresses: 'exported', forwarded_mails: 'exported' },
    export: async ({ db, config }, { id }) => {
      const localPart = await findLocalPart(db, id)
      const domain = config.inboundMail?.domain
      return {
        mail_address: localPart === null ? null : domain === undefined ? localPart : `${localPart}@${domain}`,
        forwarded_mails: await listMails(db, id),
      }
    },
    reset: async (tx, person) => {
      await deleteAddress(tx, person)
      await deleteMails(tx, person)
    },
  },
}
