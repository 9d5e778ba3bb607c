/** Tests how the description of a project begins: its client, its title, and what it is. */
import { expect, test } from 'vitest'
import { fragments, letter, scraping } from '../testing/sentences.ts'
import { nameClient, withDescription } from './project-clients.ts'

test.each([
  [
    {
      title: 'CRM for freight forwarder',
      client: 'Outsourcing client',
      what: 'Yii2 CRM: quotes, carriers, invoices.',
    },
    'I worked on a CRM for a freight forwarder (Yii2 CRM): quotes, carriers, invoices.',
  ],
  [
    {
      title: 'Audit finding matcher',
      client: 'Hospital group',
      what: 'Script that assigns findings to 310 policies: rules first, a model for the rest.',
    },
    'For a hospital group I built an audit finding matcher, a script that assigns findings to 310 policies: rules first, a model for the rest.',
  ],
  [
    { title: 'Hosting scan', client: 'Hosting company', what: 'Nightly ClamAV over 3,200 accounts.' },
    'For a hosting company I ',
  ],
  [
    {
      title: 'Airdrop script',
      client: 'Solana game studio',
      what: 'Snapshot of holders, transfers with retry.',
    },
    'For a Solana game studio I ',
  ],
  [
    { title: 'Dental clinics Canada', client: 'POS vendor', what: '8,200 prices from shops.' },
    'Dental clinics Canada (POS vendor): 8,200 prices from shops.',
  ],
  [
    {
      title: 'School facilities managers',
      client: 'HVAC supplier',
      what: 'List of 1,150 prices from shops.',
    },
    'School facilities managers (HVAC supplier): list of 1,150 prices from shops.',
  ],
  [
    {
      title: 'Price drop alerts',
      client: 'Reseller group',
      what: 'Watches 45,000 prices, checked every night.',
    },
    'For a reseller group I worked on price drop alerts. It watches',
  ],
  [
    {
      title: 'Signals to an exchange',
      client: 'Signal group with 600 members',
      what: 'FastAPI webhook receiver, checks prices, opens a position with a limit, posts to Telegram.',
    },
    'receiver that checks prices, opens a position',
  ],
  [
    { title: 'Holder crawl', client: 'Fund', what: 'Responsible for the crawlers: 340 shops daily.' },
    'For a fund, I was responsible for the crawlers',
  ],
  [
    { title: 'Price monitor', client: 'Sports shoes reseller Dubai', what: 'Daily scraping of 7 stores.' },
    'For a sports shoes reseller in Dubai I ',
  ],
])('a project with its client and what it is: %o', (project, told) => {
  const job = scraping(
    'We need prices, findings, holders, quotes and accounts checked every night by a script.',
  )
  const profile = {
    ...fragments,
    about: '',
    projects: [{ ...project, result: '', url: '', skills: [] }],
  }
  expect(letter({ job, profile })).toContain(told)
})

test('a region is where a client is, and “via” names who the work was for', () => {
  expect(withDescription('a motor insurer, northern Germany')).toBe('a motor insurer in northern Germany')
  expect(nameClient('via an agency in Toronto')).toBe('an agency in Toronto')
  expect(nameClient('Via Serrana')).toBe('Via Serrana')
})
