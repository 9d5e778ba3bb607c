/** Tests that no remark or question about the task has a missing premise, and that no remark claims anything. */
import { expect, test } from 'vitest'
import { checkClaims } from './claims.ts'
import { understand } from './testing/understand.ts'
import { aiTrades } from './writer/trades/ai.ts'
import { analysisTrades } from './writer/trades/analysis.ts'
import { technicalRemarks } from './writer/trades/any-technical.ts'
import { assuranceTrades } from './writer/trades/assurance.ts'
import { businessTrades } from './writer/trades/business.ts'
import { collectionTrades } from './writer/trades/collection.ts'
import { creativeTrades } from './writer/trades/creative.ts'
import { dataTrades } from './writer/trades/data.ts'
import { marketingTrades } from './writer/trades/marketing.ts'
import { operationsTrades } from './writer/trades/operations.ts'
import { siteTrades } from './writer/trades/sites.ts'
import { softwareTrades } from './writer/trades/software.ts'
import { textTrades } from './writer/trades/texts.ts'
import { webTrades } from './writer/trades/web.ts'

test.each([
  [
    'Salesforce personalization developer',
    'Build a sitemap with the web SDK of Salesforce, data included.',
    /duplicates/,
  ],
  ['Medical chatbot', 'A chatbot about symptoms. Name your fixed price.', /prices, stock/],
  ['Node.js developer with AWS', 'Design new features, experience with Lambda functions.', /serverless/],
  [
    'Backend developer, Django',
    'In this role you write clean code and talk to other roles.',
    /roles and actions/,
  ],
  [
    'Vue.js application from the ground up',
    'A new greenfield application, an existing AngularJS one shows the idea.',
    /side by side/,
  ],
  ['Excel script writer', 'A script that labels our Excel files.', /thirty seconds/],
  ['Resume writer with Next.js', 'Add a button to our resume writer, a React app.', /job ads/],
  [
    'Crop model with machine learning',
    'Predict the yield from weather data, with images of the results.',
    /images the model/,
  ],
  ['Shopify and Amazon sync', 'Sync orders between Shopify and Amazon.', /theme/],
  [
    'Fraud expert for a marketplace',
    'Prevent fraud on our web platform, a marketplace with buyers and sellers.',
    /who gets paid/,
  ],
  [
    'Odoo support specialist',
    'Functional support for the Odoo implementation of our clients.',
    /order to invoice/,
  ],
  [
    '3D printing software developer',
    'A program that turns commands into code for 3D printers.',
    /wall thickness/,
  ],
  [
    'Oracle integration architect',
    'An architect for Oracle Integration Cloud with a good design sense.',
    /questions the data/,
  ],
  ['Amazon optimization expert', 'Keyword research and SEO for our Amazon listings.', /searchers want/],
  ['Kubernetes operator', 'A Kubernetes operator that creates secrets.', /own key/],
  ['FastAPI developer', 'FastAPI, Docker and JavaScript.', /out of the image/],
  ['Two voices for e-learning courses', 'Voice over for our e-learning.', /final exercise/],
  ['Bookkeeper for a Shopify brand', 'Monthly close for our Shopify store.', /stock and price/],
  ['macOS menu bar app in Swift', 'A menu bar app for our desk.', /old phone/],
  ['Flyer resize', 'Resize an A4 flyer to A5.', /two meters/],
  ['Azure architect', 'Join our team, salary by agreement. Azure cloud, serverless.', /last incidents/],
  ['Certified trainer for AZ-104', 'A class about Azure for our team, AZ-104.', /hardest tasks/],
  ['Power Pages expert', 'A portal in Power Pages with Dataverse.', /lists or in Dataverse/],
  ['Telegram bot with GPT', 'A chatbot for our Telegram group.', /rules of the messaging service/],
  ['Slides from a chatbot', 'A chatbot with OpenAI that edits PowerPoint slides.', /thirty real questions/],
])('%s: no remark without its premise', (title, description, beside) => {
  expect(understand(title, description).remarks.join('\n')).not.toMatch(beside)
})

test.each([
  ['.NET developer', 'A .NET developer to join our team. Permissions, reports, performance.', /small ticket/],
  [
    'Senior DevOps engineer',
    'Join our team and care for Docker, pipelines and Kubernetes.',
    /from the commit to production/,
  ],
  [
    'Azure engineer',
    'Join our team, salary by agreement. Azure cloud, serverless, security.',
    /last incidents/,
  ],
  ['Data analyst', 'Full-time position: trends, patterns and insights.', /by hand every week/],
  ['Data engineer', 'Join our team, data pipelines and dashboards.', /run history/],
])('%s: a position is no task', (title, description, expected) => {
  const { remarks, questions } = understand(title, description)
  expect(remarks[0]).toMatch(expected)
  expect(questions).toEqual([])
})

test('a team that names its task gets a remark about the task', () => {
  const description = 'Join our team and help us build a booking platform for boats.'
  expect(understand('Full-stack developer', description).remarks[0]).toMatch(/double bookings/)
})

test('a general remark gives way to a specific one', () => {
  const { remarks } = understand('Chatbot for a website', 'A chatbot that answers visitors of our website.')
  expect(remarks[0]).toMatch(/hands over to a person/)
})

test.each([
  ['Fix a Python script', 'One bug in a script that works.', /desktop computer/],
  ['Sync Shopify with Amazon', 'All orders of Amazon must arrive in Shopify.', /Which theme/],
  ['Copy and paste into Excel', 'Data entry from emails into a sheet.', /hours of the day/],
  ['Update an Airflow DAG', 'Add two steps to our DAG in Airflow.', /How much data/],
  [
    'Trading software',
    'Connect the front end of our algo trading platform to the back end.',
    /entry and exit/,
  ],
])('%s: no question that changes nothing', (title, description, beside) => {
  expect(understand(title, description).questions.join('\n')).not.toMatch(beside)
})

const trades = [
  ...aiTrades,
  ...analysisTrades,
  ...assuranceTrades,
  ...businessTrades,
  ...collectionTrades,
  ...creativeTrades,
  ...dataTrades,
  ...marketingTrades,
  ...operationsTrades,
  ...siteTrades,
  ...softwareTrades,
  ...textTrades,
  ...webTrades,
]
const sentences = [
  ...technicalRemarks.map(({ says }) => says),
  ...trades.flatMap(({ always, position, remarks }) => [
    ...[always, position].filter((text) => text !== undefined),
    ...remarks.map(({ says }) => says),
  ]),
]

test('no remark claims anything about the person, and each is one sentence of at most 40 words', () => {
  const job = { title: '', description: '', category: '', skills: [] }
  for (const sentence of sentences) {
    const letter = `Hello,\n\n${sentence}\n\nSam`
    expect(checkClaims(letter, { cards: [], facts: [], job, name: 'Sam' }).unsupported).toEqual([])
    expect(sentence).toMatch(/^[A-Z][^!?]+\.$/)
    expect(sentence.split(' ').length).toBeLessThanOrEqual(40)
  }
})
