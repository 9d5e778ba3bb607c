/** Looks up the DNS records that prove who has sent a mail. */
import { Resolver } from 'node:dns/promises'

/** Looks up the records of a type; throws the errors of `node:dns`. */
export type Resolve = (name: string, type: string) => Promise<string[] | string[][]>

/** Opens a resolver that asks `server` (INBOUND_MAIL_DNS), or the system's DNS servers. */
export function openResolver(server: string | undefined): Resolve {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (server !== undefined) resolver.setServers([server])
  return async (name, type) => (await resolver.resolve(name, type)) as string[] | string[][]
}
