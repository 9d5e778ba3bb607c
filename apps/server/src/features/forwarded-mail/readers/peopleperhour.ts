/** PeoplePerHour: the addresses of its projects. */
import type { MarketplaceReader } from './marketplace.ts'

const project =
  /^\/(?:freelance-jobs|job|project)\/(?:[\w%+-]{1,100}\/){0,3}(?:[\w.%+-]{0,300}-)?(\d{5,12})\/?$/

/** Reads the mails of PeoplePerHour. */
export const peopleperhour: MarketplaceReader = {
  name: 'peopleperhour',
  base: 'https://www.peopleperhour.com',
  readJobUrl({ hostname, pathname }) {
    if (hostname !== 'www.peopleperhour.com' && hostname !== 'peopleperhour.com') return null
    const id = project.exec(pathname)?.[1]
    return id ? { url: `https://www.peopleperhour.com${pathname.replace(/\/$/, '')}`, id } : null
  },
}
