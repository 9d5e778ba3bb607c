/**
 * Measures the order by best match over many jobs, for profiles of all kinds: with rare skills, with frequent ones, and
 * with both.
 */
import { Agent } from 'node:http'
import { createAccount, post } from '../product-client.ts'
import { table, timed } from './figures.ts'
import { manyJobs } from './jobs.ts'
import { fetchBytes, startServer } from './server.ts'

const ROUNDS = 200
const LIMIT = 50

const profiles = [
  {
    title: 'React and Node.js developer',
    about: 'I build shops and dashboards. 8 years of experience.',
    skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'AWS', 'GraphQL', 'Next.js', 'Docker', 'Figma'],
  },
  {
    title: 'Web developer',
    about: 'I write websites and scripts.',
    skills: ['JavaScript', 'HTML', 'CSS', 'PHP', 'Python', 'WordPress', 'SQL'],
  },
  {
    title: 'Logo designer',
    about: 'I draw logos and brand books.',
    skills: ['Logo Design', 'Adobe Illustrator', 'Branding'],
  },
  {
    title: 'Spanish translator',
    about: 'I translate contracts and novels from Spanish.',
    skills: ['Translation', 'Spanish', 'Proofreading'],
  },
  {
    title: 'Firmware engineer',
    about: 'I write drivers for small controllers.',
    skills: ['Embedded C', 'RTOS', 'PCB Design'],
  },
  {
    title: 'Virtual assistant',
    about: 'I sort mail, calendars and spreadsheets.',
    skills: ['Data Entry', 'Microsoft Excel', 'Email Communication', 'Customer Service'],
  },
  {
    title: 'Data scientist',
    about: 'I forecast sales and find fraud.',
    skills: ['Python', 'Machine Learning', 'SQL', 'Tableau', 'R'],
  },
]

const pages = ['', '&page=4', '&page=9', '&search=react', '&search=logo+design']

/** Measures best match over `count` jobs and prints the tables. */
export async function benchBestMatch(count: number): Promise<void> {
  const { database, close } = await manyJobs(count)
  const { app, base } = await startServer(database)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rows: (string | number)[][] = []
  for (const profile of profiles) {
    const { token } = await createAccount({ url: base })
    await post({ url: base }, '/api/profiles', profile, token)
    const get = (more: string) =>
      fetchBytes(agent, `${base}/api/jobs/search?sort=best_match&limit=${LIMIT}${more}`, token)
    const begun = performance.now()
    await get('')
    const first = performance.now() - begun
    for (const page of profile === profiles[0] ? pages : ['']) {
      const { p50, p99 } = await timed(ROUNDS, () => get(page))
      rows.push([`${profile.title}${page}`, p50, p99, page === '' ? first : ''])
    }
  }
  table(
    `Best match over ${count.toLocaleString('en')} jobs, ms (to reach: p99 under 50)`,
    ['profile', 'p50', 'p99', 'first call'],
    rows,
  )
  agent.destroy()
  await app.close()
  await close()
}
