/**
 * Checks what letters like to embellish: roles and teams, degrees, language levels, ratings, places, availability, and
 * "exactly this" work. Each facet is a pattern and the words that a card or fact needs to have for it.
 */

import type { Evidence } from './evidence.ts'
import type { Finding } from './findings.ts'
import { isRelevant } from './relevance.ts'
import type { Statement } from './statements.ts'
import { readTerms } from './terms.ts'

/** A claim by its words, and the words in a source that support it. */
interface Facet {
  claim: RegExp
  /** Without it, a source needs the words of the claim. */
  support?: RegExp
  /** Whether it is about times, which are claims only beside words of availability. */
  ofTime?: true
}

const FACETS: Facet[] = [
  {
    claim:
      /\b(?:led|lead|leading|headed|heading|head of|in charge of|ran|run|running|manag(?:e|ed|ing|er of)|supervis\w+|direct(?:ed|ing)|oversaw|oversee\w*|coordinat\w+) (?:\p{L}+ ){0,5}?(?:teams?|people|departments?|staff|crews?|developers|engineers|designers|writers|editors|translators|freelancers|employees|assistants|agents|analysts|squads?|groups?|divisions?|units?|offices?)\b/giu,
    support:
      /\b(?:led|lead|leading|headed|heading|head of|manag\w+|supervis\w+|direct\w+|oversaw|oversee\w*|coordinat\w+|ran a team|team lead\w*)\b/i,
  },
  {
    claim:
      /\b(?:I|we|and|then|also) (?:led|headed)\b|\bas (?:the |a )?(?:team |tech(?:nical)? |project )?lead(?:er)?\b/gi,
    support: /\b(?:led|lead|leader|headed|head of|in charge|responsible for|manag\w+)\b/i,
  },
  {
    claim:
      /\b(?:my|our) (?:own |small |whole |little )?(?:team|agency|company|studio|firm|staff|colleagues|developers|writers|designers|employees)\b|\bteam of\b|\bwe are an? (?:team|agency|studio|company)\b|\brun (?:a|an|my|my own|our) (?:\p{L}+ ){0,2}?(?:team|agency|studio|company|firm)\b/giu,
    support: /\b(?:team|agency|studio|company|firm|staff|colleagues|employees|we are|our)\b/i,
  },
  {
    claim:
      /\bmentor(?:ed|ing|s)?\b|\b(?:coached|trained|onboarded) (?:\p{L}+ ){0,4}?(?:juniors?|developers|engineers|people|staff|colleagues|teams?|interns?|designers|writers|employees)\b/giu,
    support:
      /\b(?:mentor\w*|coach\w*|onboard\w*|taught|teach\w*|train(?:ed|ing) (?:\S+ ){0,3}(?:colleagues|people|employees|staff|teams?|juniors|members|interns|developers))\b/i,
  },
  {
    claim:
      /\b(?:senior|principal|chief|cto|ceo|cfo|co-?founder|founder|vice president|vp of|director|team lead|tech lead|lead (?:developer|engineer|designer|writer|editor)|head of)\b/gi,
  },
  {
    claim: /\b(?:bachelor(?:['’]?s)?|b\.?sc\b|b\.?a\.?(?= (?:in|degree))|b\.?tech|undergraduate degree)/gi,
    support: /\b(?:bachelor|b\.?sc|b\.?a\b|b\.?tech|b\.?eng|b\.?f\.?a\b|b\.?com\b|b\.?ed\b|ll\.?b\b)/i,
  },
  {
    claim: /\b(?:master['’]s|masters (?:degree|in)|master of|m\.?sc\b|mba\b|m\.?a\.?(?= (?:in|degree)))/gi,
    support: /\b(?:master['’]?s?\b|m\.?sc|mba|m\.?a\b|m\.?eng|m\.?f\.?a\b|m\.?ed\b)/i,
  },
  { claim: /\b(?:ph\.?d|doctorate|doctoral)\b/gi, support: /\b(?:ph\.?d|doctor(?:ate|al)|dr)\b/i },
  {
    claim: /\b(?:degree|diploma|graduated?(?: from| in| of)?|alumn\w+|studied|university|college)\b/gi,
    support:
      /\b(?:degree|diploma|graduat\w*|studied|studies|university|college|bachelor|master['’]?s|b\.?sc|b\.?a\b|b\.?f\.?a\b|m\.?sc|m\.?a\b|m\.?f\.?a\b|mba|diplom|ph\.?d|tu |school|academy|institute)/i,
  },
  {
    claim: /\b(?:certified|certificat(?:e|es|ion|ions)|accredited|licensed|chartered|sworn)\b/gi,
    support: /\b(?:certif\w+|accredit\w+|licen[sc]\w+|chartered|sworn)\b/i,
  },
  {
    claim:
      /\b(?:award(?:s|ed|-winning)?|prizes?|patent(?:s|ed)?|keynote|published author|(?:I|we)(?:['’]ve| have)? published (?:on|in|about|papers|research|a book|books)|bestsell\w+)\b/gi,
    support: /\b(?:award|prize|patent|keynote|published|bestsell|won)\w*/i,
  },
  {
    claim:
      /\b(?:top[- ]rated|highest[- ]rated|best[- ]rated|(?:five|5)[- ]stars?|[1-5]\.\d\b(?=.{0,20}\b(?:rating|stars?|review|score))|(?:rating|rated|score) (?:of )?[1-5]\.\d|job success|rising talent|top talent|perfect (?:rating|score|feedback|reviews?)|(?:excellent|great|glowing|outstanding|only|all) (?:ratings?|reviews?|feedback|testimonials)|track record|ratings?\b(?= from| by| of))/gi,
    support: /\b(?:rated|ratings?|stars?|success|talent|reviews?|feedback|testimonials?|track record)\b/i,
  },
  {
    claim:
      /\b(?:never (?:missed|late|been late|had a|failed|lost)|always (?:delivered?|on time|met)|(?:every|each) clients?|(?:every (?:single )?one of my|each (?:one )?of my|all (?:of )?(?:my|our)) [a-z]+|(?:happy|satisfied|delighted|returning|repeat|loyal|long-term) (?:clients?|customers?)|100 ?% )\b/gi,
    support:
      /\b(?:deadline|on time|never|always|returning|repeat|long-term|happy|satisf\w+|every client|all my|100)\b/i,
  },
  { claim: /\bguarantee[ds]?\b/gi, support: /\bguarante/i },
  {
    claim: /\b(?:immediately|right away|straight away|at once|right now|today|tomorrow|asap)\b/gi,
    support:
      /\b(?:immediate\w*|right away|straight away|at once|right now|now|today|tomorrow|asap|any ?time)\b/i,
    ofTime: true,
  },
  {
    claim: /\b(?:full[- ]time|24\/7|around the clock|any ?time|all day|every day of the week)\b/gi,
    support: /\b(?:full[- ]time|24\/7|around the clock|any ?time|(?:3[5-9]|40) hours)\b/i,
    ofTime: true,
  },
  {
    claim: /\b(?:weekends?|saturdays?|sundays?)\b/gi,
    support: /\b(?:weekends?|saturdays?|sundays?|7 days|every day)\b/i,
    ofTime: true,
  },
  {
    claim: /\b(?:evenings?|nights?)\b(?! (?:load|job|run|report|build|backup))/gi,
    support: /\b(?:evenings?|nights?|nightly|any ?time|flexible|late)\b/i,
    ofTime: true,
  },
  {
    claim: /\b(?:monday|tuesday|wednesday|thursday|friday|next week|this week|next month|next monday)\b/gi,
    ofTime: true,
  },
  {
    claim:
      /\b(?:your|same|us|eu|uk|european|american|australian|est|edt|pst|pdt|cet|cest|gmt|utc|eastern|pacific|central) (?:time ?zone|working hours|business hours|hours|time)\b|\b(?:time ?zone)\b/gi,
    support: /\b(?:time ?zone|hours|est|edt|pst|pdt|cet|cest|gmt|utc|eastern|pacific|central|time)\b/i,
    ofTime: true,
  },
  {
    claim:
      /\b(?:all|every|any|whole|entire|full range of) (?:major |popular |common |modern |kinds? of |types? of |sorts? of |other |relevant |necessary |leading |big |social |cloud |programming |web |online )*(?:\p{Lu}\p{L}+ )?(?:platforms?|languages?|frameworks?|tools?|technolog\w+|databases?|stacks?|ecosystems?|cms|crms?|systems?|software|programs?|fields?|areas?|industr\w+|styles?|formats?|genres?|channels?|skills?|aspects?|networks?|services?|devices?|browsers?|features?|marketplaces?)\b|\b(?:inside out|like the back of my hand|world[- ]class|guru|ninja|rockstar|wizard|power user|leading expert|recogni[sz]ed expert)\b/giu,
    support: /\b(?:inside out|world[- ]class|power user|leading expert|recogni[sz]ed expert)\b/i,
  },
]

/** A status that a company gives: "Google Developer Expert". */
const STATUS =
  /\b\p{Lu}[\p{L}.]{1,30} (?:\p{Lu}\p{L}{1,30} ){0,2}(Partner|Expert|Ambassador|Hero|Champion|MVP|Professional|Fellow|Trainer)\b/gu

const CONVERSATION = /\b(?:calls?|chat|talk|meeting|zoom|discuss|questions?|update|you)\b/i
const AVAILABILITY =
  /\b(?:available|availability|start|begin|free|work|working|reply|respond|join|hours|based|live|located)\b/i
/** Returns each embellishment that no source supports. */
export function checkFacets(statement: Statement, evidence: Evidence): Finding[] {
  const { text, kind } = statement
  const found: Finding[] = []
  for (const facet of FACETS) {
    if (facet.ofTime && (!AVAILABILITY.test(text) || CONVERSATION.test(text))) continue
    for (const match of text.matchAll(facet.claim)) {
      const said = match[0].toLowerCase().trim()
      const support = facet.support ?? new RegExp(String.raw`\b${toPattern(said)}`, 'i')
      if (saysEach(said, evidence)) continue
      if (/^(?:certif|accredit|licen)/.test(said) && namesEducation(text, evidence)) continue
      if (evidence.sources.some((source) => support.test(source.text) && source.kind !== 'skill')) continue
      found.push({ part: match[0].trim() })
      break
    }
  }
  for (const [status, word = ''] of text.matchAll(STATUS))
    if (!evidence.text.includes(word.toLowerCase())) found.push({ part: status })
  if (kind === 'deed' || kind === 'habit')
    found.push(...checkLanguages(text, evidence), ...checkSameness(text, evidence))
  return found
}

/** "Each of my scrapers" is supported by "every scraper". */
function saysEach(said: string, evidence: Evidence): boolean {
  const word = /^(?:each|every|all)\b.{0,30} (\p{L}{3,30})$/u.exec(said)?.[1]
  if (!word) return false
  const stem = toPattern(word.replace(/s$/, ''))
  const each = new RegExp(String.raw`\b(?:each|every|all)(?: [a-z]{2,15}){0,2} ${stem}`)
  return evidence.sources.some((source) => each.test(source.text))
}

/** A certificate may be listed by its name alone: "ISTQB Foundation Level". */
function namesEducation(text: string, evidence: Evidence): boolean {
  const { hard, soft } = readTerms(text)
  return [...hard, ...soft].some(({ concept }) =>
    evidence.sourcesOf(concept).some(({ kind }) => kind === 'education'),
  )
}

const toPattern = (words: string) =>
  words.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]+').replace(/\\p\{[LN]\}/g, 'a-z')

const LANGUAGES =
  'English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Hindi|Urdu|Chinese|Mandarin|Cantonese|Japanese|Korean|Swedish|Danish|Norwegian|Finnish|Greek|Hebrew|Czech|Hungarian|Romanian|Bulgarian|Serbian|Croatian|Tagalog|Filipino|Vietnamese|Thai|Indonesian|Malay|Bengali|Tamil|Punjabi|Catalan|Swahili'
const LANGUAGE = new RegExp(String.raw`\b(${LANGUAGES})\b`, 'g')
const SPOKEN =
  /\b(?:speak\w*|spoken|fluent\w*|native|bilingual|trilingual|mother tongue|language|level|proficien\w+|conversational|understand|tongue|[abc][12]\b|write in|work in|communicate)\b/i
/** From the lowest to the highest; a language without a level supports only that it is spoken. */
const LEVELS: [RegExp, number][] = [
  [/(?<!near[- ])\b(?:native|mother tongue|first language|bilingual)\b/i, 6],
  [/\bc2\b/i, 5],
  [/\b(?:fluent\w*|fluency|c1|near[- ]native|full professional|excellent|perfect|flawless)\b/i, 4],
  [/\b(?:b2|advanced|professional|very good|business|upper)\b/i, 3],
  [/\b(?:b1|intermediate|good|conversational|working)\b/i, 2],
  [/\b(?:a1|a2|basic\w*|beginner|some|elementary|a little)\b/i, 1],
]

function checkLanguages(text: string, evidence: Evidence): Finding[] {
  if (!SPOKEN.test(text)) return []
  const found: Finding[] = []
  for (const [language] of text.matchAll(LANGUAGE)) {
    const claimed = readLevel(text, language)
    const spoken = new RegExp(String.raw`\b${language}\b`, 'i')
    const sources = evidence.sources.filter((source) => spoken.test(source.from))
    const known = sources.map((source) => readLevel(source.from, language) ?? 0)
    if (sources.length === 0) found.push({ part: language })
    else if (claimed !== undefined && claimed > Math.max(...known) && claimed > 1)
      found.push({
        why: `Nothing in your profile or your additional information states this level of ${language}.`,
      })
  }
  return found
}

/** Returns the level that a text states next to a language. */
function readLevel(text: string, language: string): number | undefined {
  const at = text.toLowerCase().indexOf(language.toLowerCase())
  const around = text.slice(Math.max(0, at - 40), at + language.length + 40)
  return LEVELS.find(([pattern]) => pattern.test(around))?.[1]
}

const EXACT =
  /\b(?:exactly|precisely) (?:this|that|the same|what|such|your)\b|\b(?:this|the) (?:very|exact|same) (?:\p{L}+ )?(?:same |kind |type )?(?:thing|problem|task|work|project|job|set-?up|stack|situation|case|challenge|feature|site|app|kind|type|migration|integration)\b|\bidentical\b|\bthe (?:very )?same\b(?= (?:for|before|twice|at|problem|thing|kind|work|with))|\b(?:done|did|built|made|solved|handled|written|faced) (?:exactly )?(?:this|that|it) (?:before|many|several|twice|(?:\p{L}+ )?times|for (?:other|many|several|two|three))/giu
const SIMILAR =
  /(?<!\b(?:most|more) )\b(?:similar|comparable|alike|like (?:this|yours|these|it|that)|(?:this|such|these) (?:kinds?|types?|sorts?) of|of (?:this|that) (?:kind|type|sort)|along these lines|in (?:your|this) (?:field|industry|niche|space|area|sector))\b/gi
const REPEATED =
  /\b(?:twice|thrice|(?:\p{L}+|\d+) times|many times|again and again|for (?:many|several|other|a few|\d+|two|three|four|five) (?:\p{L}+ )?(?:clients|companies|shops|stores|businesses|customers|teams|startups))\b/iu

/** The person may compare their work with the post in the additional information: "I did the same for a museum". */
function isPersonsOwnWord(text: string, evidence: Evidence): boolean {
  const { hard, soft } = readTerms(text)
  return evidence.sources.some(
    (source) =>
      source.kind === 'fact' &&
      (source.text.match(EXACT) ?? source.text.match(SIMILAR)) !== null &&
      [...hard, ...soft].every(({ concept }) => source.concepts.has(concept)),
  )
}

/** "I have done exactly this, twice" needs a card that is close to the post. */
function checkSameness(text: string, evidence: Evidence): Finding[] {
  const exact = text.match(EXACT)?.[0]
  if ((exact ?? text.match(SIMILAR)) && isPersonsOwnWord(text, evidence)) return []
  if (exact) {
    const count = text.match(REPEATED)?.[0]
    if (count && !evidence.text.includes(count.toLowerCase())) return [{ part: count }]
    return isRelevant(evidence, 0.6)
      ? []
      : [{ why: 'Nothing in your profile is the same work as this post.' }]
  }
  const similar = text.match(SIMILAR)?.[0]
  if (similar && !isRelevant(evidence, 0.3))
    return [{ why: 'Nothing in your profile is similar to the work in this post.' }]
  return []
}
