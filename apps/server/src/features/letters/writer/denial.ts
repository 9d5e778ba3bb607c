/**
 * Says plainly that the person has not used a tool, in the rare case that this helps: the title or a demand of the post
 * names one tool, nothing of the profile names or implies it, and the person works with a related one.
 */
import type { Note } from '@gigbell/contract'
import { findImpliedSkills, findSkills, normalizeSkill } from '../../jobs/index.ts'
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
  'Flutter|React Native|Swift|Kotlin|Ionic',
  'Bubble|Webflow|FlutterFlow',
  'Unity|Unreal Engine|Godot',
  'SolidWorks|AutoCAD|Fusion 360|Inventor',
  'Figma|Adobe XD|Sketch',
  'Premiere Pro|DaVinci Resolve|Final Cut Pro',
  'Jenkins|GitHub Actions|GitLab CI|CircleCI',
  'Odoo|ERPNext|NetSuite|SAP',
].map((line) => line.split(line.includes('|') ? '|' : ' '))

const DEMAND =
  /\b(?:must have|must be|must know|required|requires?|mandatory|essential|need (?:someone|a \w+|an \w+) (?:who|with)|only apply if|have you (?:used|worked with)|do you (?:know|have experience (?:with|in)|use)|proficien\w+ (?:in|with)|experience (?:with|in) [^.\n]{0,40}is a must)\b/i

/** Returns the sentence; null in every doubtful case. */
export function findDenial(task: LetterTask, { skills, work, facts }: Material): string | null {
  const own = [...work, ...facts].flatMap((statement) => [...statement.skills])
  const known = new Set([...skills.keys(), ...own])
  for (const skill of known) for (const implied of findImpliedSkills(skill)) known.add(implied)
  const only = findTitleTool(task, known) ?? findDemandedTool(task, known)
  if (!only) return null
  const related = listSimilar(only.key).find((name) => known.has(normalizeSkill(name)))
  if (!related) return null
  return phrases[task.options.language].notUsed(only.spelling, skills.get(normalizeSkill(related)) ?? related)
}

type Tool = ReturnType<typeof findSkills>[number]

/** The first tool of the title, if the person has none of those it names, and the text or the skills name it too. */
function findTitleTool({ job, profile, notes }: LetterTask, known: ReadonlySet<string>): Tool | null {
  const named = findSkills(job.title)
  const [tool] = named
  if (!tool || named.some((one) => known.has(one.key) || namesTool(profile, notes, one))) return null
  const rest = `${job.description.slice(0, 6000)}\n${job.skills.join('\n')}`
  return findSkills(rest).some(({ key }) => key === tool.key) ? tool : null
}

/** The names of the tools of its families. */
const listSimilar = (key: string): string[] =>
  FAMILIES.filter((family) => family.some((name) => normalizeSkill(name) === key)).flat()

/** The only tool that sentences of the post demand. */
function findDemandedTool({ job, profile, notes }: LetterTask, known: ReadonlySet<string>): Tool | null {
  const sentences = job.description
    .slice(0, 6000)
    .split(/[\n.!?;]+/)
    .filter(
      (line) =>
        DEMAND.test(line) && !/\b(?:or|similar|plus|preferred|nice|bonus|such as|e\.g|like)\b/i.test(line),
    )
  const missing = sentences
    .flatMap((line) => {
      const tools = findSkills(line)
      // "in the cloud (AWS, Azure and GCP)": who knows one of them is not asked for each.
      const isKnown = ({ key }: Tool) =>
        listSimilar(key)
          .map(normalizeSkill)
          .some((similar) => known.has(similar) && tools.some((other) => other.key === similar))
      return tools.filter((tool) => !isKnown(tool))
    })
    .filter((tool) => !known.has(tool.key) && !namesTool(profile, notes, tool))
  const [only] = missing
  return only && missing.every(({ key }) => key === only.key) ? only : null
}

/**
 * Whether the profile names a tool anywhere, as "Shopify 2.0 sections" does. A note may say what the person has done with it, or
 * that they have not used it: then it is said there.
 */
const namesTool = (profile: LetterTask['profile'], notes: Note[], { spelling }: Tool) =>
  [
    profile.title,
    profile.about,
    ...profile.skills,
    ...profile.projects.flatMap(({ title, client, what, result, skills }) => [
      title,
      client,
      what,
      result,
      ...skills,
    ]),
    ...notes.map(({ quote }) => quote),
  ]
    .join('\n')
    .toLowerCase()
    .includes(spelling.toLowerCase())
