/**
 * Tells what a fragment of the profile names, where it is no sentence: "RAG assistants for a hospital" becomes "My work includes
 * RAG assistants for a hospital". English only.
 */
import { articleFor, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { isBuilt, tellMade } from './done.ts'
import { tellEmployment } from './employment.ts'
import { isWorkForClient, labelsClient, tellForDescribed, tellForNamedClient } from './labelled-clients.ts'
import { namesTool } from './names.ts'
import { tellDatedRole, tellRole } from './roles.ts'
import { isCertainDeed, isPlainVerb } from './verbs.ts'

/** The beginning of a sentence that tells a thing made. */
export const INCLUDES = 'My work includes'

/** Whether a text names one thing that is built: "My work includes a desktop wallet", but not "… a harbor town". */
export function includesBuiltThing(text: string): boolean {
  const [, thing = ''] = text.match(/^My work includes an? ([^,.:;(]+)/) ?? []
  const [head = ''] = thing.split(/ (?:for|of|in|at|on|with|from|to)\b/)
  return isBuilt(head)
}

/** "A court's website showed 64 notices as images", "Harbour Staffing, an agency, got about 700 CVs a week" */
const CLIENT_ACTED =
  /^(?:An? |The |\p{Lu})(?:(?! that | who | which )[^.:;]){3,90}?,? (?:showed|got|received|needed|wanted|lost|had) (?:an?|the|about|over|up to|only|no|too|\d)(?!\p{L})/u

/** "RAG assistants for a hospital" becomes "My work includes RAG assistants for a hospital"; null for what is no work to name. */
export function includeThing(whole: string, isTeacher: boolean): string | null {
  const text = whole.replace(/ (?:as well|too)(?=,)/, '').replace(/^also,? /i, '')
  // "lost email, changed number" is what happens to clients.
  if (/^(?:lost|broken|hacked|stolen|disabled|deleted|missing|forgotten|locked) \p{L}/iu.test(text))
    return null
  // "A good example is a newsletter: its script …"
  if (/^(?:an?|one|another|my) (?:\p{L}+ )?example (?:is|was) /iu.test(text)) return upperFirst(text)
  // "A good part of my work is plumbing: …"
  if (/^an? (?:\p{L}+ )?(?:part|share|half|third) of my \p{L}+ (?:is|was|are|were|goes)\b/iu.test(text))
    return upperFirst(text)
  // "Many of my scripts deal with pages that …"
  if (/^(?:many|most|some|all|several|half|two|three|four|five) of (?:my|our|the)\b/i.test(text))
    return upperFirst(text)
  // "pierwatch – a channel with 9,000 readers" begins with a name.
  if (/^\p{Ll}[\p{L}\d]+ [–—-] /u.test(text)) return null
  // "Image was the wrong one"
  if (/^\p{L}\p{Ll}{3,} (?:was|were) /u.test(text)) return `The ${lowerFirst(text)}`
  const forClient = tellForNamedClient(text) ?? tellEmployment(text)
  if (forClient) return forClient
  // "Been on Solana since the 2021 mess"
  if (/^been (?:in|on|with|at|doing|using|a) /i.test(text)) return `I have ${lowerFirst(text)}`
  if (PLACE_OR_COUNT.test(text) || /^(?:based|located|living) (?:in|out of|near) /i.test(text)) return null
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
  if (CLIENT_ACTED.test(text)) return upperFirst(text)
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
  // "First two years in a software house"
  const [, start = ''] =
    text.match(/^((?:First|Last) (?:\p{L}+|\d+) (?:years|months) (?:in|at|with) .*)$/u) ?? []
  if (start) return `I spent my ${lowerFirst(start)}`
  const dated = tellDatedRole(text)
  if (dated) return dated
  if (/^From \S.* to /.test(text)) return `One project went ${lowerFirst(text)}`
  if (/^\p{Lu}[\p{L} ]{1,30} and \p{Lu}\p{L}+: /u.test(text)) return `I work with ${text}`
  if (REPAIRING.test(text)) return `${INCLUDES} ${lowerFirst(text)}`
  const described = tellForDescribed(text)
  if (described) return described
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  // "Running Airflow since 1.10.3"
  if (/^\p{Lu}\p{Ll}{2,}ing$/u.test(verb) && / since \S*\d/.test(rest))
    return `I have been ${lowerFirst(text)}`
  if (isCertainDeed(verb, rest) || NAMED_DEED.test(text)) return `I ${lowerFirst(text)}`
  if (/^\p{L}[\p{L} &/-]{1,30}(?:, [^:.]{3,40}| \([^)]{3,40}\))?: /u.test(text) || isWorkForClient(text))
    return text
  if (/^\d[\d,.]* (?:words per minute|wpm)\b/i.test(text)) return `I type ${text}`
  const role = tellRole(text)
  if (role) return role
  if (CERTIFICATES.test(text))
    return `I ${isTeacher ? 'teach' : 'hold'} ${/ and /.test(text) ? text : text.replace(/, ([^,;:]+)$/, ' and $1')}`
  const since = text.match(/^((?:\p{Lu}\S* ){0,2}\S+) since ((?:version )?[\d.]+\b.*)$/u)
  const years = text.match(/^(?:In )?[Tt]otal (?:of )?(?=\d+\+? years (?:in|of|with) )(.+)$/s)?.[1]
  if (years) return `I have a total of ${years}`
  if (since && (/ API$/.test(since[1] ?? '') || findSkills(`with ${since[1]}`)[0]?.position === 5))
    return `I have used ${/ API$/.test(since[1] ?? '') ? 'the ' : ''}${since[1]} since ${since[2]}`
  if (since) return `I have worked in ${since[1]} since ${since[2]}`
  const startsWithTool = findSkills(`with ${text}`)[0]?.position === 5
  if (isToolList(text)) return `I ${isTeacher ? 'teach' : 'work with'} ${text}`
  if (startsWithTool) {
    if (/^(?:and |or )?\S*[\p{Lu}\d]\S*(?: (?:and |or |& )?\S*[\p{Lu}\d]\S*){0,6} for /u.test(text))
      return `${INCLUDES} ${text}`
    // "Elasticsearch 6.8, 40 nodes" is one cluster.
    if (/^[^,]{3,40}, \d[\d,.]* \p{Ll}+s\b/u.test(text)) return null
    if (/^\S+(?: \S+){0,3}? certificates?\b/.test(text)) return `I hold ${articleFor(text)} ${text}`
    if (/^\S+(?: \([^)]*\))?, /.test(text)) return `I work with ${text}`
  }
  if (/^\d[\d,.]*\+? (?!years|hours|days|weeks|months|words|percent|key)\p{Ll}+s\b/u.test(text))
    return `${INCLUDES} ${text}`
  if (NO_THING.test(text)) return null
  // "Over 16 months I wrote 23 guides"
  if (/^(?:Over|In|For|Within|During|Since|After|From|Until) [^,.;:]{3,40},? (?:I|we) \p{Ll}/u.test(text))
    return text
  if (/^\S+ years (?:of|in|with|as) \S/.test(text)) return `I have ${lowerFirst(text)}`
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
    // "deposit detection, hot and cold wallets, sweep, fees"
    !(/(?:tion|sion|ment|ance|ence|ity)$/.test(noun) && MANY_PARTS.test(named.slice(head.length))) &&
    !/^(?:an?|the|one|my|our|two|three|four|five|six|several|many|some|about|around|over|more|up|all|most) /i.test(
      noun,
    )
  // "A first version takes me six weeks", "engineer's degree, 2011", "robots.txt respected", "- 9,000 slips typed"
  if (NO_WORK_HEAD.test(noun) || TAKES.test(named) || /^[^\p{L}\d"“]/u.test(named)) return null
  return `${INCLUDES} ${single ? `${articleFor(noun)} ` : ''}${named}`
}

const MANY_PARTS = /^(?:, [^,.;:]{3,40}){3}/

/** "San José, Costa Rica. Ex-RevOps at …", "8 in software, 6 with OutSystems" */
const PLACE_OR_COUNT = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, \p{Lu}[\p{L} ]+\. |^\d+ (?:in|with|at|on) /u
/** What a person has or keeps to, and does not make. */
const NO_WORK_HEAD = /\b(?:degree|diploma|certificates?|version)$|\S \p{Ll}+ed$/u
const TAKES =
  /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:takes?|took|costs?) (?:me|about|around|\d|an?|one|two|three|four|five|six)\b/iu

/** What is belittled, refers to another sentence, or says what happened: "oracle only little", "a form on their site", "the rest". */
const NO_THING =
  /^(?:never|not|team of|the rest|other things|and others|day jobs?|(?:19|20)\d\d ?[-–]|[A-Z]{2,4} since)\b|\b(?:only (?:a )?(?:little|bit)|(?:a )?bit of|long ago|just for fun|as (?:a )?junior|banned|cancell?ed|never again|for (?:it|them)|on their|those|these)\b| then (?:\p{Ll}+ )?\p{Ll}+ed\b/iu

/** "DBA for 12 years", "Editor for 5 years" */
const YEARS_AS =
  /^((?:DBA|QA|VA|PM|UX|\p{Lu}\p{Ll}+ )?(?:DBA|QA|VA|PM|\p{Ll}*(?:tester|designer|developer|engineer|editor|translator|analyst|accountant|assistant))|\p{Lu}\p{Ll}*(?:er|or|yst|ant)) (for \d+\+? years\b.*)$/su
/** "Trained DIET from zero" */
const NAMED_DEED =
  /^(?:Trained|Built|Migrated|Moved|Kept|Ran|Led|Wrote|Fixed|Designed|Developed|Deployed|Tuned|Ported|Wired|Converted|Created) \p{Lu}/u
/** "Private hospital had …" */
const CLIENT_HAD =
  /^(?:an? )?(\p{L}\p{Ll}+(?: \p{Ll}+){1,3}(?: in \p{Lu}\p{L}+)?)( (?:had|wanted|needed|asked) .+)$/isu

/** "Printer integration (TWAIN), WinForms, WPF": most of its parts are tools. */
export function isToolList(text: string): boolean {
  const items = text.split(/, (?![^(]*\))| and /)
  const tools = items.filter(
    (item) => NAME_ITEM.test(item) || (findSkills(item).length > 0 && item.split(' ').length <= 5),
  )
  return items.length > 2 && !/\d{3}|;|\byears\b/.test(text) && tools.length * 3 >= items.length * 2
}

/** "Percona XtraBackup", "MySQL 5.7/8" */
const NAME_ITEM = /^(?=\S*[\p{Lu}\d]\S*[\p{Lu}\d]|\p{Lu}\p{Ll}+$)\p{Lu}[\w+.#/-]*(?: [\w+.#/()-]+){0,2}$/u

/** "Fixing third party apps from the store: the vendor does not reply" */
const REPAIRING =
  /^(?:fixing|repairing|cleaning(?: up)?|moving|upgrading|rescuing|recovering|porting|migrating|debugging|untangling|speeding up|taking over) (?!of\b)\p{L}/iu

/** What a person does, as a noun: "Mobile testing on real devices". */
const ACTIVITY =
  /^(?:\p{L}+ ){1,2}(?:testing|modell?ing|editing|writing|coaching|monitoring|bookkeeping|training|programming|retouching|proofreading|transcribing|typing|printing|drawing|rendering|consulting|translating|reporting|forecasting|debugging|scripting|mixing|tuning)$/iu

/** "AWS Security Specialty, OSCP (2018)". */
const CERTIFICATES =
  /^(?:[^,.;:]{0,40}\b(?:OSCP|OSWE|CISSP|CISA|PMP|CKA|CKAD|CKS|CCNA|CCNP|ISTQB|ITIL|Specialty|Practitioner|(?:AWS|Azure|Google|GCP|Oracle) (?:Certified )?(?:Solutions Architect|Cloud Architect|Data Engineer|DevOps Engineer|SysOps Administrator|Developer)(?: [-–])? (?:Pro(?:fessional)?|Associate|Expert)|Certified|PL-\d{3}|AZ-\d{3})\b[^,.;:]{0,20}(?:, | and |$))+/

const PLURAL =
  /s$|\b(?:work|research|software|firmware|data|content|support|design|development|analysis|administration|migration|testing|seo|entry|training|editing|writing|translation)$/i
