/** Freelancer.com: the addresses of its projects, on its hosts of all countries. */
import type { MarketplaceReader } from './marketplace.ts'

const host =
  /^(?:www\.|[a-z]{2}\.)?freelancer\.(?:com(?:\.(?:au|al|jm|pe|co|bd|ng))?|co\.(?:uk|id|nz|ke|th|za|in)|de|es|in|ca|ie|is|cl|mx|uy|pk|ph|hk|sg|gr|nl)$/
const project =
  /^\/projects\/((?:[\w.~%+-]{1,200}\/){0,2}?[\w.~%+-]{1,300}?)(?:\.html?)?(?:\/(?:details|proposals|files))?\/?$/

/** Reads the mails of Freelancer.com. */
export const freelancer: MarketplaceReader = {
  name: 'freelancer',
  base: 'https://www.freelancer.com',
  readJobUrl({ hostname, pathname }) {
    if (!host.test(hostname)) return null
    const path = project.exec(pathname)?.[1]
    if (!path) return null
    const id = /(?:^|-)(\d{5,12})$/.exec(path)?.[1] ?? null
    return { url: `https://www.freelancer.com/projects/${path}`, id }
  },
}
