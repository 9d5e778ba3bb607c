/** Distinguishes what somebody has done from what they usually do. The forms of verbs are in verbs.ts. English only. */
import { isPlainVerb } from './verbs.ts'

/** "My stack is Python, FastAPI and pgvector", "How I work: an evaluation set first" */
const OWN_TOOLS =
  /^(?:My (?:\p{Ll}+ )?(?:stack|tools?|toolbox|setup|kit) (?:is|are)|How (?:I|we) work|What (?:I|we) (?:use|work with|know)(?=:| (?:is|are)\b)|\p{Lu}[\p{L}\d.+#]*(?: \p{Lu}[\p{L}\d.+#]*)? (?:has been|is) my (?:main|daily|usual|favou?rite|first) (?:tool|language|framework|database|platform))\b/u

/** Whether a text is about the person's tools and habits only: "My usual stack is Blazor. That one habit has saved me arguments" */
export const tellsTools = (text: string): boolean =>
  OWN_TOOLS.test(text) && !/\b(?:I|[Ww]e) (?:(?!need|used)\p{L}+ed|built|wrote|made|ran|set up)\b/u.test(text)

/** "I program mostly in C …", "Measurement is all I do: GA4, …": what the person does says less than what they did. */
export function describesUsualWork(text: string): boolean {
  if (tellsTools(text)) return true
  return (
    (opensWithUsualWork(text) || OWN_TOOLS.test(text)) && !describesPastWork(text.replace(/\bI used\b/g, ' '))
  )
}

/** Whether a text begins with what the person does: "I write modules and connect carriers. One that I made …" */
export function opensWithUsualWork(text: string): boolean {
  const [, verb = '', rest = ''] =
    text.match(
      /^(?:(?:First|Usually|Normally),? )?I (?:mostly |mainly |usually |always |normally )?(\p{L}+)(.*)$/su,
    ) ?? []
  return (
    /^(?:am|do|use|help|offer|give|deliver|provide|send|keep)$/.test(verb) ||
    (verb !== 'have' && isPlainVerb(verb, rest)) ||
    /^I(?: have|['’]ve)? work(?:ed)? (?:with|in) [^.:]{3,80} since (?:19|20)\d\d\b| is (?:all|what) I do\b|^(?:Most|Much|Half|A (?:large|big|good) part) of my (?:work|time|days|mornings|weeks?|projects|jobs)\b|^I (?:design|build|write|make|run|develop|create|plan|edit|teach|test|sell)(?:,| and| or) |^(?:My )?[Ww]ork is (?:done|delivered)\b|^(?:Every|Each) (?:job|project|task|delivery|engagement|assignment) (?:ends|comes|starts|begins|gets|has|includes|is)\b|^(?:(?:An example: )?[Mm]y )?(?:[Tt]ypical|[Uu]sual) (?:work|job|project)s?(?::| (?:is|are|includes?)\b)|^I \p{Ll}+ (?:mostly|mainly|usually) /u.test(
      text,
    )
  )
}

/** "I took over their pipeline" leads to what was done. */
export const describesPastWork = (text: string) =>
  PAST_WORK.test(text.replace(/\b(?:I|[Ww]e) (?:took over|joined|inherited|started|was asked)\b/g, ' '))
/** What the person did: "I built", "we also ran". "When I joined" says only when. */
export const OWN_DEED =
  /(?<!\b(?:when|before|after|until|since|while) )\b(?:I|[Ww]e) (?:(?:also|then|once|just|first) )?(?:(?!(?:proceed|need|feed|succeed|exceed|embed|shed|speed|bleed)\b)\p{L}+ed|built|rebuilt|rewrote|threw|split|drew|kept|chose|spent|made|wrote|took|ran|set|led|did|gave|brought|cut|found|put|got|began|grew|taught|sold)\b/u
/** The commonest verbs of something done. */
export const PAST_WORK = new RegExp(
  `${OWN_DEED.source}|\\b(?:described|showed|saved|replaced|handled|cut)\\b`,
  'u',
)

/**
 * Whether a text begins with where somebody comes from: "I spent five years in an audit firm", "I started in 2007 with Oracle
 * BPEL", "My background is linguistics", "I hold AZ-305.", "I ran firewalls before I began to write tools"
 */
export const tellsCareer = (text: string): boolean => CAREER.test(text)
const CAREER =
  /^My first (?:job|position|employer) was\b|^I used to (?!have\b)\p{Ll}|^For (?:\p{L}+|\d+) years,? I(?: have|['’]ve) been\b|^As an? (?:contractor|freelancer|consultant|tutor|employee) (?:since|from|for|I)\b|^(?:For|(?:The |These |In the )?[Ll]ast|From (?:19|20)\d\d (?:to|until)) (?:(?:\p{L}+|\d+)(?: and a half)? years|(?:19|20)\d\d),? I (?:was|worked|['’]ve worked)\b|^My Ph\.?D\.? is\b|^I(?: am|['’]m) an? [^.]{3,80} with (?:\p{L}+|\d+\+?) years\b|^I have (?:\p{L}+|\d+\+?) years of\b|^Before (?:freelancing|going freelance|that|this),? I (?:spent|was|worked)\b|^I was (?:\p{Ll}+ ){1,3}(?:in|at|for) an? [^.]{3,60} for (?:\p{L}+|\d+) years\b|^I (?:was|worked|was working) (?:(?:for )?(?:\p{L}+|\d+) (?:years|months) )(?:in|at|as|for|with) |^I [^.]{5,140} before I (?:began|started|became|turned|went|moved)\b|^I (?:hold (?:an? )?\p{Lu}\S* |spent (?:\p{L}+|\d+) (?:and a half )?years|started (?:in|out|with|as)|began (?:in|as)|trained|studied|graduated|(?:finished|completed|did|took) my (?:PhD|doctorate|master['’]?s|MSc|BSc|degree|studies)|came to|was an?|practi[sc]ed)\b|^I(?:['’]ve| have) (?:been|worked for)\b|^(?:In my first|Where I(?: have|['’]ve)? worked\b|My background is|Between (?:19|20)\d\d|Since (?:19|20)\d\d|\p{L}+ years of)\b/u

/**
 * Whether a text is about several works or a habit, so that the result of one project is no result of it: "I built two operators:
 * one that …, and one that …", "For two-way flows I always keep a table"
 */
export const tellsNoSingleWork = (text: string): boolean => SEVERAL_OR_USUAL.some((form) => form.test(text))
const NUMBER = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3})`
const SEVERAL_OR_USUAL = [
  // "I built two operators: one that …"
  new RegExp(
    String.raw`^I \p{Ll}+ (?:several|${NUMBER}) (?:\p{Ll}+ ){0,2}\p{Ll}+s\b[^.]*: one (?:that|which|for|of|to) `,
    'u',
  ),
  // "For two-way flows I always keep a table"
  /^[^.]*\bI (?:always|usually|normally) /,
  // "I started out as a clerk"
  /^(?:[^.]*\. )?[^.]*\bI started (?:out )?as (?:an? )?\p{Ll}/u,
  // "I have done four upgrades"
  new RegExp(
    String.raw`\bI(?:['’]ve| have) (?:done|built|made|led|written|completed) ${NUMBER} (?:[\p{L}-]+ ){0,3}\p{Ll}+s\b`,
    'u',
  ),
  // "I have parsed files for a bank, made reports for a shop and built a map"
  /\bI(?:['’]ve| have) (?:\p{Ll}+ed|built|made|written|done|run|led) [^.,;:]+, (?:\p{Ll}+ed|built|made|written|done|run|led) [^.;:]+?,? and (?:\p{Ll}+ed|built|made|written|done|run|led) an? /u,
  // "I did 240 applications for an analyst and 85 for a nurse"
  /\bI (?:did|made|wrote|sent|built|recovered|edited) \d[\d,.]* [^.;:]* for [^.;:]* and \d[\d,.]* for /,
  // "On the side I did about 9 small jobs, mostly for students"
  new RegExp(
    String.raw`\bI(?:['’]ve| have)? (?:did|done|finished|completed) (?:about |around |over |some |more than )?${NUMBER}\+? (?:\p{Ll}+ ){0,2}(?:jobs|projects|orders|contracts|gigs|tasks)\b`,
    'u',
  ),
  // "In total I have led 40-odd projects", "My students have included two accountants"
  /^In (?:total|all),? I(?:['’]ve| have) |^(?:My )?(?:[Cc]lients|[Cc]ustomers|[Ss]tudents|[Pp]upils|[Ll]earners|[Pp]rojects) (?:have )?(?:includ|range|rang|are|were)/,
  /\b(?:later mostly|until now|over the years)\b/,
]

/** Whether a text may begin with the age of the person: "41 years, in web since 2006" */
export const mayTellAge = (text: string): boolean =>
  /^(?:1[89]|[2-7]\d) years(?: old)?(?:[,.;]|$)|\bfrom \p{Lu}[\p{L} -]{2,30}(?:, \p{Lu}[\p{L} -]{2,30})?, (?:1[89]|[2-7]\d) years(?: old)?(?:[,.;]|$)/u.test(
    text,
  )
