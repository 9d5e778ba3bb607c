/** The endpoints of mail as a source. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { type LimitPorts, limitByPerson } from '../accounts/index.ts'
import { createAddress, type MailSourcePorts, readMailSource } from './mail-source.ts'
import { type MailboxPorts, removeMailbox, saveMailbox } from './mailbox/mailbox.ts'
import { deleteAddress } from './queries.ts'

/** What the endpoints need. */
type RoutePorts = MailSourcePorts & LimitPorts & Omit<MailboxPorts, 'countTest'>

/** Registers the endpoints of mail as a source. */
export function mailSourceRoutes(app: FastifyInstance, ports: RoutePorts): void {
  serve(app, api.mailSource.get, async ({ person }) => ({ data: await readMailSource(ports, person.id) }))

  serve(app, api.mailSource.createAddress, async ({ person }) => {
    await limitByPerson(ports, 'mail_address', person.id)
    return { data: await createAddress(ports, person.id) }
  })

  serve(app, api.mailSource.removeAddress, async ({ person }) => {
    await deleteAddress(ports.db, person.id)
    return { data: null }
  })
  const mailboxPorts: MailboxPorts = {
    ...ports,
    countTest: (person) => limitByPerson(ports, 'mailbox', person),
  }
  serve(app, api.mailSource.saveMailbox, async ({ person, body, from }) => ({
    data: await saveMailbox(mailboxPorts, person, body, from),
  }))

  serve(app, api.mailSource.removeMailbox, async ({ person, from }) => {
    await removeMailbox(ports, person, from)
    return { data: null }
  })
}
