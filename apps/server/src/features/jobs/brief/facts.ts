/** Finds what a post states as given: deliverables it lists, and sentences with figures, dates, tools or sums. */
import { cleanText, type Sentence } from '../../../platform/text.ts'
import { readLines } from './asks/segments.ts'

const MAX_FACTS = 8
const MAX_FACT_LENGTH = 160
const MAX_DELIVERABLES = 12
const MAX_DELIVERABLE_LENGTH = 200

const FIGURE =
  /\b\d[\d.,]{0,12}\s?(?:k\b|m\b|%|\+|x\b|px|gb|tb|mb|hours?|minutes?|seconds?|days?|weeks?|months?|words?|pages?|products?|images?|photos?|pictures?|pdfs?|records?|rows?|lines?|users?|customers?|contacts?|files?|videos?|episodes?|articles?|posts?|emails?|invoices?|orders?|items?|strings?|screens?|tables?|stores?|shops?|sites?|websites?|levels?|spreads?|people|employees|visitors?|views?|services?|servers?|nodes?|questions?|interviews?|styles?|units?|skus?|listings?|locations?|countries|languages?|seiten|wörter|páginas|palabras|mots|produits|productos|bilder)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:\w+ )?(?:pages?|products?|videos?|screens?|stores?|services?|languages?|articles?|levels?|images?|episodes?|hours?|weeks?|months?)\b/iu
const DATE =
  /\b(?:deadline|due|by|before|until|launch(?:es)?|starting|bis|antes del?|avant le)\b.{0,20}\b(?:\d{1,2}(?:st|nd|rd|th|\.)?|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|monday|tuesday|wednesday|thursday|friday|christmas|easter|tomorrow|tonight|end of)\b/iu
const SUM = /[$€£]\s?\d|\b\d[\d.,]{0,10}\s?(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|€|\$)/iu
/** Figures of the person that is wanted, or of the client's own advertising. */
const NO_FACT =
  /\b\d+\+? (?:years?|yrs)\b|\b(?:experience|degree|candidates?|founded|since \d{4}|award|bonus|salary)\b/i

const DELIVERABLES_HEADING =
  /^\W{0,4}(?:(?:project |key |expected |final |main )?deliverables?|what (?:we|I) need(?: done)?|scope(?: of (?:the )?(?:work|project))?|what (?:you(?:['’]ll| will)|to) deliver|you(?:['’]ll| will) deliver|entregables|livrables|liefergegenstände|leistungen)\W{0,4}$/iu

/** Returns the sentences of a post that state figures, dates or sums, in its own words. */
export function findFacts(sentences: readonly Sentence[]): string[] {
  const facts = new Set<string>()
  for (const { text } of sentences) {
    if (facts.size === MAX_FACTS) break
    if (NO_FACT.test(text)) continue
    const fact = [text, ...text.split(/[,;]\s|\s[–—-]\s/)].find(
      (part) => part.length <= MAX_FACT_LENGTH && (FIGURE.test(part) || DATE.test(part) || SUM.test(part)),
    )
    if (fact) facts.add(fact.trim())
  }
  return [...facts]
}

/** Returns the items under a heading such as "Deliverables", in the post's own words. */
export function findDeliverables(description: string): string[] {
  const items: string[] = []
  let open = false
  for (const line of readLines(description)) {
    if (items.length === MAX_DELIVERABLES) break
    if (!line.bullet) open = DELIVERABLES_HEADING.test(line.text) || (open && items.length === 0)
    else if (open && line.text.length <= MAX_DELIVERABLE_LENGTH) items.push(cleanText(line.text).trim())
  }
  return items
}
