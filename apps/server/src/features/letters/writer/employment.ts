/** Says where somebody was employed, and when: "2017-2020 - software company in Plovdiv". Roles are in roles.ts. English only. */
import { nameClient, namesClient } from './lead-ins.ts'
import { startsWithCapitals } from './names.ts'

/** "2017-2020 - software company in Plovdiv" */
const EMPLOYED = /^((?:19|20)\d\d) ?[-–—] ?((?:19|20)\d\d|now|today|present)(?: ?[-–—:]|,) (.{4,})$/isu

/** What was studied, the own business, and roles: "backend developer at a bank". */
const NO_EMPLOYER =
  /\b(?:university|college|school|institute|academy|own|my|self|freelance\p{L}*|studies|student|at|as|for)\b/iu

/** Says from when to when the person worked for a client or an employer; null for other texts. */
export function tellEmployment(text: string): string | null {
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
