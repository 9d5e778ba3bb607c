import type { ListedCard } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { findKnownWorks, selectWorks } from './works.ts'

const card = (id: string, kind: ListedCard['kind'], text: string, off = false): ListedCard => ({
  id,
  kind,
  text,
  figures: [],
  skills: [],
  url: null,
  off,
  confirmed: false,
  original: null,
})
const sentence = (id: string) => card(id, 'work', `I built the shop of a bakery in ${id} in nine days.`)
const title = 'Shop developer with eleven years of Shopify and counting'

test('offers the projects before the best sentences about work', () => {
  const cards = [
    sentence('Lyon'),
    card('title', 'work', title),
    card('short', 'work', 'I like shops.'),
    card('off', 'project', 'Shop of a school: a shop.', true),
    card('rate', 'rate', '40 EUR per hour'),
    card('project', 'project', 'Shop of a zoo: a shop.'),
    ...['Metz', 'Nice', 'Pau', 'Brest'].map(sentence),
  ]
  expect(selectWorks(cards, title).map(({ id }) => id)).toEqual(['project', 'Lyon', 'Metz', 'Nice', 'Pau'])
})

test('knows the chosen works that letters can still use', () => {
  expect(findKnownWorks(['a', 'b'], undefined)).toEqual(['a', 'b'])
  const cards = [card('b', 'project', 'A shop.'), card('a', 'project', 'A till.', true)]
  expect(findKnownWorks(['a', 'gone', 'b'], cards)).toEqual(['b'])
})
