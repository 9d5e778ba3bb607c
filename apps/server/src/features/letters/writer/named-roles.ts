/**
 * Recognizes the name of a role at the beginning of a fragment: "Senior test engineer at a maker of pumps". Roles with their dates are in
 * roles.ts. English only.
 */
import { articleFor, lowerFirst } from '../../jobs/index.ts'

/** A role, and what follows it: "senior designer", " at a bank". */
export const ROLE =
  /^(?!(?:was|were|am|is|are) |(?:19|20)\d\d\b|(?:tour|bus|ferry|mobile|telecom|network|grid|ticket|parking|hotel|logistics|locker)[\p{L} ]{0,20} operator\b)(?:an? )?((?:(?!(?:with|and|for|of|from|in|on|to|by|an?) )[\p{L}\p{N}.+#/&’'-]+ ){0,5}?(?:developer|engineer|designer|writer|copywriter|translator|interpreter|analyst|administrator|admin|consultant|specialist|architect|programmer|freelancer|scientist|editor|proofreader|manager|expert|tutor|teacher|trainer|coach|marketer|accountant|bookkeeper|(?<=^(?:an? )?|\b(?:virtual|personal|executive|administrative|admin|research|teaching|legal|medical|dental|office|sales|marketing|design|project|production|general|experienced|reliable|remote|online|support) )assistant|photographer|illustrator|animator|videographer|strategist|researcher|economist|lawyer|journalist|linguist|technician|tech|tester|speaker|author|nurse|biologist|chemist|physicist|statistician|mathematician|artist|producer|professional|practitioner|graduate|(?<!\b(?:irrigation|motor|temperature|game|flight|door|light|pump|charge|battery|domain|access|network|home|valve) )controller|lead|director|officer|founder|owner|student|lecturer|(?<=\b(?:event|wedding|media|urban|city|town|financial|production|travel|transport|maintenance) )planner|recruiter|operator|researcher|head)\b)(.*)$/iu
/** What may follow the name of a role: "lead follow-up", "student price" and "editor and runtime plugins" are no roles. */
export const AFTER_ROLE =
  /^\s*(?:$|[,.;:&(–—/+|-]|(?:of|at|in|for|with|who|that|since|and(?! (?:\p{L}+ ){0,2}(?!systems|sales|operations|analytics|graphics|business|sports)\p{L}{3,}[^s\P{L}]s\b)|from|on|to|by|as|but|or|under|near|plus|both|not|based|focus\w*|speciali[sz]\w+|experienced|available|certified|fluent|native|now|turned|until|till|is|are|was|has|loves?|lives?|\p{L}+ing)\b)/iu
/** "Developer – Associate exam passed 2022" names a certificate. */
export const EXAM = /^ [–-] (?:Associate|Professional|Expert|Specialty)\b/
/** "Lead scoring in HubSpot" is about leads, and no role. */
export const OF_LEADS =
  /^lead (?:scoring|nurturing|routing|capture|generation|enrichment|tracking|qualification|management)\b/i

/** "Eight years network engineer, now seven years developer" becomes "I have eight years as a network engineer, and now …". */
export function tellYearsInRole(text: string): string | null {
  const [, years = '', role = ''] =
    text.match(/^((?:\d+\+?|\p{L}+) years) ((?!of |in |at |as |with |on |for )\p{L}.+)$/u) ?? []
  if (role === '' || !AFTER_ROLE.test(role.match(ROLE)?.[2] ?? '?')) return null
  return `I have ${lowerFirst(years)} as ${articleFor(role)} ${role.replace(/, now (\S+ years) /iu, ', and now $1 as a ')}`
}
