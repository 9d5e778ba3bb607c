/** Tests which of several works a letter has. */
import { expect, test } from 'vitest'
import { createTask, type TaskInput } from '../testing/task.ts'
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

test('a profile without the words of the post shows what was built, and not only habits', () => {
  const text = letter(
    'We are seeking an engineer who cares about clean code and good communication.',
    [
      'I ask a lot of questions in week one, fewer after that.',
      'A ferry booking system, 7 piers, 3,000 bookings a month, since 2022.',
      'A fee portal for 18 harbours, skippers pay by phone.',
    ].join('\n'),
  )
  expect(text).toContain('I built a ferry booking system, 7 piers, 3,000 bookings a month, since 2022.')
  expect(text).toContain('a fee portal for 18 harbours')
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

test('a letter without other evidence has the fullest work, though it has no word of the post', () => {
  const text = letter(
    dashboard,
    [
      'I draw Grafana dashboards for people who like plants.',
      'Last autumn a museum in Lund gave me the loan records of 40 years. I repaired 2,300 of them, wrote a check for the rest, and the yearly list took two hours where it had taken nine days.',
    ].join('\n\n'),
  )
  expect(text).toContain('Last autumn a museum in Lund gave me the loan records')
})

test('no rate contradicts a price that the person takes', () => {
  const write = (extraInformation: string) =>
    writeLetter(
      createTask({
        job: { title: 'Greenhouse dashboard', description: dashboard, category: 'Data', skills: ['Grafana'] },
        profile: {
          title: 'Engineer',
          about: 'For a nursery I made a Grafana dashboard for 620 sensors of a greenhouse.',
          skills: ['Grafana'],
          rate: { amount: 48, currency: 'EUR', per: 'hour' },
          projects: [],
        },
        extraInformation,
      }),
    )
  expect(write('')).toContain('€48 per hour')
  expect(write('300 is under my usual price but that week is empty, so I accept.')).not.toContain('€48')
})

test('a project that a passage describes in other words is mentioned once', () => {
  const text = writeLetter(
    createTask({
      job: {
        title: 'Dental chart with speech',
        description: 'We want a dental chart that dentists fill by speech, with an odontogram.',
        category: 'Web',
        skills: [],
      },
      profile: {
        title: 'Programmer',
        about:
          'In my old practice the nurse wrote what the dentist said, twice. So I made them a dictation tool: Whisper makes the text, and the odontogram is coloured by itself. The dentist confirms with a pedal. After 300 visits, 95% of the teeth were right.',
        skills: ['Whisper'],
        projects: [
          {
            title: 'Dictation at the chair',
            client: 'Practice, Iași',
            what: 'Speech to odontogram, confirmed by a foot pedal',
            result: 'Used in 4 rooms',
            url: '',
            skills: ['Whisper'],
          },
        ],
      },
    }),
  )
  expect(text.match(/odontogram/g)).toHaveLength(1)
})

test('what a profile lists besides its main work does not come first', () => {
  const text = letter(
    dashboard,
    [
      'For a nursery with 14 halls I set up alarms by text message within 30 seconds, and a page for each hall that the growers open on their phones. Losses in winter fell from 9% to 2%. I drew it in Grafana.',
      'Also a Grafana dashboard for a greenhouse shop, sensors for a Grafana course, a Grafana theme.',
    ].join('\n\n'),
  )
  expect(text).toMatch(/^\S+\n\nFor a nursery/)
})

test('what the post demands comes before a remark that is true of most posts', () => {
  const about = [
    'I have 12 years of experience with Grafana.',
    'For a nursery with 14 halls I made a Grafana dashboard: 620 sensors for moisture and light, alarms by text message within 30 seconds, and a page for each hall that the growers open on their phones. Losses in winter fell from 9% to 2%.',
    'For a dairy I made a second Grafana dashboard: 41 tanks with temperature, level and stirrer, an alarm for each of them, a weekly report by mail, and a page that the night shift prints. No batch has been lost so far, and the dairy orders its milk by the numbers of the page.',
  ].join('\n\n')
  const text = letter(
    `Join our team. Full-time position. ${dashboard} At least 5 years of experience are required.`,
    about,
  )
  expect(text).toContain('12 years of experience')
  expect(text).not.toMatch(/in the first week|I would build the first chart/)
})

test('a work that is too long for a short letter is shortened, and no fact of the additional information left out', () => {
  const text = writeLetter(
    createTask({
      job: { title: 'Greenhouse dashboard', description: dashboard, category: 'Data', skills: ['Grafana'] },
      profile: {
        title: 'Engineer',
        about:
          'For a nursery with 14 halls I made a Grafana dashboard for 620 sensors of moisture and light. It has alarms by text message within 30 seconds. The growers open a page for each hall on their phones. A second page compares the halls by week. Losses in winter fell from 9% to 2%.',
        skills: ['Grafana'],
        projects: [],
      },
      extraInformation:
        "Short please. I'd rather not get his password, better he makes me an editor and removes it afterwards. I can start on Monday and work every day from nine to two, also on Saturdays.",
    }),
  )
  expect(text).toContain('I would rather not get your password')
  expect(text).toContain('For a nursery with 14 halls I made a Grafana dashboard')
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(110)
})

test('a short letter has a second work only if it stays short', () => {
  const text = letter(updates, both, { length: 'short' })
  expect(text.includes('nursery') && text.includes('brewery')).toBe(true)
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(110)
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

/** A letter by somebody with this about text and these projects, each a title, what was done, and its result. */
const letterWith = (about: string, ...projects: [title: string, what: string, result: string][]) =>
  writeLetter(
    createTask({
      job: { title: 'Greenhouse dashboard', description: dashboard, category: 'Data', skills: ['Grafana'] },
      profile: {
        title: 'Engineer',
        about,
        skills: ['Grafana'],
        projects: projects.map(([title, what, result]) => ({
          ...{ title, what, result, client: '', url: '', skills: [] },
        })),
      },
    }),
  )
const nursery: [string, string, string] = [
  'Sensors of a nursery',
  'Built a Grafana dashboard for 620 sensors in 14 halls, with alarms by text message.',
  'Losses in winter fell from 9% to 2%.',
]

test('a described project comes before where the person comes from', () => {
  const text = letterWith(
    'I spent eleven years in greenhouses before I drew my first Grafana dashboard for the sensors of our own greenhouse.',
    nursery,
  )
  expect(text).toMatch(/^\S+\n\n(?:For|I built)[^\n]*Grafana dashboard for 620 sensors/)
})

test('a second project follows in a letter of few words, also one with less in common', () => {
  const text = letterWith('I like plants.', nursery, [
    'Alarms of a dairy',
    'Built alarms in Grafana for 41 milk tanks, with a weekly report by mail.',
    'No batch was lost since.',
  ])
  expect(text).toContain('620 sensors')
  expect(text).toContain('41 milk tanks')
})

test('the result of a project does not follow what somebody usually does', () => {
  const text = letterWith(
    'I sit with each grower of a nursery for an hour and watch the sensors with them before I draw a dashboard.',
    nursery,
  )
  expect(text).not.toMatch(/draw a dashboard\. [^\n]*9% to 2%/)
  expect(text).toContain('620 sensors')
})

const projects = [
  ['Alarms for a nursery', 'Grafana alarms for 620 sensors of 14 halls.', 'Losses fell from 9% to 2%.'],
  ['Gateways of a brewery', 'Ansible playbooks for 40 Raspberry Pi gateways.', 'Updates take 8 minutes.'],
  ['Tickets of a ferry', 'A counter for the tickets of three ferries.', 'Queues are 5 minutes long.'],
].map(([title = '', what = '', result = '']) => ({
  title,
  client: '',
  what,
  result,
  url: '',
  skills: ['Grafana'],
}))

/** Writes a letter that tells the chosen projects, named by the beginnings of their titles. */
const letterOf = (chosen: string[], more: Partial<TaskInput['profile']> = {}) => {
  const input: TaskInput = {
    job: { title: 'Greenhouse dashboard', description: dashboard, category: 'Data', skills: ['Grafana'] },
    profile: { title: 'Engineer', about: '', skills: ['Grafana'], projects, ...more },
  }
  const { cards } = createTask(input)
  const works = chosen.map((start) => cards.find(({ card }) => card.text.startsWith(start))!.card.id)
  return writeLetter(createTask({ ...input, fields: { works } }))
}

test('the works that the person has chosen are described, in this order, and no others', () => {
  expect(letterOf([])).toContain('620 sensors')
  const text = letterOf(['Tickets', 'Gateways'])
  expect(text).toMatch(/three ferries[\s\S]*40 Raspberry Pi/)
  expect(text).not.toContain('620 sensors')
})

test('a chosen project is described in the words of the text about it', () => {
  const about =
    'For the brewery I wrote Ansible playbooks for 40 Raspberry Pi gateways, with signed images. Updates take 8 minutes where they took a night.\n\nI drew Grafana dashboards of 300 sensors for a bank of seeds.'
  const client = 'Brewery'
  const text = letterOf(['Gateways'], { about, projects: projects.map((one) => ({ ...one, client })) })
  expect(text).toContain('where they took a night')
  expect(text).not.toContain('seeds')
})

test('a sentence of the about text can be chosen', () => {
  const about = 'I drew Grafana dashboards of 300 sensors for a bank of seeds in Norway.\n\nI like tea.'
  const text = letterOf(['I drew'], { about })
  expect(text).toContain('300 sensors')
  expect(text).not.toContain('620 sensors')
})

test('three long works have room in a letter', () => {
  const long = projects.map((one) => ({
    ...one,
    what: `${one.what} ${'It was tested with the people who use it, on their own machines, for two weeks. '.repeat(4)}`,
  }))
  const text = letterOf(['Tickets', 'Gateways', 'Alarms'], { projects: long })
  for (const word of ['ferries', 'Raspberry', '620']) expect(text).toContain(word)
})

test('a second project is told in fewer sentences rather than left out', () => {
  const project = (title: string, what: string, result: string) => ({
    title,
    client: 'a nursery',
    what,
    result,
    url: '',
    skills: ['Grafana'],
  })
  const text = writeLetter(
    createTask({
      job: {
        title: 'Greenhouse dashboard',
        description: `${dashboard} Also one for the pumps and valves of the irrigation, with the water use of each bed.`,
        category: 'Data',
        skills: ['Grafana'],
      },
      profile: {
        title: 'Engineer',
        about: 'I like plants.',
        skills: ['Grafana'],
        projects: [
          project(
            'Greenhouse dashboard',
            'Grafana dashboard for 620 sensors of moisture and light in 14 halls. Built alarms by text message within 30 seconds. Wrote a page for each hall that the growers open on their phones. Trained the growers of all halls in two afternoons.',
            'Losses in winter fell from 9% to 2%',
          ),
          project(
            'Irrigation dashboard',
            'Grafana dashboard for the pumps and valves of 30 beds with a plan of the pipes. Compared the water of each bed with the weather of its day and the week before it. Wrote a report by mail on each Monday with the beds that need a look. Moved ten years of paper records into a database that the growers can search. Repaired the clocks of all the loggers, which ran nine minutes late.',
            'Water use went from 40 to 28 cubic metres a day',
          ),
        ],
      },
    }),
  )
  expect(text).toContain('pumps and valves of 30 beds')
  expect(text).toContain('Result: water use went from 40 to 28')
  expect(text).toContain('Result: losses in winter fell from 9% to 2%')
})
