/** Turns a card or a fact into a statement: sentences about the person that a letter can print. */
import type { EvidenceCard } from '@gigbell/contract'
import { countWords, shareOfOtherScripts, topicStems } from '../../../platform/text.ts'
import { articleFor, findSkills, lowerFirst, normalizeSkill, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { PRICED } from '../notes/signals.ts'
import { BEING, isClause, tellActor } from './clauses.ts'
import { HEADING, writeArrows } from './decoration.ts'
import { isBuilt, tellMade } from './done.ts'
import { isNoise, isWholeSentence, toFirstPerson } from './first-person.ts'
import {
  isWorkForClient,
  labelsClient,
  namesTool,
  tellEmployment,
  tellForDescribed,
  tellForNamedClient,
} from './lead-ins.ts'
import { phrases } from './phrases.ts'
import { projectSentence, withClientInBrackets } from './project-sentence.ts'
import { tellDatedRole, tellRole } from './roles.ts'
import { endSentence, removeLinks } from './sentence-ends.ts'
import { type Language, languageOf } from './text-language.ts'
import { isPlainVerb, MADE_WITH } from './verbs.ts'

/** A sentence about the person, ready to be printed. */
export interface Statement {
  /** The card; null for a fact of the additional information. */
  card: EvidenceCard | null
  kind: EvidenceCard['kind']
  /** The full sentence or sentences, without the link. */
  text: string
  url: string | null
  weight: number
  /** What the statement has in common with the post; the values add up to the weight. */
  common: ReadonlyMap<string, number>
  topics: Set<string>
  skills: Set<string>
  hasFigure: boolean
  /** The sentences of the profile after its card, which the text ends with. */
  followUps: readonly string[]
  /** Whether it quotes several sentences of the profile that follow each other (passages.ts). */
  isPassage?: true
}

/** Returns the statement of a text; null if it cannot become a sentence. */
export function toStatement(written: string, card: EvidenceCard | null, task: LetterTask): Statement | null {
  const { language } = task.options
  const own = languageOf(written, task)
  const raw =
    card?.kind === 'project' && own !== 'en'
      ? withClientInBrackets(written, task)
      : written.replace(ADDED, '')
  const inline = card?.kind === 'project' ? undefined : raw.match(INLINE_LINK)?.[1]?.replace(/[.,;)]+$/, '')
  if (inline) {
    const statement = toStatement(raw.replace(inline, LINK_PLACE), card, task)
    return statement && { ...statement, text: statement.text.replace(LINK_PLACE, inline), url: inline }
  }
  if ((card !== null && isNoise(raw)) || isOtherScript(raw)) return null
  if (card?.kind === 'work' && own === 'en' && OPENS_DETAIL.test(raw) && !/\b(?:I|we|my|our)\b/i.test(raw))
    return null
  if (card?.kind === 'work' && MADE_WITH.test(raw)) return null
  const isQuestion = card === null && raw.endsWith('?')
  const sentence = isQuestion
    ? upperFirst(raw)
    : card?.kind === 'project'
      ? projectSentence(raw, task)
      : card === null && own !== 'en'
        ? endSentence(removeLinks(raw))
        : toSentence(raw, own, task)
  const plain = withoutAddress(writeArrows(removeLinks(raw)).replace(LABEL, '').replace(HEADING, ''))
  const named =
    (card === null ? (tellTerm(plain) ?? (PRICED.test(plain) ? endSentence(plain) : null)) : null) ??
    sentence ??
    (own === 'en' && card !== null ? tellActor(plain) : null) ??
    (isClause(plain)
      ? endSentence(plain)
      : isNounPhrase(plain)
        ? endSentence(
            own === 'en' && language === 'en' && card !== null
              ? includeThing(plain, TEACHER.test(task.profile.title))
              : plain,
          )
        : card === null && countWords(plain) >= MIN_FACT_WORDS
          ? endSentence(upperFirst(plain))
          : null)
  if (named === null) return card === null && /https?:\/\//.test(raw) ? linkFact(raw, task) : null
  const lead =
    own === language
      ? sentence === null && own !== 'en' && card !== null
        ? (phrases[language].examples[0] ?? '')
        : ''
      : phrases[language].inOtherLanguage(own)
  const skills = new Set([
    ...(card?.skills ?? []).map(normalizeSkill),
    ...findSkills(raw, task.profile.skills).map(({ key }) => key),
  ])
  return {
    card,
    kind: card?.kind ?? 'work',
    text: `${lead}${withoutReference(named)}`,
    url: card?.url ?? raw.match(/https?:\/\/[^\s)\]]+/)?.[0]?.replace(/[.,;]+$/, '') ?? null,
    weight: 0,
    common: new Map(),
    topics: topicStems(raw),
    skills,
    hasFigure: (card?.figures.length ?? 0) > 0 || /\d/.test(plain),
    followUps: [],
  }
}

