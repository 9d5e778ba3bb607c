/**
 * Checks employers, clients, degrees and certificates in a letter against the user's own words.
 */
import { displayNameOf, normalizeSkill } from '../../jobs/index.ts'
import type { Clause } from './clauses.ts'
import { type Evidence, normalizeWords } from './evidence.ts'

const NAME = String.raw`(?:[A-Z][\p{L}\p{N}&.'’-]*(?:\s(?:of|and|&|the|de)\s(?=[A-Z]))?(?:\s?(?!I\b)[A-Z][\p{L}\p{N}&.'’-]*)*)`
const EMPLOYER = new RegExp(
  String.raw`\b(?:worked|working|work|works|employed|interned|consulted|consulting|freelanced|hired|contracted|served|stint|job|role|position|engineer|developer|designer|manager|lead|consultant|analyst|architect|intern|time|career|years|projects?|shipped|built|delivered|developed|designed|created|led)\b(?:[^.;,]{0,50}?)\s(?:at|for|with|by|inside)\s(?:companies like |clients (?:like |such as )|brands like |the (?:team at )?)?(?<name>${NAME})(?<after>\s[a-z]+)?`,
  'gu',
)
const CLIENT_LIST = new RegExp(
  String.raw`\b(?:clients?|customers?|companies|brands|employers?|agencies|startups?|firms?)\b(?:\s[a-z]+){0,2}?,?\s(?:like|such as|including|e\.g\.|were|are|include|included|among them)\s(?<name>${NAME}(?:(?:,\s|\sand\s|,\sand\s)${NAME})*)`,
  'gu',
)
const FORMER_EMPLOYER = new RegExp(
  String.raw`\b(?:[Ee]x-|[Ff]ormer(?:ly)? (?:at |of |with )?|[Aa]t )(?<name>${NAME})(?=,? (?:I|we|my|engineer|employee|developer|where)\b)`,
  'gu',
)
const DEGREE =
  /\b(?:bachelor(?:['’]?s)?(?: degree| of \w+)?|master['’]s(?: degree)?|masters? (?:degree|of \w+)|ph\.?d\.?|doctorate|mba|b\.?sc\.?|m\.?sc\.?|b\.?tech\.?|diploma|degree (?:in|from|of)|university degree|graduated?(?: from| in)|[\w+-]+[- ]certified|certified \w+|certification|certificates?|certified|accredited|licensed)\b/i
/** Capitalized words that are no employers. */
const NOT_AN_EMPLOYER =
  /^(?:I|I['’]\w+|The|A|An|This|That|Your|My|Our|You|We|It|He|She|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Italian|Portuguese|Dutch|European|American|British|US|UK|EU|USA|Europe|API|APIs|UI|UX|CRM|ERP|SaaS|AI|ML|QA|IT|HR|B2B|B2C|MVP|CSV|PDF|JSON|REST|SEO|Fortune)$/

/** Returns a reason for each unsupported employer, client or degree. */
export function checkNames(clauses: Clause[], evidence: Evidence): string[] {
  const reasons: string[] = []
  for (const clause of clauses) {
    if (clause.denied) continue
    const degree = clause.text.match(DEGREE)?.[0]
    if (degree && !clause.planned && !hasDegree(degree, evidence)) {
      reasons.push(`Neither your profile nor your additional information speaks of “${degree}”.`)
    }
    if (clause.planned) continue
    for (const pattern of [EMPLOYER, CLIENT_LIST, FORMER_EMPLOYER]) {
      for (const match of clause.text.matchAll(pattern)) {
        for (const name of (match.groups?.name ?? '').split(/,\s|\sand\s/)) {
          const clean = name.replace(/['’]s$|[.,]$/, '').trim()
          if (clean === '' || NOT_AN_EMPLOYER.test(clean) || isTechnology(clean, evidence)) continue
          if (` ${normalizeWords(evidence.userText)} `.includes(` ${normalizeWords(clean)} `)) continue
          reasons.push(`Neither your profile nor your additional information names ${clean}.`)
        }
      }
    }
  }
  return reasons
}

function isTechnology(name: string, evidence: Evidence): boolean {
  if (displayNameOf(name) !== undefined || evidence.skills.has(normalizeSkill(name))) return true
  const [first = ''] = name.split(' ')
  return displayNameOf(first) !== undefined || evidence.skills.has(normalizeSkill(first))
}

function hasDegree(degree: string, evidence: Evidence): boolean {
  const low = degree.toLowerCase()
  if (/cert|accredit|licen/.test(low)) return /certif|accredit|licen/.test(evidence.userText)
  if (/bachelor|b\.?sc|b\.?tech/.test(low))
    return /bachelor|\bb\.?sc|\bb\.?tech|\bdegree/.test(evidence.userText)
  if (/master|m\.?sc/.test(low)) return /master['’]?s|master of|\bm\.?sc/.test(evidence.userText)
  if (/ph|doctor/.test(low)) return /ph\.?d|doctora|\bdr\b/.test(evidence.userText)
  if (/mba/.test(low)) return /\bmba\b/.test(evidence.userText)
  return /degree|diploma|graduat|universit|college|bachelor|master['’]?s|studied/.test(evidence.userText)
}
