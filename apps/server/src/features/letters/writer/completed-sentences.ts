/**
 * Completes sentences that were made of fragments, where a verb or an article is certain: "I have five years secretary in an
 * office" becomes "I worked for five years as a secretary in an office". Making the sentences is in first-person.ts.
 */
import { articleFor } from '../../jobs/index.ts'

const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)'
const JOB =
  '(?:secretary|receptionist|assistant|clerk|teacher|nurse|developer|engineer|analyst|editor|translator|bookkeeper|accountant)'
const YEARS_AS = new RegExp(`^I have (${COUNT} years) (?:as )?(?:an? )?(${JOB} (?:in|at|for|with) )`, 'i')
/** "Took 16 days" is about the work, and not about the person. */
const TIME_TAKEN =
  /^I took (?=(?:about |around |under |less than |only )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:minutes|hours|days|weeks|months)(?:[.,;]|$))/
/** "I extended such a report in this way: …" refers to a sentence that the letter leaves out. */
const IN_THIS_WAY = / in this way(?=[:.,])/
const SUCH = /\b(built|extended|made|wrote|wired|set up) such an? (?=(\p{L}+))/u

/** "For an insurance client moved 6 models": who did it, is left out. */
const FOR_CLIENT =
  /(?<=^|[.!?] )(For (?:an?|one|my|the|two|three) (?:(?!\b(?:I|we|who|that|which|and|it|they)\b)[\p{L}\d’'&() -]){3,70}?) ((?:moved|cut|built|rebuilt|made|wrote|rewrote|migrated|designed|developed|automated|reduced|fixed|created|trained|scraped|cleaned|translated|edited) (?:an?|the|their|all|both|\d\S*|two|three|four|five|six|container|over|about) )/gmu

/** Returns a text with the "I" that sentences about work for a client lack. */
export const withDoer = (text: string): string => text.replace(FOR_CLIENT, '$1 I $2')

/** Returns a sentence in the first person without what its fragment lacked or referred to. */
export const completeSentence = (text: string): string =>
  text
    .replace(/^I done\b/, 'I have done')
    .replace(
      YEARS_AS,
      (_, years: string, job: string) => `I worked for ${years} as ${articleFor(job)} ${job}`,
    )
    .replace(
      /^I work with ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\+? years) (?=(?:with|of|in)\b)/i,
      (_, years: string) => `I have ${years.toLowerCase()} of experience `,
    )
    .replace(TIME_TAKEN, 'It took ')
    .replace(/^I have been (employed (?:until|till) )/, 'I was $1')
    .replace(IN_THIS_WAY, '')
    .replace(SUCH, (_, verb: string, next: string) => `${verb} ${articleFor(next)} `)
    .replace(/^(I have \d+\+? years of experience), (?=[\p{L}\d+#. ]{2,30} certified\b)/iu, '$1 and am ')
    .replace(/^(I have \d+\+? years of experience), (?=(?:diploma|degree|bachelor|master)\b)/i, '$1 and a ')
    .replace(/^I am an? (?=\p{Lu}\w+ Certified:)/u, 'I am ')