/** Letters are written in languages of the Latin script only. */
const isOtherScript = (text: string) => shareOfOtherScripts(text) > 1 / 2

/** "I am also at home in …" and "just as often" refer to a sentence that the letter does not have. */
const withoutReference = (text: string) =>
  text
    .replace(/^(I(?: am|['’]m)?) also /, '$1 ')
    .replace(/^(?:Today|Nowadays|These days),? (?=I )/, '')
    .replace(/ just as (?:often|well|much)(?=[,.]|$)/, '')

/** "Contract only, no employment": the person has decided that a fact is said, so it is, in their words. */
const MIN_FACT_WORDS = 3

const TERM =
  /^((?:fixed |total |hourly )?(?:price|rate|quote)(?: for [^:]{3,60}:)?|time ?line|delivery(?: time)?):? (?=(?:EUR |USD |GBP )?[\d$€£])(.+)$/i
const OFFER =
  /^(?:(?:about|around|roughly|approximately|ca\.?|maybe|for) )?(?:(?:flat|fixed|total) \d[\d.,]*|\d{1,3}\s?(?:-|–|to)\s?\d{1,3} (?:hours|days|weeks)|(?:[$€£]|USD |EUR |GBP )\d[\d.,]*|(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten) ?(?:working |business )?(?:k|usd|eur|gbp|dollars?|euros?|pounds?|quid|[$€£]|hours?|days?|weeks?|months?))(?!\p{L})(?! (?:of|per|ago|in)\b| (?:\p{L}+ )?(?:fits?|suits?|works?)\b)/iu
const MAX_OFFER_WORDS = 14

/** A price or a time of the additional information: "timeline 5 weeks", "about 3 weeks, 3,600 USD in total". */
function tellTerm(text: string): string | null {
  const term = text.match(TERM)
  if (term) return endSentence(`${term[1]?.replace(/:$/, '')}: ${term[2]}`)
  if (/^\d+\+? hours (?:a|per) week\b/i.test(text)) return endSentence(`I am available ${text}`)
  return OFFER.test(text) &&
    countWords(text) <= MAX_OFFER_WORDS &&
    !BEING.test(text) &&
    !isWholeSentence(text)
    ? endSentence(
        `My offer: ${lowerFirst(text)
          .replace(/ (?:ok|okay|is fine)(?=[.]?$)/i, '')
          .replace(/\b(?:usd|eur|gbp)\b/g, (currency) => currency.toUpperCase())}`,
      )
    : null
}

/** A link in the middle of a sentence stays there: "three of my screens are at https://…". */
const INLINE_LINK =
  /\b(?:is|are|look like this:|can be (?:seen|found)) (?:at|on|here:?|under )?\s*(https?:\/\/\S+)/i
const LINK_PLACE = 'Linkplace'

/** A fact that is a link only. */
function linkFact(raw: string, task: LetterTask): Statement {
  const [url = ''] = raw.match(/https?:\/\/[^\s)\]]+/) ?? []
  const text = phrases[task.options.language].links(url.replace(/[.,;]+$/, ''))
  return {
    card: null,
    kind: 'link',
    text,
    url,
    weight: 0,
    common: new Map(),
    topics: new Set(),
    skills: new Set(),
    hasFigure: false,
    followUps: [],
  }
}

/** In the other languages only full sentences in the first person are used as they are. */
function toSentence(raw: string, language: Language, { person }: LetterTask): string | null {
  if (language === 'en') return toFirstPerson(raw, person)
  const own = {
    de: /\b(?:ich|wir|mein\w*|unser\w*)\b/i,
    fr: /\b(?:je|j['’]\w|nous|mon|ma|mes|nos)\b/i,
    es: /\b(?:yo|mi|mis|nuestr\w+|he|hemos|soy|tengo|trabajo|hice|llevo|\p{L}{3,}(?:é|í|amos|imos))(?!\p{L})/iu,
  }[language]
  return own.test(raw) && countWords(raw) <= 48 ? endSentence(removeLinks(raw)) : null
}

const YEARS_AS =
  /^((?:DBA|QA|VA|PM|UX|\p{Lu}\p{Ll}+ )?(?:DBA|QA|VA|PM|\p{Ll}*(?:tester|designer|developer|engineer|editor|translator|analyst|accountant|assistant))|\p{Lu}\p{Ll}*(?:er|or|yst|ant)) (for \d+\+? years\b.*)$/su
const CLIENT_HAD = /^(\p{L}\p{Ll}+ \p{Ll}+)( (?:had|wanted|needed|asked) .+)$/su

/** "RAG assistants for a hospital" becomes "My work includes RAG assistants for a hospital". */
function includeThing(whole: string, isTeacher: boolean): string {
  const text = whole.replace(/ (?:as well|too)(?=,)/, '')
  const forClient = tellForNamedClient(text) ?? tellEmployment(text)
  if (forClient) return forClient
  // "First at a price comparison company, then …"
  if (/^First (?:at|with|in) /.test(text)) return `I worked ${lowerFirst(text)}`
  // "Node.js and Python, 8 years, Novi Sad"
  const [, tools, time] = text.match(/^([^,]{2,40}), (\d+\+? years)(?:, \p{Lu}[\p{L} ]+)?[.]?$/u) ?? []
  if (tools && time && findSkills(`with ${tools}`)[0]?.position === 5)
    return `I have worked with ${tools} for ${time}`
  // "Kyiv, 8 years of Python"
  const [, place = '', experience] = text.match(/^(\p{Lu}[\p{Ll}-]+), (\S+ years (?:of|in|with) .+)$/su) ?? []
  if (experience && !namesTool(place)) return `I have ${experience}`
  // "DBA for 12 years, last 8 only MySQL"
  const [, own = '', duration] = text.match(YEARS_AS) ?? []
  if (duration && !namesTool(own))
    return `I have been ${articleFor(own)} ${/^\p{Lu}{2}/u.test(own) ? own : lowerFirst(own)} ${duration}`
  // "Private hospital had an Excel file"
  const [, client, needed] = text.match(CLIENT_HAD) ?? []
  if (client && needed && labelsClient(client))
    return `${upperFirst(articleFor(client))} ${lowerFirst(client)}${needed}`
  if (/^for \p{L}/u.test(text)) return upperFirst(text)
  // "Magnolia Towing & Recovery, 44 trucks"
  if (/^\p{Lu}\S+(?: \p{Lu}\S+)* & \p{Lu}\S+(?: \p{Lu}\S+)*, \d[\d,]* \p{Ll}+s[.]?$/u.test(text))
    return `I have worked for ${text}`
  // "Change their registration form" is no thing.
  if (
    /^\p{L}\p{Ll}+ (?:their|the|a|an|my|your|all|each) /u.test(text) &&
    isPlainVerb(text.split(' ')[0] ?? '', text.slice(text.indexOf(' ')))
  )
    return `I ${lowerFirst(text)}`
  const dated = tellDatedRole(text)
  if (dated) return dated
  if (/^From \S.* to /.test(text)) return `One project went ${lowerFirst(text)}`
  if (/^\p{Lu}[\p{L} ]{1,30} and \p{Lu}\p{L}+: /u.test(text)) return `I work with ${text}`
  const described = tellForDescribed(text)
  if (described) return described
  if (/^\p{L}[\p{L} &/-]{1,30}(?:, [^:.]{3,40}| \([^)]{3,40}\))?: /u.test(text) || isWorkForClient(text))
    return text
  if (/^\d[\d,.]* (?:words per minute|wpm)\b/i.test(text)) return `I type ${text}`
  const role = tellRole(text)
  if (role) return role
  if (CERTIFICATES.test(text)) return `I ${isTeacher ? 'teach' : 'hold'} ${text}`
  const since = text.match(/^(\S+) since ((?:version )?[\d.]+\b.*)$/)
  const years = text.match(/^(?:In )?[Tt]otal (?:of )?(?=\d+\+? years (?:in|of|with) )(.+)$/s)?.[1]
  if (years) return `I have a total of ${years}`
  if (since && findSkills(`with ${since[1]}`)[0]?.position === 5)
    return `I have used ${since[1]} since ${since[2]}`
  if (since) return `I have worked in ${since[1]} since ${since[2]}`
  const startsWithTool = findSkills(`with ${text}`)[0]?.position === 5
  if (isToolList(text)) return `I ${isTeacher ? 'teach' : 'work with'} ${text}`
  if (startsWithTool) {
    if (/^(?:and |or )?\S*[\p{Lu}\d]\S*(?: (?:and |or |& )?\S*[\p{Lu}\d]\S*){0,6} for /u.test(text))
      return `${INCLUDES} ${text}`
    if (/^\S+(?: \([^)]*\))?, /.test(text)) return `I work with ${text}`
  }
  if (/^\d[\d,.]*\+? (?!years|hours|days|weeks|months|words|percent|key)\p{Ll}+s\b/u.test(text))
    return `${INCLUDES} ${text}`
  const [head = ''] = text.split(
    /[,;:(]| (?:for|of|in|on|with|from|at|by|to|that|which|when|where|if|because)\b/,
  )
  if (ACTIVITY.test(head.trim()) && !startsWithTool) return `I do ${lowerFirst(text)}`
  if (/^\p{Lu}\p{Ll}+\p{Lu}\S* when\b/u.test(text) || (startsWithTool && /^[^,;:]{2,60} when\b/.test(text)))
    return `I use ${text}`
  if (/^\p{Lu}\S* only (?:in|for|with|on)\b/u.test(text)) return `I have used ${text}`
  if (
    /^[\p{L} ]{3,25}(?<! (?:from|of|to|in|at|by|with|about|over|for|under))(?<!\p{Lu}{2,}) (?:\d{1,3}(?:,\d{3})+|\d{3,})(?![\d,]*:)/u.test(
      text,
    )
  )
    return text.replace(/^([\p{L} ]{3,25}) (?=\d)/u, '$1: ')
  const named =
    /^(?:An?|The|One|Two|Three) /.test(text) ||
    (!startsWithTool && /^\p{Lu}\p{Ll}/u.test(text) && !/ \p{Lu}/u.test(head))
      ? lowerFirst(text)
      : text
  const made = tellMade(text)
  if (made) return `I ${made}`
  const noun = named.slice(0, head.length).trimEnd()
  const single =
    /(?:^|[ -])\p{Ll}+$/u.test(noun) &&
    !/ and /.test(noun) &&
    !PLURAL.test(noun) &&
    !/^\d/.test(noun) &&
    !/ing$/.test(noun) &&
    !/^(?:an?|the|one|my|our|two|three|four|five|six|several|many|some|about|around|over|more|up|all|most) /i.test(
      noun,
    )
  return `${INCLUDES} ${single ? `${articleFor(noun)} ` : ''}${named}`
}

/** "Printer integration (TWAIN), WinForms, WPF": most of its parts are tools. */
function isToolList(text: string): boolean {
  const items = text.split(/, (?![^(]*\))| and /)
  const tools = items.filter(
    (item) => NAME_ITEM.test(item) || (findSkills(item).length > 0 && item.split(' ').length <= 5),
  )
  return items.length > 2 && !/\d{3}/.test(text) && tools.length * 3 >= items.length * 2
}

/** "Percona XtraBackup", "MySQL 5.7/8" */
const NAME_ITEM = /^(?=\S*[\p{Lu}\d]\S*[\p{Lu}\d]|\p{Lu}\p{Ll}+$)\p{Lu}[\w+.#/-]*(?: [\w+.#/()-]+){0,2}$/u

/** What a person does, as a noun: "Mobile testing on real devices". */
const ACTIVITY =
  /^(?:\p{L}+ ){1,2}(?:testing|modell?ing|editing|writing|coaching|monitoring|bookkeeping|training|programming|retouching|proofreading|transcribing|typing|printing|drawing|rendering|consulting|translating|reporting|forecasting|debugging|scripting|mixing|tuning)$/iu

/** "AWS Security Specialty, OSCP (2018)". */
const CERTIFICATES =
  /^(?:[^,.;:]{0,40}\b(?:OSCP|OSWE|CISSP|CISA|PMP|CKA|CKAD|CKS|CCNA|CCNP|ISTQB|ITIL|Specialty|Practitioner|(?:AWS|Azure|Google|GCP|Oracle) (?:Certified )?(?:Solutions Architect|Cloud Architect|Data Engineer|DevOps Engineer|SysOps Administrator|Developer)(?: [-–])? (?:Professional|Associate)|Certified|PL-\d{3}|AZ-\d{3})\b[^,.;:]{0,20}(?:, |$))+/

/** What a trainer lists are courses. */
const TEACHER = /\b(?:trainer|teacher|tutor|instructor|lecturer|coach)\b/i

/** "Also: I moved 9,000 contacts" */
const ADDED = /^(?:Also|Others?|Besides|Plus): (?=\p{L})/u

const LABEL =
  /^(?:other things(?: [^:]{2,20})?|examples?|e\.g\.|(?:main |selected |recent |key |past |latest |some |other |earlier )?(?:projects?|works?)|beispiele?|exemples?|ejemplos?)\s*:\s*/i

/** The beginning of a sentence that tells a thing made. */
export const INCLUDES = 'My work includes'

/** Whether a text names one thing that is built: "My work includes a desktop wallet", but not "… a harbor town". */
export function includesBuiltThing(text: string): boolean {
  const [, thing = ''] = text.match(/^My work includes an? ([^,.:;(]+)/) ?? []
  const [head = ''] = thing.split(/ (?:for|of|in|at|on|with|from|to)\b/)
  return isBuilt(head)
}
const PLURAL =
  /s$|\b(?:work|research|software|firmware|data|content|support|design|development|analysis|administration|migration|testing|seo|entry|training|editing|writing|translation)$/i

/** "Custom themes in plain PHP; no page builder unless you have one": the second part speaks to the reader. */
function withoutAddress(text: string): string {
  const [first = '', rest = ''] = text.split(/;\s+(.*)/s)
  return /\byou\b/i.test(rest) && !/\byou\b/i.test(first) ? first : text
}

/** "Trading strategies on QuantConnect: range breakout …" */
const WORK_LABEL =
  /^(?!(?:From|To|In|On|With|At|For) )\p{Lu}\p{L}* (?:\p{L}+ ){0,4}(?:for|on|in|with) [^:]{2,40}: \S/u

/** "Per team and per player, in Excel", "In all, 47 decks": the details of something else. */
const OPENS_DETAIL =
  /^(?:per|in all|all|then|same|so|and|or|but|plus|without|by|from|to|on|at|of|as|than|like|later|earlier|before|after|mostly|mainly|typical(?:ly)?|usually|sometimes|often|now|here|there|this|these|those|else|otherwise|done|checked|tested)\b(?! .* to \p{Lu})/iu

/** "Views, likes, comments each morning": no tools, no figures, and nobody it was done for. */
const isLooseList = (text: string) => {
  const items = text
    .slice(0, 200)
    .split(/, (?![^(]*\))/)
    .slice(0, 3)
  return (
    items.length === 3 &&
    items
      .slice(0, 2)
      .every((item) => item.split(' ').length <= 2 && /^\p{L}?\p{Ll}+(?: \p{Ll}+)?$/u.test(item)) &&
    !isToolList(text)
  )
}

/** A fragment that can follow "One example:". */
function isNounPhrase(text: string): boolean {
  const words = countWords(text)
  if (OPENS_DETAIL.test(text) || isLooseList(text)) return false
  // "Windvang, who climb turbines" describes somebody.
  if (/^\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*, (?:who|which|where) /u.test(text)) return false
  return (
    words >= 4 &&
    words <= (ONE_THING.test(text) ? 48 : 36) &&
    !/\?|!|\b(?:you|your|contact|hire|let['’]?s|welcome|feel free)\b/i.test(text) &&
    (/\d|\b(?:[Ff]or|of|für|pour|para) /u.test(text) ||
      isWorkForClient(text) ||
      WORK_LABEL.test(text) ||
      ONE_THING.test(text))
  )
}

/** "a session range strategy on Nasdaq futures with a window in the morning" */
const ONE_THING = /^an? (?:[\p{L}\d-]+ ){1,4}(?:on|with|that|which) /iu
