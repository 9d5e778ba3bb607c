/**
 * Writes in full what people abbreviate in a note and a letter spells out ("18/h", "25h/wk", "2 days til friday", "ssh and csv"), and
 * the words that they leave out around a time ("can today"). The abbreviations that the rules for notes must know are in spelling.ts.
 * In other languages it writes the names of products and abbreviations only.
 */
import type { Profile } from '@gigbell/contract'
import { displayNameOf, upperFirst } from '../../jobs/index.ts'
import { nameDay } from '../writer/availability-words.ts'
import { capitalizeProducts } from '../writer/names.ts'
import { isInOtherLanguage } from '../writer/text-language.ts'
import { CURRENCY_CODES } from './currency.ts'
import { MONTH } from './forms.ts'

/** Abbreviations that are no other word. */
const ACRONYMS =
  'ssh|ssl|tls|api|csv|pdf|xls|gpu|cpu|sql|json|xml|yaml|url|html|css|aws|gcp|vm|vps|crm|erp|vpn|dns|usb|pcb|sdk|ocr|llm|nlp|seo|vat|nda|rtsp|ftp|sftp|smtp|imap|etl|rag|iot|ble|rfid|gps|sms|cv|pr|ui|ux'
const ACRONYM = new RegExp(
  String.raw`(?<![\p{L}\d./@_:-])(?:${ACRONYMS})(?=s?(?![\p{L}\d/@_-]|\.\p{L}))`,
  'gu',
)
/** Names of tools that are hardly ever another word in a note about work. */
const TOOLS =
  'python|windows|java|django|flask|fastapi|odoo|docker|linux|ubuntu|excel|postgres|postgresql|mysql|mongodb|redis|kafka|kubernetes|terraform|ansible|jenkins|selenium|playwright|puppeteer|scrapy|laravel|symfony|wordpress|woocommerce|shopify|elementor|webflow|figma|photoshop|flutter|kotlin|typescript|javascript|php|matlab|salesforce|hubspot|zapier|airtable|stripe|twilio|telegram|whatsapp|android|textract|opencv|tensorflow|pytorch|snowflake|databricks|azure|github|gitlab|jira|chatgpt|copilot|openai|vercel|netlify|heroku|supabase|firebase|quickbooks|xero|metabase'
const TOOL = new RegExp(String.raw`(?<![\p{L}\d./@_:-])(?:${TOOLS})(?![\p{L}\d/@_-]|\.\p{L})`, 'gu')
const ZONES = 'cet|cest|gmt|utc|edt|cst|cdt|pst|pdt|eet|eest|sast|pkt|bst|aest|brt'
/** Zones that are words of other languages: "25 est fixe", "500 ist fest" */
const AMBIGUOUS_ZONES = 'ist|est|wat|eat'
/** After a time: "17 cet", "8pm est", "evenings ist" */
const ZONE = new RegExp(
  String.raw`(?<=\d ?)(?:${ZONES})\b|(?<=(?:\d ?[ap]m|\d:\d\d|\b(?:evenings?|mornings?|nights?|hours)) ?)(?:${ZONES}|${AMBIGUOUS_ZONES})\b`,
  'g',
)

/** "both certificates current, renewed march" */
const RENEWED_MONTH = new RegExp(String.raw`(?<=\brenewed )${MONTH}\b`, 'g')
const PERIODS: Record<string, string> = { wk: 'week', w: 'week', d: 'day' }

/** "Excel" is enough in a note, and "Microsoft Excel" a formal name. */
const writeTool = (word: string): string => {
  const name = word === 'whatsapp' ? 'WhatsApp' : displayNameOf(word)
  return name?.toLowerCase() === word ? name : upperFirst(word)
}

/** A rate with its currency before or after the sum, or after the unit. */
const RATE = new RegExp(
  String.raw`(?<![\d.,/])((?:\b(?:${CURRENCY_CODES}) ?)?[$€£]?\d{1,3}(?:[.,]\d{1,2})?)((?: ?(?:USD|EUR|GBP|CHF|CAD|AUD|[$€£]))?) ?\/ ?(?:h|hr|hour)\b(?: (usd|eur|gbp|USD|EUR|GBP)\b)?`,
  'g',
)

/** Returns a fact as a letter writes it. `rate` names the currency of a rate without one. */
export const writeInFull = (fact: string, rate: Profile['rate']): string =>
  isInOtherLanguage(fact)
    ? capitalizeProducts(fact).replace(ACRONYM, upper).replace(CURRENCY, upper)
    : writeEnglishInFull(fact, rate)

const upper = (word: string) => word.toUpperCase()
const CURRENCY = /(?<=\d ?)(?:usd|eur|gbp|chf|mxn|cop|ars|clp|pen|uyu)\b/gi

const writeEnglishInFull = (fact: string, rate: Profile['rate']): string =>
  capitalizeProducts(fact)
    // "30-35 hours/wk", "25h/week", "5 hours/day"
    .replace(
      /(?<![\d.,])(\d{1,2}(?: ?[-–] ?\d{1,2})?\+?) ?(?:h|hrs?|hours?) ?\/ ?(week|wk|w|day|d|month)\b/gi,
      (_, count: string, period: string) =>
        `${count} ${count === '1' ? 'hour' : 'hours'} a ${PERIODS[period.toLowerCase()] ?? period.toLowerCase()}`,
    )
    // "18/h", "$65/hr"
    .replace(RATE, (_, sum: string, before: string, after = '') => {
      const known = before === '' && after !== '' && !/[$€£]/.test(sum) ? ` ${after.toUpperCase()}` : before
      return `${sum}${/[$€£A-Z]/.test(sum) || known !== '' || !rate ? known : ` ${rate.currency}`} per hour`
    })
    .replace(
      /(?<![\d.,])(?<!\b(?:from|at|\d{1,2}h? ?to|until|till|between|after(?= 1[3-9]| 2)|before|by) )(\d{1,3}(?: ?[-–] ?\d{1,3})?) ?h(?=[ .,;)]|$)(?! ?\/| (?:to|-|–) ?\d| (?:[A-Za-z]+ )?time\b)/g,
      (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`,
    )
    .replace(/\bI can (?=(?:today|tomorrow|tonight) )/g, 'I am available ')
    // "25h week"
    .replace(/(?<=\d) ?(?:h|hrs?|hours?) week\b/g, ' hours a week')
    .replace(
      /\b(mon|tues?|wed|thurs?|fri|sat|sun) (?=(?:night|morning|evening|afternoon)\b)/g,
      (_, day: string) => `${nameDay(day)} `,
    )
    .replace(RENEWED_MONTH, (month) => `in ${upperFirst(month)}`)
    .replace(/(?<![\p{L}\d])\.net\b/gu, '.NET')
    .replace(/(?<=\bin a paid (?:project|job)),? (?:I )?(?=only did )/g, ' and ')
    .replace(/\btil(?=\s)/g, 'until')
    .replace(/\bthru(?=\s)/g, 'through')
    .replace(/\bca\. ?(?=\d)/g, 'about ')
    .replace(
      /(?<=^(?:I|My)\b[^.;:]{2,200}), can (?=(?:start|join|do|send|show|meet|call|deliver|work|overlap|finish|begin)\b)/g,
      ', and I can ',
    )
    .replace(/^[Cc]urrent (contract|job|project) (ends|runs)\b/, 'My current $1 $2')
    .replace(ACRONYM, (word) => word.toUpperCase())
    .replace(TOOL, writeTool)
    .replace(ZONE, (zone) => zone.toUpperCase())
