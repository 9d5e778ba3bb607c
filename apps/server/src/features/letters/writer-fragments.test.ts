/** Tests how fragments of profiles become sentences: labels, lists and clients. Projects are in writer-projects.test.ts. */
import { expect, test } from 'vitest'
import { fragments, letter, scraping, shopDeveloper, slowStore } from './testing/sentences.ts'

test('a labelled fragment becomes an example', () => {
  const job = scraping(
    'A garden shop wants the prices of its rivals every night, as a spreadsheet.',
    'Garden shop prices',
  )
  expect(letter({ job, profile: { ...fragments, projects: [] } })).toContain(
    'For a garden shop I worked on prices of 7 rivals every night',
  )
})

test('a verb is no label', () => {
  const job = scraping('Set up nginx, Postfix and Ansible on two servers.', 'Server with nginx and Postfix')
  const text = letter({ job, profile: fragments })
  expect(text).toContain('I do nginx, Postfix, Ansible for small firms')
  expect(text).not.toContain('do:')
})

test('fragments get the article and the tense that they lack', () => {
  const report = scraping('Turn our monthly stock report into a Metabase dashboard.', 'Metabase dashboard')
  expect(letter({ job: report, profile: fragments })).toContain('monthly stock report of 20 pages became')
  expect(letter({ job: report, profile: fragments })).not.toContain('Monthly')
  const manuals = scraping('Proofread our manuals.', 'Proofread manuals')
  expect(letter({ job: manuals, profile: fragments })).toContain('I have proofread 40 manuals since 2017')
})

test('lists tools once, and neither activities nor what the title says', () => {
  const job = scraping(
    'Tell us your experience with web scraping and Python. What is your experience with pandas? Describe your skills in Ansible.',
  )
  const text = letter({ job, profile: { ...fragments, about: '', projects: [] } })
  expect(text.match(/\bwork with\b/g) ?? []).toHaveLength(1)
  expect(text).not.toMatch(/work with[^.]*Web Scraping/)
  const only = letter({ job: scraping('A small Python script.', 'Python script'), profile: fragments })
  expect(only).not.toMatch(/also work with Python\./)
})

test('a text with a verb of its own stays as it is', () => {
  const about = [
    'WooCommerce with variants, bookings and feeds is routine; the largest shop has 28,000 products.',
    'Shopify furniture: run three of them for a maker of chairs, 400 orders a day',
  ].join('\n')
  const job = { ...slowStore, title: 'WooCommerce shop for furniture', description: 'WooCommerce and feeds.' }
  const text = letter({ job, profile: { ...shopDeveloper, about } })
  expect(text).toContain('WooCommerce with variants, bookings and feeds is routine')
  expect(text).not.toMatch(/includes (?:an? )?(?:WooCommerce|run)/)
})

test('a sentence that goes on after a semicolon gets its subject', () => {
  const about = 'I built a Shopify import for a furniture shop; runs every night on one server.'
  expect(letter({ job: slowStore, profile: { ...shopDeveloper, about } })).toContain('; it runs every night')
})

test('the last part of a plain list gets its “and”', () => {
  const about = 'Klaviyo flows, Google Merchant feeds, tags for two shops.'
  const job = {
    ...slowStore,
    title: 'Klaviyo flows and feeds',
    description: 'Set up Klaviyo flows and feeds.',
  }
  expect(letter({ job, profile: { ...shopDeveloper, about } })).toContain(
    'Klaviyo flows, Google Merchant feeds and tags for two shops.',
  )
})

test('items of a list that the post asks about come first', () => {
  const profile = {
    title: 'Shop developer',
    about: 'Klaviyo flows, Google Merchant feeds, GA4 with server-side tagging.',
    skills: ['Google Analytics'],
  }
  const job = {
    title: 'Set up Google Analytics',
    description: 'Our conversions are missing in GA4 since we moved to server-side tagging.',
    category: 'Marketing',
    skills: ['Google Analytics'],
  }
  expect(letter({ job, profile })).toContain('My work includes GA4 with server-side tagging, ')
})

test('the lines after the beginning of an item of a list belong to it', () => {
  const about =
    '- Serial number tracking for a valve maker. Access front end, barcode scanners at three benches.\n- Price lists for a bakery.'
  const text = letter({
    job: scraping('An Access database with barcode scanners for containers.', 'Access database'),
    profile: { ...fragments, projects: [], about },
  })
  expect(text).toContain(
    'I worked on serial number tracking for a valve maker: access front end, barcode scanners at three benches.',
  )
})

