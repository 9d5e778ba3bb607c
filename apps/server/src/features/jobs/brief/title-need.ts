/** Reads from a post's title what is wanted: a task, a role, or the name of the work. */
import { readVerbForm, toInfinitive } from './infinitives.ts'
import { articleFor, lowerFirst } from './phrase.ts'

/** Words for people, who are wanted rather than their work. */
export const PERSON =
  /\b(?:developer|dev|engineer|expert|specialist|designer|programmer|coder|consultant|freelancer|someone|somebody|person|people|candidate|professional|architect|administrator|admin|manager|assistant|analyst|scientist|team|agency|individual|tutor|teacher|trainer|instructor|writer|editor|translator|researcher|guru|wizard|ninja|talent|member|partner|lead|technician|operator|contractor|tester|artist|marketer|who|anyone|one|volunteers?|help|assistance|support|experience|expertise|knowledge|answers?|guidance|proficiency|skills?|understanding|proposal|bids?|quotes?)s?\b/i

/** Returns the role that a title names, with its article: "a Golang developer". */
export function findRole(title: string, source: string): string | null {
  const bare = title
    .replace(
      /^(?:(?:I am |I'm |we are |we're )?(?:looking for|seeking|hiring|need(?:ed)?|wanted|require[ds]?|in search of|(?:urgent(?:ly)?|immediate(?:ly)?|asap)[\s:-]*(?:requirement|needs?|needed|hiring|required)?(?: for| of)?)\s*:?\s*)?(?:an? |the )?/i,
      '',
    )
    .replace(/\s*(?:\s[-–]|[|(,:]).*$/, '')
    .replace(/\s+(?:is )?(?:needed|required|wanted|to join.*|for hire)$/i, '')
    .replace(/\b(?:experienced|skilled|talented|highly|stellar|professional)\s+/gi, '')
  const words = bare.split(' ')
  if (words.length > 7 || words.length < 2 || !ROLE.test(bare)) return null
  const role = sentenceCase(bare, source)
  return `${articleFor(role)} ${role}`
}

const ROLE =
  /^[\p{L}\p{N}.+#/& -]+\b(?:developer|engineer|expert|specialist|designer|programmer|consultant|architect|administrator|manager|assistant|analyst|scientist|tutor|teacher|trainer|writer|editor|translator|tester)$/iu

/** The name of a kind of work or of its result, which a title can begin or end with. */
const WORK_NOUN =
  /\b(?:translations?|descriptions?|illustrations?|audits?|renders?|renderings?|drawings?|logos?|website|web ?site|app|apps|application|script|bot|chatbot|chat bot|dashboards?|reports?|articles?|posts?|newsletters?|copy|videos?|research|analysis|migration|integration|setup|set-up|installation|redesign|design|landing page|shop|store|plugin|extension|macro|spreadsheet|database|model|flows?|automation|scraper|scraping|data entry|transcription|proofreading|editing|optimi[sz]ation|campaigns?|listings?|presentation|brochure|menu|flyer|packaging|tech packs?|plan|strategy|API|pipeline|game|contract|resume|cover|album|song|voice[- ]over|subtitles|animation|photos|course|lessons|survey|test|tests|tool|portal|platform|system|software)\b/i

/** Returns what a title names as the work: "the Google Ads audit". */
export function findSubject(title: string, source: string): string | null {
  const bare = title
    .replace(
      /^(?:looking for|seeking|need(?:ed)?|wanted|required|help with|help|urgent)\s*:?\s*(?:an? |the |some )?/i,
      '',
    )
    .replace(/\s*(?:\s[-–|]\s|[|(:]).*$/, '')
    .replace(/\s+(?:is )?(?:needed|required|wanted)$/i, '')
  const words = bare.split(' ')
  if (words.length < 2 || words.length > 9 || PERSON.test(bare) || !WORK_NOUN.test(bare)) return null
  if (/[?!;]|\b(?:I|we|you|my|is|are|was|to|how|can|need|want|who|that|which)\b/i.test(bare)) return null
  const first = words[0]?.toLowerCase() ?? ''
  const form = readVerbForm(first)
  if ((form === 'plain' && !WORK_NOUN.test(first)) || form === 'ing') return null
  return `the ${sentenceCase(bare, source)}`
}

/** Who is to do a task, before its verb. */
const DOER_OF_TASK =
  /\b(?:developer|engineer|expert|specialist|programmer|consultant|designer|freelancer|coder|someone)s?,? (?:is )?(?:needed|wanted|required)? ?to /gi
const FIRST_WORD = /^([a-z]+)\s/i

/** Returns the task of a title that is a request: "Scrape twenty sites for me", "Need help fixing a plugin". */
export function findTitleTask(title: string, source: string): string | null {
  const bare = title.replace(
    /^(?:(?:I |we )?(?:need|want|looking for|seeking|require)s?\s+(?:help|someone|a (?:freelancer|developer|person|pro|expert)|an expert)?\s*(?:who can|to|with|that can)?|how to|help (?:me |us )?(?:to |with )?)\s*/i,
    '',
  )
  const begins = [0, ...[...bare.matchAll(DOER_OF_TASK)].map(({ 0: doer, index }) => index + doer.length)]
  const raw = begins
    .map((at) => bare.slice(at).split('\n', 1)[0]!)
    .find((rest) => readVerbForm(rest.match(FIRST_WORD)?.[1] ?? ''))
  // In "Build Engineer", "Test Automation" and "Design Expert" the first word is no verb.
  if (
    !raw ||
    PERSON.test(raw) ||
    /^(?:test|design|model|control|process|program|record|research|search|post|support|list|lead|log|map|plan|script|data|training|testing|marketing|scan|review|report)\b/i.test(
      raw,
    )
  )
    return null
  return toInfinitive(sentenceCase(raw, source), 14)
}

/** Writes "Build Diet List" as "build diet list" if the post writes the words in lower case; names are lines. */
export function sentenceCase(title: string, source: string): string {
  const words = title.split(' ')
  return words
    .map((word, at) => lowerFirst(word, `${source} `, at === 0 || at === words.length - 1))
    .join(' ')
}
