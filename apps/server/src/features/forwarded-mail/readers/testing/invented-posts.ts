/** Invented posts, with the addresses and budgets that the mails of the tests name. Nothing here is a real post. */

/** A random number below `limit`, the same at every run. */
export type Random = (limit: number) => number

/** A generator of repeatable random numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** What a post pays. `max` is null for a single sum. */
export interface Pay {
  type: 'fixed' | 'hourly'
  min: number
  max: number | null
  currency: 'USD' | 'EUR' | 'GBP' | 'INR' | 'AUD'
}

/** An invented post. `number` is unique, and part of its address. */
export interface InventedPost {
  number: number
  title: string
  description: string
  skills: string[]
  pay: Pay | null
  country: string
}

const works: readonly [title: string, description: string, skills: string[]][] = [
  [
    'Repair the checkout of our tea shop',
    'Customers cannot pay with saved cards since the last update. We lost about $300 last week.',
    ['PHP', 'WooCommerce', 'JavaScript'],
  ],
  [
    'Python script that sorts scanned invoices',
    'Around 900 PDF files a month have to be sorted by supplier. Budget for the scanner itself is not part of this.',
    ['Python', 'OCR', 'PDF'],
  ],
  [
    'React dashboard for three greenhouses',
    'Temperature and humidity arrive over MQTT. The page should show the last 24 hours and warn us.',
    ['React', 'TypeScript', 'MQTT', 'CSS'],
  ],
  [
    'Logo and menu for a noodle bar',
    'Two colors, readable from across the street.',
    ['Logo Design', 'Adobe Illustrator'],
  ],
  [
    'Translate a knitting book from English to German',
    'About 120 pages with many abbreviations. You have knitted before.',
    ['Translation', 'German', 'Proofreading'],
  ],
  [
    'Node.js & PostgreSQL developer for booking API',
    'The API is used by two apps. Requests take up to 4 seconds; we want less than 200 ms.',
    ['Node.js', 'PostgreSQL', 'REST API', 'Docker'],
  ],
  [
    'Excel: combine 14 price lists into one sheet',
    'Every supplier sends another layout. Formulas are fine, macros too.',
    ['Microsoft Excel', 'Data Entry'],
  ],
  [
    'Edit 12 short videos about beekeeping',
    'Raw material is on a drive. Subtitles in English, each video under 90 seconds.',
    ['Video Editing', 'Adobe Premiere Pro', 'Subtitles'],
  ],
  [
    'iOS app: fix crash on start (Swift)',
    'It crashes on old iPads only. Logs are attached.',
    ['Swift', 'iOS'],
  ],
  [
    'C++ firmware for a small weather station',
    'The board is an ESP32. Power use must stay under 40 mA on average.',
    ['C++', 'ESP32', 'Embedded Systems', 'C'],
  ],
  [
    'Write product texts for hiking boots',
    '40 texts of 80 to 100 words. We pay on time, and there is more work after this.',
    ['Copywriting', 'SEO Writing'],
  ],
  [
    'Migrate a forum from 2009 to new software',
    'Old posts, 60,000 members and their avatars must survive. Links should keep working.',
    ['MySQL', 'PHP', 'Data Migration', 'Linux'],
  ],
  [
    'Figma design: onboarding for a savings app',
    'Five screens, light and dark. The style guide exists.',
    ['Figma', 'UI/UX Design', 'Prototyping'],
  ],
  [
    'Virtual assistant – mornings, 10 hours a week',
    'Answer mails, keep the calendar, and book two trips a month.',
    ['Virtual Assistant', 'Email Handling'],
  ],
  ['3D model of a folding bicycle', 'For a rendering and for print at 1:10.', ['3D Modelling', 'Blender']],
  [
    'Set up Google Ads for a dentist in Leeds',
    'Monthly spend of £900 goes to Google directly. We need the campaign and a short report.',
    ['Google Ads', 'PPC'],
  ],
  [
    'Scrape opening hours of 2,000 museums',
    'Result as CSV, once a month.',
    ['Web Scraping', 'Python', 'CSV'],
  ],
  [
    'Podcast "Slow Trains": mixing and mastering',
    'One episode of 50 minutes each week, two voices and a bit of music.',
    ['Audio Editing', 'Audacity'],
  ],
  [
    'Check our AWS costs and tell us what to turn off',
    'We pay too much since spring. Read access is ready.',
    ['AWS', 'Terraform', 'Cost Optimization'],
  ],
  [
    'Shopify theme: size chart & pre-order button',
    'The theme is Dawn with few changes.',
    ['Shopify', 'Liquid', 'HTML'],
  ],
]
const details = [
  '',
  ' for our team',
  ' (urgent)',
  ', second phase',
  ' – small agency',
  ' with tests',
  ' in two weeks',
]
const countries = ['Germany', 'United States', 'Spain', 'France', 'Australia', 'Netherlands']

/** Creates a post; every number gives another one. */
export function createPost(random: Random, number: number): InventedPost {
  const [title, description, skills] = works[random(works.length)]!
  return {
    number,
    title: title + details[random(details.length)],
    description,
    skills,
    pay: random(8) === 0 ? null : createPay(random),
    country: countries[random(countries.length)]!,
  }
}

function createPay(random: Random): Pay {
  const currency = (['USD', 'USD', 'EUR', 'GBP', 'INR', 'AUD'] as const)[random(6)]!
  const type = random(2) === 0 ? 'fixed' : 'hourly'
  const min =
    type === 'hourly' ? [12, 15.5, 25, 40, 85][random(5)]! : [50, 120, 400, 750, 1500, 12_500][random(6)]!
  const isRange = random(2) === 0
  return { type, min, max: isRange ? min * 2 : null, currency }
}
