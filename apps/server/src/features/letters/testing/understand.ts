/** Reads what the writer says about a post if the person works in every trade, so that only the post decides. */
import { understandTask } from '../writer/understanding.ts'
import { createTask } from './task.ts'

const everyTrade =
  'translation copywriting resume writer logo graphic design ux video editing autocad seo google ads email marketing ' +
  'amazon seller odoo crm lead generation data entry bookkeeping tutor web scraping etl power bi ocr data analyst excel ' +
  'postgres gis chatbot voice agent machine learning zapier python script devops aws linux penetration testing ' +
  'qa engineer wordpress shopify stripe react full stack flutter api integration backend embedded unity blockchain ' +
  'trading bot power apps'

/** Returns the remarks and questions for a post with this title and description. */
export function understand(title: string, description: string) {
  const job = { title, description, category: '', skills: [] }
  return understandTask(createTask({ job, profile: { title: everyTrade } }))
}
