import { expect, test } from 'vitest'
import { letter, scraping } from '../testing/sentences.ts'
import { tellChange, tellMove } from './moves.ts'

test.each([
  ['MySQL 5.7 to 8.0 on nine servers', 'upgraded MySQL from 5.7 to 8.0 on nine servers'],
  ['MySQL 5.7 to 8.0, 12 databases', 'upgraded MySQL from 5.7 to 8.0 (12 databases)'],
  ['Upgrade Django 2.2 to 4.2', 'upgraded Django from 2.2 to 4.2'],
  ['Upgrade v12 to v14, 80 users', 'did the upgrade from v12 to v14 (80 users)'],
  ['Migration Odoo 12 to 16', 'did the Odoo migration from 12 to 16'],
  ['Odoo 13 to 16 migration', 'did the Odoo migration from 13 to 16'],
  ['MySQL 5.7 to 8.0 upgrade of 18 instances', 'did the MySQL upgrade of 18 instances from 5.7 to 8.0'],
  ['Salesforce to HubSpot migration', 'did the migration from Salesforce to HubSpot'],
  ['Nightly ERP to Shopify sync', 'built a nightly sync from the ERP to Shopify'],
  ['From cron to Airflow', 'did the move from cron to Airflow'],
  ['22 Excel lists into 3', 'turned 22 Excel lists into 3'],
  ['31 cron jobs to AWS Step Functions', 'moved 31 cron jobs to AWS Step Functions'],
  ['Delivery notes from email to Google Sheets', 'moved delivery notes from email to Google Sheets'],
  ['Bank statements to Excel', 'brought bank statements into Excel'],
  ['Recipe cards to structured data', 'turned recipe cards into structured data'],
  ['Hosted servers to Azure', 'moved hosted servers to Azure'],
])('%s', (title, told) => expect(tellChange(title)).toBe(told))

test.each([
  'From 11% to 83% coverage',
  'From 46 competencies to 17',
  'From signed offer to first invoice',
  'From first hire to a team of seven',
  'Welcome to Brest',
  'Menus for the way to school',
  'MWS to SP-API migration and order warehouse',
  'Seven letters to bakers',
])('%s names no such change', (title) => expect(tellChange(title)).toBeNull())

test('a thing was moved if the places are those of programs', () => {
  expect(tellMove('Django shop from one EC2 box to ECS Fargate')).toBe(
    'moved a Django shop from one EC2 box to ECS Fargate',
  )
  expect(tellMove('Upgrade from Airflow 1.10 to 2.7')).toBe('did an upgrade from Airflow 1.10 to 2.7')
  expect(tellMove('Ferry from Brest to Ouessant')).toBeNull()
})

test.each([
  [
    'MySQL 5.7 to 8.0',
    'Replicas first, then a replay of queries.',
    'I upgraded MySQL from 5.7 to 8.0: replicas',
  ],
  [
    'Tills of a ferry, 9 harbours',
    'Python on small screens.',
    'I worked on the tills of a ferry (9 harbours)',
  ],
  ['Recovery of a torn logbook', 'Scans of wet pages.', 'I worked on the recovery of a torn logbook'],
])('a letter tells “%s”', (title, what, told) => {
  const project = { title, what, client: 'A ferry line', result: '', url: '', skills: ['Scrapy'] }
  expect(letter({ job: scraping('Scrapy.'), profile: { about: '', projects: [project] } })).toContain(told)
})
