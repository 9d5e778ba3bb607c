/**
 * Makes a sentence in the first person of a fragment, by what it leaves out: "Fluent in German" lacks "I am", "In March 2024 moved the shop"
 * has a time before its deed. Which texts are fragments is decided in first-person.ts.
 */
import { articleFor, findSkills, lowerFirst } from '../../jobs/index.ts'
import { AFTER_ROLE, EXAM, OF_LEADS, ROLE, tellYearsInRole } from './named-roles.ts'
import { mayTellAge } from './past-work.ts'
import { withoutPeriod } from './sentence-ends.ts'
import { isPastVerb, isPlainVerb, tellsWork, toPlainVerb } from './verbs.ts'
import { ACTS_ON } from './whole-sentences.ts'

/** "Around 130 assessments so far". */
const COUNTED =
  /^(?:(?:around|about|over|more than|almost|nearly|some|roughly) )?\d[\d,.]*\+? \p{Ll}+s (?:so far|to date|since (?:19|20)\d\d)\b/iu

/** "Written checks that compare every total" */
const PARTICIPLE = /^(?:written|given|driven|shown|chosen|begun|drawn|spoken)$/i

/** A time before a deed is no longer, in characters: "In spring 2023 for a bank". */
const MAX_TIME = 60
const TIMED =
  /\d|\b(?:for|at|with|year|month|week|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|recently|lately|before|during|last|past|this)\b/i

