/** Says where somebody was employed, and when: "2017-2020 - software company in Plovdiv". Roles are in roles.ts. English only. */
import { articleFor } from '../../jobs/index.ts'
import { nameClient, namesClient } from './lead-ins.ts'
import { startsWithCapitals } from './names.ts'
import { PROFESSION } from './roles.ts'

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

/** Says from when to when the person worked for a client or an employer; null for other texts. */
export function tellEmployment(text: string): string | null {
  const [, company = '', begin, end = '', role] = text.match(EMPLOYER_FIRST) ?? []
  if (
    startsWithCapitals(company) &&
    !NO_EMPLOYER.test(company) &&
    !NAMES_THING.test(company) &&
    (role === undefined || ROLE.test(role))
  ) {
    const isOver = /^\d/.test(end)
    const time = isOver ? `From ${begin} to ${end} I` : `Since ${begin} I have`
    return role
      ? `${time} ${isOver ? 'was' : 'been'} ${articleFor(role)} ${role.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())} at ${company}`
      : `${time} worked for ${company}`
  }
  const [, first, last = '', client = ''] = text.match(DATES_FIRST) ?? []
  if (client && !NO_EMPLOYER.test(client) && !NAMES_THING.test(client))
    return `${/^\d/.test(last) ? `From ${first} to ${last} I worked` : `Since ${first} I have worked`} for ${client}`
  const [, from, until = '', employer = ''] = text.match(EMPLOYED) ?? []
  const [named = ''] = employer.split(/[,:.] /)
  const [head = ''] = named.split(/ (?:for|of|in|with) /)
  // "Canal Verde, a maker of pumps", "Verde Farm, Turin"
  const isName =
    startsWithCapitals(head) && (namesClient(head) || /^, an? /.test(employer.slice(head.length)))
  if (!(isName || namesClient(head)) || NO_EMPLOYER.test(head)) return null
  const since = /^\d/.test(until) ? `From ${from} to ${until} I worked` : `Since ${from} I have worked`
  return `${since} ${isName ? `for ${employer}` : `at ${nameClient(employer)}`}`
}
