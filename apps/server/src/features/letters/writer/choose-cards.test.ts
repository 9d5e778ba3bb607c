/** Tests which of several works a letter has. */
import { expect, test } from 'vitest'
import { createTask } from '../testing/task.ts'
import { writeLetter } from './index.ts'

const letter = (description: string, about: string, fields = {}) =>
  writeLetter(
    createTask({
      job: { title: 'Greenhouse dashboard', description, category: 'Data', skills: ['Grafana'] },
      profile: { title: 'Engineer', about, skills: ['Grafana', 'Docker', 'Ansible'], projects: [] },
      fields,
    }),
  )
const dashboard = 'We need a Grafana dashboard for the sensors of our greenhouse.'

test('of works with about as much in common with the post, the one described most fully comes first', () => {
  const text = letter(
    dashboard,
    [
      '- For a hotel I made a Grafana dashboard for the sensors of the pool.',
      '- For a nursery with 14 halls I made a Grafana dashboard: 620 sensors for moisture and light, alarms by text message within 30 seconds, and a page for each hall that the growers open on their phones. Losses in winter fell from 9% to 2%.',
    ].join('\n'),
  )
  expect(text.indexOf('nursery')).toBeGreaterThan(0)
  expect(text.indexOf('nursery') < text.indexOf('hotel') || !text.includes('hotel')).toBe(true)
})

const both = [
  '- For a nursery with 14 halls I made a Grafana dashboard for 620 sensors, with alarms by text message within 30 seconds. Losses in winter fell from 9% to 2%.',
  '- For a brewery I wrote Ansible playbooks for 40 Raspberry Pi gateways, with Docker images signed and updated overnight.',
].join('\n')
const updates = `${dashboard} The second part: Ansible playbooks and signed Docker images for the Raspberry Pi gateways, updated overnight.`

test('a work that answers to another part of the post follows', () => {
  expect(letter(updates, both)).toMatch(/nursery[\s\S]*brewery|brewery[\s\S]*nursery/)
  expect(letter(dashboard, both)).not.toContain('brewery')
})

test('a short letter has one work only', () => {
  const text = letter(updates, both, { length: 'short' })
  expect(text.includes('nursery') && text.includes('brewery')).toBe(false)
})

test('a short letter has a long work, and leaves out the plan that the post asks for', () => {
  const text = writeLetter(
    createTask({
      job: {
        title: 'Data extraction from ArcGIS to CSV',
        description:
          'We need the parcels of 12 towns out of an ArcGIS site in a CSV file. How would you extract the parcels?',
        category: 'Data Extraction',
        skills: ['ArcGIS', 'Python'],
      },
      profile: {
        title: 'Map data',
        about:
          "I pulled parcels, zoning and hydrants from 40 towns' ArcGIS servers for an insurance start-up, all by calling the layer directly: list of object IDs first, then blocks of 1,000, clip on a polygon with the geometry filter, attributes flattened to CSV files with pandas. Most of these towns refused the built-in export of parcels, or stopped at 2,000 rows.",
        skills: ['ArcGIS'],
      },
      extraInformation:
        'first town about 3 hours, 150 dollars, after that around 90 per town if the layers are alike. short please',
    }),
  )
  expect(text).toContain('I pulled parcels')
  expect(text).toContain('The first town takes about 3 hours and costs 150 dollars')
})