test.each([
  [
    'Outdoor clothing retailer. Custom Shopify sitemap, 14 page types.',
    'For an outdoor clothing retailer I worked on a custom Shopify sitemap',
  ],
  [
    'Furniture importer, Poland, 60 users. From Magento to Shopify in 11 weeks: catalog, orders, customers.',
    'For a furniture importer in Poland (60 users) I did the move from Magento to Shopify in 11 weeks',
  ],
  [
    'Crop phenology. Shopify image series for most of India, 2001–2022.',
    'I worked on crop phenology: Shopify image series',
  ],
])('the sentence before a work names it: %s', (about, expected) => {
  const job = { title: 'Shopify', description: 'A Shopify shop.', category: '', skills: ['Shopify'] }
  expect(letter({ job, profile: { ...fragments, projects: [], about } })).toContain(expected)
})

test.each(['Qualified teacher (PGCE). Shopify courses.', 'Landing pages. Shopify themes for 40 shops.'])(
  'a role and the name of many works are no heading: %s',
  (about) => {
    const job = { title: 'Shopify', description: 'A Shopify shop.', category: '', skills: ['Shopify'] }
    const text = letter({ job, profile: { ...fragments, projects: [], about } })
    expect(text).not.toMatch(/worked on (?:a qualified|landing)/)
  },
)

test.each([
  [
    'For a games studio, a chat bot with 40 commands.',
    'For a games studio I built a chat bot with 40 commands.',
  ],
  [
    '- School network, mail server replaced for 640 mailboxes.',
    'My work for a school network: mail server replaced',
  ],
  [
    'Selected work. For a computing centre, a Shopify operator which reads groups and creates accounts.',
    'For a computing centre I worked on a Shopify operator which reads groups and creates accounts.',
  ],
  [
    'School network, Exchange 2013 to Exchange Online.',
    'I worked on moving Exchange 2013 to Exchange Online',
  ],
  ['A harbour webcam: video in, player out, 1,400 viewers.', 'My work includes a harbour webcam: video in'],
])('the client of a fragment is named: %s', (about, expected) => {
  const job = scraping(
    'A bot with a player for the mailboxes of a webcam server.',
    'Chat bot, mailboxes, webcam',
  )
  expect(letter({ job, profile: { ...fragments, projects: [], about } })).toContain(expected)
})

test('a letter names the tools of works that the profile describes in another language', () => {
  const job = scraping('We test a web shop with Cypress and Azure DevOps.', 'Test automation with Cypress')
  const about = [
    'Soy ingeniera de pruebas y trabajo con Cypress, Jira y Selenium desde hace diez años.',
    '• Aseguradora: suite en Cypress con TypeScript en Azure DevOps, y resultados en TestRail.',
  ].join('\n')
  const skills = ['Cypress', 'TypeScript', 'Azure DevOps', 'TestRail', 'Jira', 'Selenium']
  const text = letter({ job, profile: { title: 'Ingeniera QA', about, skills, projects: [] } })
  expect(text).toContain('In one of my projects I used Cypress, TypeScript, Azure DevOps and TestRail.')
  expect(text).not.toMatch(/Aseguradora|projects I used[^.]*Selenium/)
})

test.each([
  [
    'For a city in the Netherlands a Shopify theme: products in ten layers.',
    'For a city in the Netherlands I worked on a Shopify theme: products in ten layers.',
  ],
  [
    'Coaching startup. Pulls Shopify orders from 3 systems into Postgres.',
    'My work for a coaching startup pulls Shopify orders from 3 systems into Postgres.',
  ],
  [
    'Parking company in Valencia. Shopify that was on one server, now four nodes.',
    'My work for a parking company in Valencia: Shopify that was on one server, now four nodes.',
  ],
  [
    '- Soap maker, Cornwall. Shop opened from scratch: barcodes, 38 Shopify listings.',
    'My work for a soap maker in Cornwall: shop opened from scratch, barcodes, 38 Shopify listings.',
  ],
  [
    '- Legal tech. Shopify back end: Pinecone, Lambda, OpenAI, 200k documents.',
    'I built a Shopify back end: Pinecone, Lambda, OpenAI, 200k documents.',
  ],
  [
    '- Open source: maintainer of a small Shopify library (340 stars).',
    'I am a maintainer of a small Shopify library (340 stars).',
  ],
  [
    '- Calendar sync for a coach: hosted Shopify login, webhooks, 1,100 calendars.',
    'calendar sync for a coach: hosted Shopify login, webhooks',
  ],
  [
    '- Zebrita, toy shop chain: Shopify assistant on web and phone with 62 answers.',
    'For a toy shop chain (Zebrita) I worked on a Shopify assistant on web and phone with 62 answers.',
  ],
  ['Also: I moved 38,000 contacts into Shopify.', 'I moved 38,000 contacts into Shopify.'],
])('fragments of lists keep their subject and their verb: %s', (about, expected) => {
  const job = { title: 'Shopify', description: 'A Shopify shop.', category: '', skills: ['Shopify'] }
  expect(letter({ job, profile: { ...fragments, projects: [], about } })).toContain(expected)
})

