/** Invented posts and profiles for tests of the sentences of letters. */
import { writeLetter } from '../writer/index.ts'
import { createTask, type TaskInput } from './task.ts'

/** A post of a slow shop. */
export const slowStore: TaskInput['job'] = {
  title: 'Speed up my Shopify store',
  description: '',
  category: 'Ecommerce Website Development',
  skills: ['Shopify'],
}
/** A profile that fits it. */
export const shopDeveloper: TaskInput['profile'] = {
  title: 'Shopify developer',
  about:
    'Took a furniture store from 28 to 74 on mobile PageSpeed. I moved 150 shops to new hosting. Based in Valencia, Spain.',
  skills: ['Shopify', 'Liquid'],
}
/** Writes a letter with the built-in writer. */
export const letter = (input: Pick<TaskInput, 'job' | 'profile' | 'extraInformation'>) =>
  writeLetter(createTask(input))

/** The profile of somebody whose cards are fragments: projects, labels and lists. */
export const fragments: TaskInput['profile'] = {
  title: 'Python developer',
  about: [
    'Garden shop: prices of 7 rivals every night, mailed as a spreadsheet at 5 am',
    'Also do: nginx, Postfix, Ansible for small firms',
    'Monthly stock report of 20 pages became one Metabase dashboard.',
    'Proofread 40 manuals since 2017.',
  ].join('\n'),
  skills: ['Python', 'Scrapy', 'Web Scraping', 'pandas', 'Ansible'],
  projects: [
    {
      title: 'Price monitor for a paint wholesaler',
      client: 'Paint wholesaler, Norway',
      what: 'Scrapes 12 shops with Scrapy and matches articles by EAN',
      result: 'Margin up 2 points in a year',
      url: '',
      skills: ['Scrapy'],
    },
    {
      title: 'Receipt robot',
      client: '',
      what: 'Logs into 9 supplier portals and files receipts every night',
      result: '',
      url: '',
      skills: ['Scrapy'],
    },
  ],
}
/** Creates a post of data extraction. */
export const scraping = (description: string, title = 'Scrape supplier portals'): TaskInput['job'] => ({
  title,
  description,
  category: 'Data Extraction',
  skills: ['Python', 'Scrapy'],
})

/** A post about firmware. */
export const bluetooth: TaskInput['job'] = {
  title: 'Bluetooth keyboard with an ESP32',
  description: 'We need firmware for an ESP32 that controls a Windows laptop over Bluetooth as a keyboard.',
  category: 'Embedded Systems',
  skills: ['ESP32', 'Bluetooth'],
}
/** The profile of an engineer whose about text describes one work in a paragraph. */
export const engineer: TaskInput['profile'] = {
  title: 'Electronics engineer',
  about: [
    'I have built small machines since 2012.',
    'The best known of them is a door opener for Haus Lindenhof, a home for the blind. It is a board with an ESP32 that a Windows laptop takes for a Bluetooth keyboard. A tap on the wall opens the door. Eighteen people use it every day.',
    'I play the accordion.',
  ].join('\n\n'),
  skills: ['ESP32', 'Bluetooth', 'C'],
  projects: [],
}