/** "In March 2024 the shop's server refused …" tells what something else did. */
const NAMES_ACTOR = /\d{4} (?:the|an?|our|their|one|my) \p{L}|\p{L}['’]s \p{L}+ $/u

const BRAND = /^(?:Amazon|Google|Meta|Facebook|Instagram|Microsoft|Apple|LinkedIn|Etsy|eBay)\b/
/** "Registered tax agent since 2019" is what somebody is, "Registered 40 domains since 2019" what somebody did. */
const QUALIFIED_SINCE =
  /^(?:registered|chartered|accredited|licen[sc]ed) (?!\d|(?:the|an?|over|about|more|my|our|all) )[^,.;:]{3,50}?(?<!s) since (?:19|20)\d\d\b/i
/** "MSc Computer Science" */
const IN_SUBJECT = /^([BM]\.?(?:Sc|A|Eng)\.?|MBA|Ph\.?D\.?) (?=\p{L}\p{Ll}{3,}(?: \p{L}\p{Ll}+)?(?:,|$|\())/u
/** "About 150 sites migrated since 2013". */
const DONE =
  /^((?:(?:about|over|more than|around|almost|nearly) )?\d[\d,.]*\+? (?![\p{L} -]{0,40}\b(?:is|are|was|were|if|can|will)\b)[\p{L} -]{2,40}?(?<! an?| the| plus| and| with| or| in| of| on| for| from| to| by)) (migrated|built|launched|published|entered|edited|translated|shipped|delivered|designed|cleaned|written|installed|trained|completed|sold|moved|developed|proofread|produced|recorded)(?=[\s,.;]|$)(.*)$/iu
const STARTING_TIME =
  /^((?:since|in|from|between|over|during|for|at|as|with|after|before|last|on|within|until) [^,:;]{2,70}?)[,:]?\s+(?=\p{L})/iu

/** What was meant stands before: "Delivered as Excel" */
const LACKS_OBJECT =
  /^(?:traced|delivered|deployed|packaged|shipped|exported|validated|verified|documented) (?:to|as|in|on|with|against|by) (?!(?:an? )?(?:time|schedule|budget)\b)|^(?:collected|gathered|extracted|compiled) from /i

/** A text may begin with one time after the other, and each is looked for at every word: more would take exponential time. */
const MOST_TIMES = 2

/** "My uncle's car wash. A page for each service …" */
const OF_RELATIVE =
  /^ (?:\p{Ll}+ )?(?:aunt|brother|cousin|dad|father|friend|husband|mother|mum|mom|neighbou?r|partner|sister|uncle|wife)['’]s (?:\p{Ll}+ ){0,4}\p{Ll}+(?: \([^()]{2,60}\))?[.]?$/u

/**
 * Adds what a fragment leaves out: "I", "I am", "I have"; null if the fragment is of no known form. `timesBefore` says how many times,
 * such as "In 2019, for a bank,", stand before it.
 */
export function convertFragment(text: string, timesBefore = 0): string | null {
  const first = text.match(/^[\p{L}’'-]+/u)?.[0] ?? ''
  const rest = text.slice(first.length)
  const low = first.toLowerCase()
  // "Typed arrays, scattergl and thinning took the view from eleven seconds to one": things have acted.
  if (
    /^\p{Lu}\p{Ll}+ed [^.;:]{3,100} and [^.;:,]{3,60} (?:took|brought|cut|made|gave|kept|reduced) /u.test(
      text,
    ) &&
    !/\b(?:I|we)\b/i.test(text)
  )
    return text
  // "Calculated insights can't write to that object": the participle describes a thing that acts.
  if (
    /^\p{Lu}\p{Ll}+ed (?:\p{Ll}+ )?\p{Ll}+s (?:can(?:not|['’]t)?|are|do|don['’]t|will|won['’]t|have|must|should|need)\b/u.test(
      text,
    )
  )
    return text
  // "Generated code running on a server needs a sandbox"
  if (
    /^\p{Lu}\p{Ll}+ed (?:code|data|text|content|output|software|media)(?: \p{Ll}+ing [^.;:,]{3,60})? (?:needs|requires|is|has|can|should|must|runs)\b/u.test(
      text,
    )
  )
    return text
  // "Was teaching assistant for the course"
  if (low === 'was' && ROLE.test(rest.trim()))
    return `I was ${/^ (?:the|an?|one) /.test(rest) ? rest.trim() : withArticle(rest.trim())}`
  if (
    /^(?:recently|currently|previously|also|mostly|mainly|successfully|personally|usually|regularly|once)$/.test(
      low,
    )
  ) {
    const inner = convertFragment(rest.trim(), timesBefore)
    if (inner?.startsWith('I '))
      return low === 'successfully' ? inner : `I ${low} ${inner.slice(2)}`.replace(/^I (\w+) am /, 'I am $1 ')
    return null
  }
  if (low === 'my' && OF_RELATIVE.test(rest)) return `One of my clients was ${lowerFirst(text)}`
  if (
    low === 'my' &&
    !ACTS_ON.test(text) &&
    !rest.split(' ').slice(0, 9).some(tellsWork) &&
    !/\b(?:is|are|was|were|include|has|have|had|can|will|would|could|should|runs?|works?|comes?|depends?|varies|changes|takes?|needs?|costs?|means|helps?|belongs?|covers?|includes?|applies|expires|ends?|starts?|begins?|finishes|listens?|sits?|goes|reads?|stays?|ran|led|built|wrote|taught|lives?|lived|died|grew|\p{L}{3,}ed)\b/u.test(
      rest,
    )
  )
    return `I have ${withArticle(rest.trim())}`
  // "Consulting after that $65 per hour"
  if (/^\p{Lu}\p{Ll}+ing (?:after|before|beyond|besides) (?:that|this) [$€£]?\d/u.test(text)) return null
  // "Fixed $900", "fixed price", "Fixed EUR 900"
  if (low === 'fixed' && /^ (?:[$€£]|(?:USD|EUR|GBP|CHF|CAD|AUD) ?\d|price\b|fee\b|rate\b)/i.test(rest))
    return null
  // "Finished every-touch in three weeks is not realistic"
  if (/^ [^,;:.]{3,70} (?:is|are) (?:not|only|never|always) \p{L}/u.test(rest) && /ed$/.test(low)) return null
  if (/^have$/.test(low)) return `I have${rest}`
  // "CAN/CANopen" is a bus.
  if (/^(?:can|could|will)$/.test(low) && first !== 'CAN' && rest.startsWith(' ')) return `I ${low}${rest}`
  if (/^(?:reverse|fine|co|cross|stress|load)[- ]\p{L}+ed\b/iu.test(text)) return `I ${lowerFirst(text)}`
  if (/^hands-on (?:with|in) /i.test(text))
    return `I ${/ (?:since|for) \S*\d/.test(text) ? 'have worked' : 'work'} ${lowerFirst(text)}`
  if (/^(?:responsible for|in charge of)\b/i.test(text)) return `I was ${lowerFirst(text)}`
  if (
    /^(?:experience|background|expertise|knowledge|strong (?:background|experience|knowledge)|solid (?:background|experience|knowledge)|deep (?:knowledge|experience)|hands-on experience|working knowledge)\b/i.test(
      text,
    )
  )
    return `I have ${/^(?:strong|solid)? ?background|^working/i.test(text) ? 'a ' : ''}${lowerFirst(text)}`
  if (
    /^(?!(?:trained|qualified|certified) \d)(?:fluent|proficient|experienced|skilled|specialized|specialised|certified|based|trained|qualified|licensed|available|located|comfortable|familiar|native|bilingual|self-taught|originally|currently|at home|good|strong|happy|glad|willing|used(?= to\b)) (?:in|at|with|on|by|as|for|from|to|full|part|\d|and|immediately|now)/i.test(
      text,
    )
  )
    return `I am ${lowerFirst(text)}`
  if (
    /^(?:specializing|specialising|focusing|working(?! (?:version|prototype|demo|copy|draft|model|sample|days?|hours|example|code|build|MVP)\b)|freelancing|living) /i.test(
      text,
    )
  )
    return `I am ${lowerFirst(text)}`
  if (
    /^(?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Eng|M\.?Eng|MBA|Ph\.?D|Bachelor|Master|Diploma|Degree|Doctorate)\b/i.test(
      text,
    )
  )
    return `I have ${/^(?:M\.?[A-Z]|MBA)/.test(text) && !/^Master/.test(text) ? 'an' : 'a'} ${/^(?:Degree|Diploma|Doctorate)/.test(text) ? lowerFirst(text) : text.replace(IN_SUBJECT, '$1 in ')}`
  const used = text.match(/^(\S+(?: \S+)?) since ((?:version )?\d[\d.]*\b.*)$/)
  if (used?.[1] && !ROLE.test(text) && findSkills(`with ${used[1]}`)[0]?.position === 5)
    return `I have used ${used[1]} since ${used[2]}`
  const workedSince = text.match(/^(\S+) since ((?:early |mid |late |mid-)?(?:19|20)\d\d\b.*)$/)
  if (workedSince?.[1] && findSkills(`with ${workedSince[1]}`)[0]?.position === 5)
    return `I have worked with ${workedSince[1]} since ${workedSince[2]}`
  const [, earlier, what, end = '', later, last] =
    text.match(
      /^since ((?:19|20)\d\d),? ((?:on|in|with) [^,]+(?:\([^()]*\))?), since (?:the )?(end (?:of )?)?((?:19|20)\d\d) (?:only|mostly) (?:on |in |with )?([^,.;]+)[.]?$/i,
    ) ?? []
  if (earlier && last)
    return `I have worked ${what} since ${earlier}, and only with ${last} since ${end && 'the end of '}${later}`
  const since = text.match(/^since ((?:19|20)\d\d),? ((?:on|in|with|as|at|for) (?!.*\bsince\b).+)$/i)
  if (since) return `I have worked ${withoutPeriod(since[2] ?? '')} since ${since[1]}`
  const done = text.match(DONE)
  if (done) return `I have ${done[2]} ${lowerFirst(done[1] ?? '')}${done[3]}`
  if (COUNTED.test(text)) return `I have done ${lowerFirst(text)}`
  const inRole = tellYearsInRole(text)
  if (inRole) return inRole
  const worked = text.match(/^(\d+\+? years)(?: of)? ((?!in\b|at\b|as\b|with\b|on\b|for\b)\p{L}.*)$/iu)
  // "6 years only in Zoho"
  const [, only = ''] =
    worked?.[2]?.match(/^((?:only|mostly|mainly|purely) (?:in|on|with|as|for) [^.,;]+)[.]?$/i) ?? []
  if (worked && only) return `I have worked ${only} for ${worked[1]}`
  if (worked) return `I have ${worked[1]} of ${worked[2]}`
  const counted = text.match(
    /^(\d+\+? years), (\d[\d,.]*\+? (?:projects|jobs|websites|sites|shops|apps)\b.*)$/,
  )
  if (counted) return `In ${counted[1]} I have done ${counted[2]}`
  const worth = text.match(/^(\d+\+? years), (\d.*)$/)
  if (worth)
    return /^\d+ (?:\p{Ll}+ )?(?:accounts|clients|shops|stores|brands)\b/u.test(worth[2] ?? '')
      ? `I have ${worth[1]} of experience with ${worth[2]}`
      : `I have worked for ${worth[1]}: ${worth[2]}`
  const years = text.match(
    /^((?:(?:over|more than|about|almost|nearly|around|some|roughly|a good) )?(?:\d[\d.,]*\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|half a decade|a decade)(?: \+)?(?: (?:years?|yrs|decades?))?(?:['’]s?)?)\s?(.*)$/i,
  )
  // "Over four years we built …" and "Two years ago a web agency had …" have their subject.
  if (years && /^(?:we|I|ago)\b/.test(years[2] ?? '')) return text
  const [, own] = years?.[2]?.match(/^in, (.+)$/s) ?? []
  if (years?.[1] && own) return `I have ${lowerFirst(years[1])} of experience, ${own}`
  // "7 years at it": at what, stands elsewhere.
  if (years && /^(?:at|of|in) (?:it|this|that)\b/i.test(years[2] ?? '')) return null
  if (mayTellAge(text)) return null
  if (years?.[1] && /(?:years?|yrs|decades?|decade)/i.test(years[1]))
    return /^(?:in|at|as|with|on|for)\b/i.test(years[2] ?? '')
      ? `I have worked for ${lowerFirst(years[1])} ${years[2]}`
      : `I have ${/^,/.test(years[2] ?? '') ? 'worked for ' : ''}${lowerFirst(text)}`
  if (QUALIFIED_SINCE.test(text)) return `I have been ${articleFor(low)} ${lowerFirst(text)}`
  if (
    /\bsince (?:19|20)\d\d\b/.test(rest) &&
    (low === 'proofread' ||
      ((/(?<!start|join|mov)ed$/.test(low) || /^(?:built|led|made|taught|sold|kept|held)$/.test(low)) &&
        isPastVerb(first, rest)))
  )
    return `I have ${low}${rest}`
  const isLead = low === 'lead' && (ROLE.test(text) || OF_LEADS.test(text))
  if (!isLead && PARTICIPLE.test(first) && /^ (?:the|an?|\d|all|over|about|more|\p{Ll}+s)\b/u.test(rest))
    return `I have ${low}${rest}`
  // "Observed points go in as a set"
  if (
    /^\p{Lu}\p{Ll}+ed$/u.test(first) &&
    /^ \p{Ll}+s (?:go|come|sit|stay|enter|become|are|were) /u.test(rest)
  )
    return null
  if (!isLead && (isPastVerb(first, rest) || isPlainVerb(first, rest)))
    // "Built and maintaining 90 spiders", "Traced to a static context"
    return `I ${low}${LACKS_OBJECT.test(text) ? ' it' : ''}${rest.replace(/^ and (maintain|runn|us|support)ing /, (_, verb: string) => ` and ${verb === 'runn' ? 'run' : verb === 'us' ? 'use' : verb} `)}`
  // "Deploys went from one a month to four a week"
  const isSubject = /^ (?:went|fell|rose|dropped|are|were|is|was|take|took|run|ran|cost)\b/.test(rest)
  const verb = isSubject || /^ \p{Ll}+s['’] /u.test(rest) ? undefined : toPlainVerb(first, rest)
  if (verb)
    return /\b(?:since|for (?:over |more than |almost )?(?:\d|two|three|four|five|six|seven|eight|nine|ten))/.test(
      rest,
    ) && /ing$/i.test(first)
      ? `I have been ${low}${rest}`
      : `I ${verb}${rest}`
  const time = timesBefore >= MOST_TIMES || /^over \d/i.test(text) ? null : text.match(STARTING_TIME)
  // "For a report up to 30 pages": the verb is a noun.
  const endsWithArticle = (start: string) => /\b(?:an?|the|my|our|your|this|one|each|every)\s*$/i.test(start)
  if (time?.[1]) {
    for (const start of startsAfter(text)) {
      if (start > MAX_TIME || !TIMED.test(text.slice(0, start))) break
      if (endsWithArticle(text.slice(0, start))) continue
      if (NAMES_ACTOR.test(text.slice(0, start))) return text
      // "…, 31 came back" has its subject.
      if (/[,;] \d[\d.,]*$/.test(text.slice(0, start).trimEnd())) return text
      // "With the database on a server the open port will show quickly": what stands before the verb is its subject.
      if (
        /^(?:will|can|could|would|should|must) /.test(text.slice(start)) &&
        / the (?:\S+ ){1,3}$/.test(text.slice(0, start)) &&
        !/[,:] ?$/.test(text.slice(0, start))
      )
        return text
      // "Last one was a directory, 82k pages, went from 19 hours to 50 minutes": the work did.
      if (/^(?:went|fell|rose|grew|dropped) (?:from|by|to|up|down) /.test(text.slice(start))) return text
      // "For this one 550 euros, fixed, including …" names a price.
      if (/^fixed(?=[,.]|$| (?:for|including|price|fee)\b)/i.test(text.slice(start))) return text
      const inner = convertFragment(text.slice(start), timesBefore + 1)
      // "For a bank (Vietnam): bilingual assistant" is a work, and no role.
      if (inner?.startsWith('I ') && !(/^for /i.test(text) && inner.startsWith('I am ')))
        return `${text.slice(0, start).replace(/[\s,:]+$/, '')}, ${inner}`
    }
    return null
  }
  const role = /^(?:the|this|that|my|our) /i.test(text) || OF_LEADS.test(text) ? null : text.match(ROLE)
  if (role?.[1] && (!AFTER_ROLE.test(role[2] ?? '') || EXAM.test(role[2] ?? ''))) return null
  // "A property manager in Miami with 1,900 flats asked me for one number" is about somebody else.
  if (
    role?.[1] &&
    /^[^.;:]* (?:asked|hired|called|paid|gave|sent|told|contacted) (?:me|us)\b/.test(role[2] ?? '')
  )
    return text
  if (role?.[1] && !/^\s*(?:is|are|was|has|loves?|works?|will|who)\b/.test(role[2] ?? '')) {
    const named =
      BRAND.test(role[1]) || /^(?:(?:Power|Data) \p{Lu}|\p{Lu}\p{Ll}+-based\b)/u.test(role[1])
        ? role[1]
        : lowerFirst(role[1])
    const being =
      /\bsince (?:19|20)\d\d|\bfor (?:over |more than |almost )?(?:\d|two|three|four|five|six|seven|eight|nine|ten)\S* (?:years|decades)/.test(
        // "Mechanical engineer (Delft, 2009), since 2015 on my own" says since when something else is so.
        role[2]?.replace(/ ?[(,].*$/s, (rest) => (/^, since|^, for/.test(rest) ? rest : '')) ?? '',
      )
        ? 'have been'
        : 'am'
    const past = role[2]?.match(
      /^(.*\b(?:until|till) (?:19|20)\d\d), (independent|freelance|self-employed)\b(.*)$/i,
    )
    if (past) return `I was ${articleFor(named)} ${named}${past[1]} and have been ${past[2]}${past[3]}`
    // "Zoho architect, 13 years"
    const [, years] = role[2]?.match(/^, (\d{1,2}\+? years)\.?$/) ?? []
    if (years) return `I am ${articleFor(named)} ${named} with ${years} of experience`
    return `I ${being} ${articleFor(named)} ${named}${role[2]}`
  }
  if (/^[\p{L}\p{N} .+-]{2,40} certified\b/iu.test(text)) return `I am ${text}`
  return null
}

/** "certification as a PMP" becomes "a certification as a PMP"; plurals and numbers need no article. */
function withArticle(phrase: string): string {
  const [noun = ''] = phrase.split(/ (?:as|in|of|for|with|from|at|on)\b/)
  return /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|an? )/i.test(phrase) ||
    /s$/.test(noun) ||
    /\b(?:experience|knowledge|work)$/i.test(noun)
    ? phrase
    : `${articleFor(phrase)} ${phrase}`
}

/** Returns the places after a comma or colon, and after each of the first words, where a fragment may begin. */
function startsAfter(text: string): number[] {
  const open = text.indexOf('(')
  const end = open < 0 ? 90 : Math.min(90, open)
  const places = [...text.slice(0, end).matchAll(/[,:]\s+/g)].map((match) => match.index + match[0].length)
  const words = [...text.slice(0, Math.min(60, end)).matchAll(/\s+/g)]
    .slice(1, 9)
    .map((match) => match.index + match[0].length)
  return [...places, ...words]
}
