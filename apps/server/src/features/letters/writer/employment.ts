/** Says where somebody was employed, and when: "2017-2020 - software company in Plovdiv". Roles are in roles.ts. English only. */
import { articleFor } from '../../jobs/index.ts'
import { nameClient, namesClient } from './labelled-clients.ts'
import { startsWithCapitals } from './names.ts'
import { PROFESSION } from './roles.ts'
import { writeTrade } from './trade.ts'

/** "2017-2020 - software company in Plovdiv" */
const EMPLOYED = /^((?:19|20)\d\d) ?[-–—] ?((?:19|20)\d\d|now|today|present)(?: ?[-–—:]|,) (.{4,})$/isu

/** "Verde Power Systems, 2018 to 2024, Senior Test Engineer" */
const EMPLOYER_FIRST =
  /^(\p{Lu}[^,.:;()]{3,60}), ((?:19|20)\d\d) ?(?:to|until|[-–—]) ?((?:19|20)\d\d|[Nn]ow|[Tt]oday|[Pp]resent)(?:, ([^,.:;]{4,60}))?[.]?$/u

/** "2021-2024, Verdepay (payment gateway, 340 merchants)." */
const DATES_FIRST =
  /^((?:19|20)\d\d) ?[-–—] ?((?:19|20)\d\d|[Nn]ow|[Tt]oday|[Pp]resent), (\p{Lu}[^,.:;()]{2,40} \([^()]{4,80}\))[.]?$/u

/** "Senior Test Engineer" */
const ROLE = new RegExp(String.raw`^(?:[\p{L}/&-]+ ){0,4}${PROFESSION}$`, 'iu')

/** What was studied, the own business, and roles: "backend developer at a bank". */
const NO_EMPLOYER =
  /\b(?:university|college|school|institute|academy|own|my|self|freelance\p{L}*|studies|student|at|as|for)\b/iu

/** "Ticket Shop", "MSc Computer Science" */
const NAMES_THING =
  /\b(?:M\.?Sc|B\.?Sc|Ph\.?D|MBA|Bachelor|Master|Diploma|Degree|Shop|App|Bot|Site|Website|Portal|Dashboard|Migration|Redesign|Integration|Pipeline)\b/i

/** "First job (2021 to 2023): software house of 22 people" */
const NUMBERED_JOB =
  /^(?:my )?(?:first|second|third|last|current|present|previous|next) (?:job|position) \(((?:19|20)\d\d) ?(?:to|until|till|[-–—]) ?((?:19|20)\d\d|now|today|present)[^()]*\): /i
/** "2019-2023, same company, migration of the screens": what was done at the employer of the entry before */
const SAME_EMPLOYER =
  /^((?:19|20)\d\d) ?[-–—] ?((?:19|20)\d\d|now|today|present), (?:the )?same (?:company|employer|firm|agency|bank|team), (?:the )?((?:migration|redesign|development|maintenance|support|rewrite|rollout|replacement|introduction) of .{4,})$/isu

/** Says from when to when the person worked for a client or an employer; null for other texts. */
export function tellEmployment(entry: string): string | null {
  const text = entry.replace(NUMBERED_JOB, '$1-$2: ')
  const [, since = '', till = '', work] = text.match(SAME_EMPLOYER) ?? []
  if (work !== undefined) return tellSpan(since, till, ['worked', 'worked'], `on the ${work}`)
  const [, company = '', begin = '', end = '', role] = text.match(EMPLOYER_FIRST) ?? []
  if (startsWithCapitals(company) && isEmployer(company) && (role === undefined || ROLE.test(role))) {
    const held = role && `${articleFor(role)} ${writeTrade(role, [])} at ${company}`
    return held ? tellSpan(begin, end, ['was', 'been'], held) : tellWork(begin, end, `for ${company}`)
  }
  const [, first = '', last = '', client = ''] = text.match(DATES_FIRST) ?? []
  if (client && isEmployer(client)) return tellWork(first, last, `for ${client}`)
  const [, from = '', until = '', employer = ''] = text.match(EMPLOYED) ?? []
  const [named = ''] = employer.split(/[,:.] /)
  const [head = ''] = named.split(/ (?:for|of|in|with) /)
  // "Canal Verde, a maker of pumps", "Verde Farm, Turin"
  const isName =
    startsWithCapitals(head) && (namesClient(head) || /^, an? /.test(employer.slice(head.length)))
  if (!(isName || namesClient(head)) || NO_EMPLOYER.test(head)) return null
  return tellWork(from, until, isName ? `for ${employer}` : `at ${nameClient(employer)}`)
}

const isEmployer = (name: string) => !NO_EMPLOYER.test(name) && !NAMES_THING.test(name)

/** "From 2018 to 2024 I was …", and with "now" for a year: "Since 2018 I have been …" */
const tellSpan = (from: string, until: string, [past, perfect]: [string, string], what: string) =>
  /^\d/.test(until) ? `From ${from} to ${until} I ${past} ${what}` : `Since ${from} I have ${perfect} ${what}`
const tellWork = (from: string, until: string, where: string) =>
  tellSpan(from, until, ['worked', 'worked'], where)