test('names keep their capitals where a fragment becomes a sentence', () => {
  const about =
    'I know systems such as Nextech and Shopify.\n- Dutch municipality: Shopify theme for 12 schools.\n- Nextech and Shopify export.'
  const job = { title: 'Shopify Nextech', description: 'Shopify.', category: '', skills: ['Shopify'] }
  const text = letter({ job, profile: { ...fragments, projects: [], about } })
  expect(text).not.toMatch(/nextech|dutch/)
})

test('a common word is no name, although a tool is called so', () => {
  const about = 'I connect shops with Make and Zapier. Most of my flows with Make send invoices.'
  const job = {
    title: 'Automate our invoices with Zapier',
    description: 'Every paid order has to become an invoice, which a workflow sends by email.',
    category: 'Workflow Automation',
    skills: ['Zapier', 'Make.com', 'Automation'],
  }
  const profile = { title: 'Automation specialist', about, skills: ['Zapier', 'Make.com'] }
  expect(letter({ job, profile })).toContain('I would make every run safe to repeat')
})

test.each([
  ['Registered Shopify agent since 2019.', 'I have been a registered Shopify agent since 2019.'],
  [
    'since 2019 on Magento, since end 2021 only Shopify.',
    'I have worked on Magento since 2019, and only with Shopify since the end of 2021.',
  ],
  ['Registered 40 Shopify stores since 2019.', 'I have registered 40 Shopify stores since 2019.'],
])('tells what somebody is from what somebody did: %s', (about, expected) => {
  const job = { title: 'Shopify', description: 'A Shopify shop.', category: '', skills: ['Shopify'] }
  expect(letter({ job, profile: { ...fragments, projects: [], about } })).toContain(expected)
})

test.each([
  [
    '- Hospice charity. Donor reports straight off the Shopify store.',
    'For a hospice charity I worked on donor reports straight off the Shopify store.',
  ],
  [
    '- Company in Porto. Devices send MQTT to Shopify, 640 sensors.',
    'My work for a company in Porto: devices send MQTT to Shopify, 640 sensors.',
  ],
  [
    '- Marketplace of bicycles. Shopify fraud rules for 40 countries.',
    'For a marketplace of bicycles I worked on Shopify fraud rules for 40 countries.',
  ],
  ['- Lamp for a shop, voice-controlled by Shopify.', 'My work includes a lamp for a shop, voice-controlled'],
])('no verb is invented for a thing: %s', (about, expected) => {
  const job = { title: 'Shopify', description: 'A Shopify shop.', category: '', skills: ['Shopify'] }
  expect(letter({ job, profile: { ...fragments, projects: [], about } })).toContain(expected)
})

test.each([
  ['robots.txt respected, one request in five seconds', 'robots.txt'],
  ["Engineer's degree, informatics, Gdańsk 2011", "an engineer's degree"],
  ['A first version takes me six weeks: one to settle the cases, three to build', 'work includes'],
  ['the rest - 2019 to now: receipts for an accountant', 'the rest'],
  ['San José, Costa Rica. ex-RevOps at a clinic with Python', 'includes San'],
  ['8 in software, 6 with Python', 'includes 8'],
  ['how: the exchange API or a websocket, Python as a last resort', 'How:'],
])('what a person has or keeps to is no work: %s', (line, text) => {
  const about = `I build scrapers in Python.\n\n- ${line}`
  const job = {
    title: 'Scraper in Python',
    description: 'A scraper in Python with receipts.',
    category: '',
    skills: [],
  }
  expect(
    letter({ job, profile: { title: 'Developer', about, skills: ['Python'], projects: [] } }),
  ).not.toContain(text)
})
