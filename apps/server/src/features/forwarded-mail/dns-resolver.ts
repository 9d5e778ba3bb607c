/** Looks up the DNS records that prove who has sent a mail. */
import { Resolver } from 'node:dns/promises'

/** Looks up the records of a type; throws the errors of `node:dns`. */
export type Resolve = (name: string, type: string) => Promise<string[] | string[][]>

/** A name that can have records: labels of up to 63 characters, 253 in all. */
const NAME = /^(?=.{1,253}$)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/

/** Opens a resolver that asks `server` (INBOUND_MAIL_DNS), or the system's DNS servers. */
export function openResolver(server: string | undefined): Resolve {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (server !== undefined) resolver.setServers([server])
  return async (name, type) => {
    // Mails choose the names. One that cannot exist is an answer, not a failure after which to ask again.
    if (!NAME.test(name)) throw Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' })
    return (await resolver.resolve(name, type)) as string[] | string[][]
  }
}
