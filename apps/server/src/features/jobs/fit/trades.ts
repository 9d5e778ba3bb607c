/**
 * The trades of freelance work, told by the words of titles, categories and skills. They show that a WordPress
 * developer does not fit a translation, even where both texts share many words.
 */

import { createRecentCache } from '../../../platform/recent-cache.ts'

interface Trade {
  /** How the trade is called in a sentence: "This post is about translation". */
  name: string
  words: RegExp
  /** Trades that are close: their people often do both. */
  near: string[]
}

const TRADES: Record<string, Trade> = {
  web: {
    name: 'web development',
    words:
      /\b(?:web ?(?:developer|development|design|site|app)\w*|websites?|web applications?|front-?end|back-?end|full-?stack|wordpress|woocommerce|shopify|webflow|wix|squarespace|magento|drupal|joomla|laravel|symfony|django|flask|fastapi|react|vue|angular|next\.?js|node\.?js|php|ruby on rails|html|css|javascript|typescript|asp\.net|landing pages?|spring boot|elementor|bubble\.io|saas)\b/gi,
    near: ['software', 'mobile', 'design', 'devops', 'data', 'ai'],
  },
  mobile: {
    name: 'mobile app development',
    words:
      /\b(?:mobile (?:app|developer|development)\w*|android|ios|iphone|swift(?:ui)?|kotlin|flutter|react native|xamarin|ionic|app store)\b/gi,
    near: ['software', 'web', 'games'],
  },
  software: {
    name: 'software development',
    words:
      /\b(?:software|programm(?:er|ing)|developer|python|java|c\+\+|c#|\.net|golang|rust|scala|delphi|vba|macros?|scripts?|scripting|automation|api|apis|integrations?|chrome extension|desktop app\w*|bots?|scrap(?:er|ing)|selenium|zapier|make\.com|n8n|blockchain|solidity|smart contracts?|web3|odoo|salesforce|sap|erp|crm|qa engineer|test automation|powershell|google apps script|autohotkey|excel macros?)\b/gi,
    near: ['web', 'mobile', 'data', 'devops', 'ai', 'games', 'hardware', 'support'],
  },
  data: {
    name: 'data work',
    words:
      /\b(?:data (?:analy\w+|engineer\w*|scien\w+|visuali[sz]ation|warehous\w+|extraction|mining|pipelines?|models?)|analytics|power ?bi|tableau|looker|sql|etl|dbt|bigquery|snowflake|databricks|statistic\w*|spss|stata|excel|spreadsheets?|dashboards?|pandas|postgresql|mysql|databases?)\b/gi,
    near: ['software', 'ai', 'web', 'admin', 'finance', 'devops'],
  },
  ai: {
    name: 'machine learning and AI',
    words:
      /\b(?:machine learning|deep learning|artificial intelligence|\bai\b|llms?|gpt|chatgpt|openai|nlp|computer vision|neural|pytorch|tensorflow|chatbots?|prompt engineer\w*|rag|langchain|fine-?tun\w+|speech recognition)\b/gi,
    near: ['software', 'data', 'web'],
  },
  devops: {
    name: 'servers and cloud',
    words:
      /\b(?:devops|aws|azure|google cloud|gcp|kubernetes|docker|terraform|ansible|jenkins|ci\/cd|linux|sysadmin|system administrat\w+|servers?|cloud|networking|network (?:admin\w*|engineer\w*|security)|nginx|proxmox|vmware|cyber ?security|information security|penetration test\w*)\b/gi,
    near: ['software', 'web', 'data'],
  },
  games: {
    name: 'game development',
    words:
      /\b(?:unity|unreal|godot|roblox|game (?:developer|development|design|art)\w*|video games?|games?)\b/gi,
    near: ['software', 'mobile', 'animation'],
  },
  hardware: {
    name: 'engineering',
    words:
      /\b(?:electronics?|electrical|pcb|embedded|firmware|arduino|raspberry pi|esp32|stm32|fpga|plc|cad|autocad|solidworks|revit|mechanical|structural|architectural|civil engineer\w*|hvac|3d print\w*|tech packs?|manufacturing|fusion 360)\b/gi,
    near: ['software', 'animation'],
  },
  design: {
    name: 'design',
    words:
      /\b(?:graphic design\w*|logos?|brand(?:ing)?|illustrat\w+|ui|ux|ui\/ux|figma|photoshop|indesign|canva|brochures?|flyers?|packaging|menu design|typography|presentation design|product design\w*|designer|retouch\w*|photo edit\w*|diseñador\w*|grafik\w*|graphiste|poster|book cover)\b/gi,
    near: ['web', 'animation', 'video', 'marketing'],
  },
  animation: {
    name: 'animation and 3D',
    words:
      /\b(?:animat\w+|motion graphics|after effects|blender|maya|3d (?:model\w*|render\w*|artist|design\w*|animation)|renders?|rendering|sketchup|rigging|vfx|interior design\w*|visuali[sz]ations? of)\b/gi,
    near: ['design', 'video', 'games', 'hardware'],
  },
  video: {
    name: 'video and audio',
    words:
      /\b(?:video (?:edit\w*|produc\w*|maker)|videos?|premiere|davinci|film\w*|youtube|podcasts?|audio|voice[- ]?overs?|voice actor|sound|music|mixing|mastering|subtitles?|reels|drone)\b/gi,
    near: ['design', 'animation', 'marketing'],
  },
  writing: {
    name: 'writing',
    words:
      /\b(?:writ(?:er|ing|e)|copywrit\w+|copy|ghostwrit\w+|blogs?|articles?|content (?:writ\w+|strateg\w+|creat\w+)|editor|editing|proofread\w*|newsletters?|product descriptions?|scripts? for|grant (?:writ\w+|reports?)|resume writ\w+|technical writ\w+|texter\w*|redactor\w*|rédact\w+|lektor\w*)\b/gi,
    near: ['translation', 'marketing'],
  },
  translation: {
    name: 'translation',
    words:
      /(?<!\p{L})(?:translat\w+|locali[sz]ation|interpret(?:er|ing)|transcri\w+|übersetz\w+|traduc\w+|traductor\w*|bilingual)\b/giu,
    near: ['writing'],
  },
  marketing: {
    name: 'marketing',
    words:
      /\b(?:marketing|seo|sem|google ads|facebook ads|meta ads|ppc|social media|klaviyo|mailchimp|email flows?|campaigns?|lead gen\w*|cold e-?mail\w*|amazon (?:listings?|ppc|seller)|influencers?|growth|market research|advertis\w+|hubspot|sales)\b/gi,
    near: ['writing', 'design', 'video', 'admin', 'web'],
  },
  admin: {
    name: 'administrative support',
    words:
      /\b(?:virtual assistan\w+|data entry|admin(?:istrative)? (?:assistan\w+|support)|customer (?:support|service)|zendesk|calendar|inbox|bookings?|research(?:er)?|personal assistant|project manag\w+|typing|scheduling|receptionist|organis\w+|organiz\w+)\b/gi,
    near: ['marketing', 'data', 'finance', 'support'],
  },
  support: {
    name: 'technical support',
    words: /\b(?:technical support|it support|help ?desk|troubleshoot\w*)\b/gi,
    near: ['software', 'admin', 'devops'],
  },
  finance: {
    name: 'accounting and finance',
    words:
      /\b(?:bookkeep\w+|account(?:ant|ing)|xero|quickbooks|tax(?:es)?|payroll|financ\w+|cpa|audit(?:or|ing) of accounts|vat|invoicing)\b/gi,
    near: ['admin', 'data'],
  },
  legal: {
    name: 'legal work',
    words: /\b(?:lawyer|attorney|legal|contracts? (?:draft\w*|review\w*)|paralegal|trademark|patent)\b/gi,
    near: ['writing', 'translation'],
  },
  teaching: {
    name: 'teaching',
    words: /\b(?:tutor\w*|teach\w*|lessons?|instructor|coach\w*|trainer|curriculum|calculus)\b/gi,
    near: ['writing'],
  },
}

/** Returns the trades of a text, strongest first: those with at least half as many words as the first one. */
export function findTrades(text: string): string[] {
  const counts = Object.entries(TRADES)
    .map(([key, { words }]) => ({
      key,
      count: new Set(text.match(words)?.map((word) => word.toLowerCase())).size,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const most = counts[0]?.count ?? 0
  return counts.filter(({ count }) => count * 2 >= most).map(({ key }) => key)
}

const tradesOfCategories = createRecentCache<string, string[]>(2_000)

/** Returns the trades that a category names. Categories are few, so the answer is kept. */
export function findTradesOfCategory(category: string): string[] {
  const known = tradesOfCategories.get(category)
  if (known) return known
  const trades = findTrades(category)
  tradesOfCategories.set(category, trades)
  return trades
}

/** How near two lists of trades are: 1 for a common trade, 0.5 for trades whose people often do both, else 0. */
export function compareTrades(one: readonly string[], other: readonly string[]): number {
  if (one.some((trade) => other.includes(trade))) return 1
  return one.some((trade) => TRADES[trade]?.near.some((near) => other.includes(near))) ? 0.5 : 0
}

/** Returns the name of a trade for a sentence. */
export const nameOfTrade = (trade: string): string => TRADES[trade]?.name ?? trade
