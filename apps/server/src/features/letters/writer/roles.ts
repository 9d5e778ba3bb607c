/**
 * Says in a sentence what somebody was or has been: "Lead developer for five years", "2016-2022: test engineer at a maker of
 * pumps". Clients and employers are in lead-ins.ts. English only.
 */
import { articleFor, lowerFirst } from '../../jobs/index.ts'
import { startsWithCapitals } from './names.ts'

/** The commonest names of professions, as a group of a pattern. */
export const PROFESSION =
  '(?:developer|dev|engineer|designer|manager|analyst|editor|writer|translator|consultant|administrator|architect|accountant|controller|teacher|tutor|lecturer|researcher|coordinator|technician|director|producer|nurse|reporter|journalist|illustrator|photographer|bookkeeper|copywriter|assistant|scientist|programmer|specialist|tester|trainer|artist|admin|DBA|marketer|strategist|instructor|videographer|compositor|animator|modeller|(?:bio)?statistician|economist|lawyer|technologist|sys ?admin)'

/** "Lead developer for five years of a desktop tool": what the person was, and no work. */
const ROLE = new RegExp(
  String.raw`^(?:an? )?(?:(?:lead|senior|junior|head|chief|principal|sole|only|first|technical|assistant|deputy|interim) ){0,2}${PROFESSION} (?:for|of|at|in|on)\b`,
  'i',
)
/** "Search and cluster consultant since 2013" */
const HELD_SINCE = new RegExp(
  String.raw`^(?!an? |not? |no longer |never |former |ex-)((?:[\p{L}/&-]+ ){0,4}${PROFESSION}) since ((?:19|20)\d\d\b.*)$`,
  'iu',
)
/** "Cloud architect from Durban, 12 years in IT" */
const HELD_FROM = new RegExp(
  String.raw`^(?!an? |not? |no longer |never |former |ex-)(?:[\p{L}/&-]+ ){0,6}${PROFESSION} (?:from|based in) \p{Lu}`,
  'iu',
)
/** "Until 2019: analyst at a bank" */
const TIMED = /^((?:Until|Till|From|Since|Before) (?:19|20)\d\d[^:,]{0,20}): (.{4,})$/
/** "2016-2022: test engineer at a maker of pumps" */
const FROM_TO =
  /^((?:19|20)\d\d) ?(?:[-–—]| to | till ) ?((?:19|20)\d\d|now|today|present|date)(?::|,| [-–—]|(?= \p{L})) (.{4,})$/iu

/** "infrastructure lead at an insurer" */
const LEADER = /^(?:an? )?(?:[\p{L}/&-]+ ){0,3}(?:lead|head) (?:for|of|at|in|on)\b/iu

/** "OutSystems developer for an insurer", ".NET developer in a service company" */
const ROLE_WITH_TOOL = new RegExp(
  String.raw`^(?:an? )?(?:[\p{L}\d.#+/&-]+ ){1,3}${PROFESSION}(?: / lead of \d+)? (?:for|at|in) (?:an? |the |\p{Lu})`,
  'u',
)

/** "Senior test engineer", unlike "Odoo consultant" */
const BEGINS_ROLE =
  /^(?:An?|Senior|Junior|Lead|Test|Data|Software|Web|Backend|Frontend|Chief|Head|Technical|Product|Project|Mobile|Support|Network|Systems?|Security|Quality|Freelance|Full|Part|Team|Research|Control|Process|Field|Embedded|Hardware|Electrical|Mechanical|Analyst|Developer|Engineer|Technician|Programmer|Administrator|Designer|Consultant|Manager|Translator|Editor|Writer|Accountant|Bookkeeper)\b/

/** Returns a role with its time before it as a sentence; null for other texts. */
export function tellDatedRole(text: string): string | null {
  const [, from = '', to = '', held = ''] = text.match(FROM_TO) ?? []
  if ([ROLE, LEADER, ROLE_WITH_TOOL].some((form) => form.test(held))) {
    const named = BEGINS_ROLE.test(held) ? lowerFirst(held) : held
    return `${/^\d/.test(to) ? `From ${from} to ${to} I was` : `Since ${from} I have been`} ${withArticle(named)}`
  }
  const [, time, role = ''] = text.match(TIMED) ?? []
  if (!time || /^(?:I|we)\b/i.test(role)) return null
  return `${time} I was ${/^the /i.test(role) ? role : withArticle(role)}`
}

/** Returns a role as a sentence, also one that somebody still has; null for other texts. */
export function tellRole(text: string): string | null {
  const dated = /^\d/.test(text) ? tellDatedRole(text) : null
  if (dated !== null) return dated
  if (ROLE.test(text)) return `I was ${/^an? /i.test(text) ? '' : `${articleFor(text)} `}${lowerFirst(text)}`
  return HELD_FROM.test(text) ? `I am ${articleFor(text)} ${lowerFirst(text)}` : tellHeldSince(text)
}

/** Returns "I have been an Odoo consultant since 2016, certified on v14" for a text without its subject; null for others. */
export function tellHeldSince(text: string): string | null {
  const [, role, began] = text.match(HELD_SINCE) ?? []
  if (!role || !began) return null
  const bare = role.replace(/^I(?: am|['’]m) (?:an? )?/, '').replace(/^working as (?:an? )?/i, '')
  const named = startsWithCapitals(bare) ? bare : lowerFirst(bare)
  return `I have been ${articleFor(named)} ${named} since ${began}`
}

const withArticle = (role: string) => (/^an? /i.test(role) ? role : `${articleFor(role)} ${role}`)
