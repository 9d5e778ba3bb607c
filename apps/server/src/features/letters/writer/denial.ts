/**
 * Says plainly that the person has not used a tool, in the rare case that this helps: the text of the post demands one
 * tool, nothing of the profile names or implies it, and the person works with a related one.
 */
import { findSkills, normalizeSkill } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import type { Material } from './material.ts'
import { phrases } from './phrases.ts'

/** Groups of tools so similar that knowing one makes another easy to learn. */
const FAMILIES = [
  'Klaviyo Mailchimp ActiveCampaign HubSpot SendGrid',
  'Salesforce HubSpot Zoho Pipedrive',
  'AWS Azure GCP',
  'Zapier Make.com n8n Pabbly',
  'Shopify WooCommerce Magento BigCommerce PrestaShop',
  'WordPress Webflow Wix Squarespace Drupal Joomla',
  'React Vue Angular Svelte',
  'Django Flask FastAPI',
  'Laravel Symfony CodeIgniter',
  'PostgreSQL MySQL MariaDB',
  'Tableau|Power BI|Looker|Metabase',
  'TensorFlow PyTorch',
  'Selenium Playwright Puppeteer Cypress',
  'Pinecone Weaviate Qdrant Milvus pgvector',
  'Xero QuickBooks',
].map((line) => line.split(line.includes('|') ? '|' : ' '))

const DEMAND =
  /\b(?:must have|must be|must know|required|requires?|mandatory|essential|need (?:someone|a \w+|an \w+) (?:who|with)|only apply if|have you (?:used|worked with)|do you (?:know|have experience (?:with|in)|use)|proficien\w+ (?:in|with)|experience (?:with|in) [^.\n]{0,40}is a must)\b/i

/** Returns the sentence; null in every doubtful case. */
export function findDenial(task: LetterTask, { skills, work, facts }: Material): string | null {
  const sentences = task.job.description
    .slice(0, 6000)
    .split(/[\n.!?;]+/)
    .filter(
      (line) =>
        DEMAND.test(line) && !/\b(?:or|similar|plus|preferred|nice|bonus|such as|e\.g|like)\b/i.test(line),
    )
  const own = [...work, ...facts].flatMap((statement) => [...statement.skills])
  const known = new Set([...skills.keys(), ...own])
  const profile = `${task.profile.title}\n${task.profile.about}`.toLowerCase()
  const missing = sentences
    .flatMap((line) => findSkills(line))
    .filter(({ key, spelling }) => !known.has(key) && !profile.includes(spelling.toLowerCase()))
  const named = new Set(missing.map(({ key }) => key))
  const [only] = missing
  if (!only || named.size !== 1) return null
  for (const family of FAMILIES) {
    if (!family.some((name) => normalizeSkill(name) === only.key)) continue
    const related = family.find((name) => known.has(normalizeSkill(name)))
    if (related)
      return phrases[task.options.language].notUsed(
        only.spelling,
        skills.get(normalizeSkill(related)) ?? related,
      )
  }
  return null
}
