import { profileLimits } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { addProject, emptyProject, projectFromCard } from './projects.ts'

const card = { text: '', url: null, skills: [] }

test('makes a project of a card: its first sentence is the title', () => {
  const text = 'Rebuilt the store of a tile shop. Loading went from 6 s to 1.8 s.'
  expect(projectFromCard({ text, url: 'https://tiles.example', skills: ['Shopify'] })).toEqual({
    ...emptyProject,
    title: 'Rebuilt the store of a tile shop',
    what: text,
    url: 'https://tiles.example',
    skills: ['Shopify'],
  })
})

test('cuts long texts between words, within the limits', () => {
  const long = 'Translated the manuals of a maker of espresso machines from Italian into English '.repeat(20)
  const { title, what } = projectFromCard({ ...card, text: long })
  expect(title).toBe('Translated the manuals of a maker of espresso machines from…')
  expect(what.length).toBeLessThanOrEqual(profileLimits.project.what)
  expect(projectFromCard({ ...card, text: 'x'.repeat(90) }).title.length).toBeLessThanOrEqual(60)
})

test('adds a project once, and none to a full list', () => {
  const project = { ...emptyProject, title: 'A shop' }
  expect(addProject(addProject([], project), { ...project })).toEqual([project])
  const full = Array.from({ length: profileLimits.projects }, (_, at) => ({ ...project, title: `${at}` }))
  expect(addProject(full, project)).toEqual(full)
})
