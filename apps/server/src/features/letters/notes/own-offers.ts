/**
 * What the person offers, plans, wants to see and refuses, as busy people type it: "I'd use the API when it is blocked", "won't sit the
 * test for them".
 */
import { articleFor, findSkills, lowerFirst, upperFirst } from '../../jobs/index.ts'
import { PROFESSION } from '../writer/roles.ts'
import { toReader } from './address-client.ts'
import { DAY, type Form, HANDED_OVER, inCapitalDays, isSecret, NUMBER, TIME } from './forms.ts'
import { hasPrivateSign } from './reports.ts'
import { isPrivateQuestion } from './signals.ts'
import { inCapitals, PRICE, SUM } from './sums.ts'
import { PART_OF_SYSTEM } from './technical.ts'

/** What a tool does not allow: the reason to use another one. */
const LIMITS =
  /\b(?:blocks?|limits?|breaks?|fails?|lacks?|can(?:no|['’])t|has no|have no|(?:is|are) (?:too |very )?(?:slow|limited|blocked))\b[^,]*,/i

/** What honest people refuse to do, and tell the client. */
export const REFUSED =
  '(?:(?:build|write|make|design|create) (?:anything|something|tools|bots|software) (?:that|to)|sit|impersonate|bypass|crack|hack|forge|cheat|spam|plagiari[sz]e|fake|invent|steal|do fake|write (?:fake|(?:the |an? |your |their )?(?:reports?|thes[ie]s|essays?|homework|assignments?))|buy (?:fake|followers|likes|reviews|votes)|solve captchas|(?:want to )?(?:promise|guarantee)|take (?:the |a |an |your |his |her |their )?(?:test|exam|quiz|interview)s?)'

const withArticle = (thing: string) =>
  /^(?:an?|the|some|one|two|three|\d+(?!-)) /i.test(thing) || /^[^ ]*s\b/.test(thing)
    ? lowerFirst(thing)
    : `${articleFor(thing)} ${lowerFirst(thing)}`

/** The forms of such offers. */
export const OWN_OFFERS: Form[] = [
  {
    // "offer to look at the crash list first, 2 hours, no charge if they don't like it"
    form: new RegExp(
      `^(?:I can |can )?offer to (look at|check|review|test|read) ([^,;:!?$€£]{3,60}?)( first)?, (?:for )?(${NUMBER} ${TIME}), (?:no charge|free(?: of charge)?|no cost|no fee) if (?:they|he|she) (?:are|is|do|does)(?: not|n['’]?t) (like it|happy|satisfied|convinced)(?: with it)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', what = '', first = '', time = '', state = '') =>
      `I can ${verb.toLowerCase()} ${toReader(what)}${first} for ${time.toLowerCase()}, at no charge if you ${/^like/i.test(state) ? "don't like it" : `are not ${state.toLowerCase()}`}.`,
  },
  {
    // "offer data observability or quality, not lineage"
    form: /^(?:I can |can )?offer ((?!to\b)[\p{L} -]{3,40}? or [\p{L} -]{3,40}?), not [\p{L} -]{3,40}?[.!]?$/iu,
    isPrivate: isSecret,
    word: (choice = '') => `I can offer ${choice}.`,
  },
  {
    // "suggest web push + email instead sms because cheaper"
    form: /^(?:I(?:['’]d| would) |would )?(suggest|recommend|propose) ([^,;:!?$€£]{3,60}?) instead (?:of )?([^,;:!?$€£]{2,40}?)(?:,? (?:because|since|as) (?:it(?:['’]s| is) |they are )?((?:much |far )?(?:cheaper|faster|simpler|easier|safer|more reliable)))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (verb = '', first = '', second = '', why) =>
      `I ${verb.toLowerCase()} ${first.replace(/ \+ /g, ' and ')} instead of ${second}${why ? ` because it is ${why.toLowerCase()}` : ''}.`,
  },
  {
    // "propose outline + 3 pages sample on rag first, 500 usd, then decide"
    form: new RegExp(
      `^(?:I(?:['’]d| would) |would )?(?:propose|suggest|offer) (?:to start with )?((?:an? )?[^,;:!?+]{3,40}?)(?: \\+ | and )((?:an? |\\d+ )?[^,;:!?+]{3,60}?) first,? (?:for )?(${SUM}),? then (?:they |he |she )?(?:can )?decide[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (first = '', second = '', sum = '') =>
      `I suggest ${withArticle(first)} and ${withArticle(second.replace(/^(\d+) pages? sample/i, '$1-page sample'))} first, for ${inCapitals(sum)}; then you can decide.`,
  },
  {
    // "whole report 25 pages 4 weeks"
    form: new RegExp(
      `^(?:the )?(whole|full|complete) ([\\p{L}]{3,20}),? \\(?(?:about )?(\\d+(?: ?(?:-|–|to) ?\\d+)? (?:pages|words|screens|slides|chapters|lessons|videos|minutes))\\)?,? (?:in )?(${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})? ${TIME})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (whole = '', thing = '', size = '', time = '') =>
      `The ${whole.toLowerCase()} ${thing} of ${size} takes ${time.toLowerCase()}.`,
  },
  {
    // "I already have my own trained detector for EU plates, so don't start from zero"
    form: /^I already have ((?:my|our) own [^,;:!?]{4,90}?)(?:,? so (?:(?:I|we) )?(?:(?:do|wo)(?:n['’]?t| not)|no need to) start from (zero|scratch))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', start) =>
      `I already have ${what}${start ? `, so we don't start from ${start.toLowerCase()}` : ''}.`,
  },
  {
    // "what I offer is a 14 day campaign from 2500 usd"
    form: /^what I (?:can )?offer (?:is|here is):? ((?:an? )?(?!.*\b(?:they|he|she|my|me|I)\b)[^;:!?]{6,140}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (offer = '') => `What I offer is ${/^\d/.test(offer) ? `a ${offer}` : offer}.`,
  },
  {
    // "I can show a live demo, they text a number and it replies"
    form: /^I can show (?:them |him |her )?(an? (?:live |short |quick )?(?:demo|prototype|example))(?:,|:) (?:they|he|she) ((?:text|call|type|send|upload|open|click|write|scan)s? [^;:!?]{5,80}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', how = '') =>
      `I can show you ${what.toLowerCase()}: you ${how.replace(/^(\p{L}+)s /u, '$1 ')}.`,
  },
  {
    // "Free sample for 2 sites before they hire"
    form: /^(?:a )?free (sample|test|draft|demo) (for|of) ([^,;:!?]{3,40}?) before (?:they|he|she) (?:hires?|decides?|orders?|pays?)(?: me| anything)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', of = '', things = '') =>
      `I can do a free ${what.toLowerCase()} ${of.toLowerCase()} ${things} before you hire me.`,
  },
  {
    // "Bill by the half hour so if it's 10 min it's 30 min"
    form: /^(?:I )?(?:bill|charge) (by the (?:half )?(?:hour|day)|per (?:half )?hour|in (?:half )?hours)(?:,? so (?:if )?it['’]?s [^;:!?]{3,60})?[.!]?$/iu,
    isPrivate: isSecret,
    word: (how = '') => `I bill ${how.toLowerCase()}.`,
  },
  {
    // "If they mean the open source one (the GPL one), I run it in a test VM and know the code structure, but I have not contributed to it"
    form: /^if (?:they|he|she) means? (the [^;:!?]{4,90}?), (I (?:run|use|have used|know|have worked with) it\b[^;:!?]{3,140}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\bif\b|\bbut\b|\bnot\b|\bthey\b/gi, ' ')),
    word: (what = '', rest = '') => `If you mean ${what}, ${rest}.`,
  },
  {
    // "Test translation of 300 words free"
    form: /^(?:a |an |one |my )?((?:test|trial|sample|first) (?:translation|article|page|chapter|edit|lesson|session|video|image|illustration|transcript|post|text)(?: of (?:up to |about )?\d+ \p{Ll}+)?) (?:is |would be |for )?free(?: of charge)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (thing = '') => `${/^first/i.test(thing) ? 'The' : 'A'} ${lowerFirst(thing)} is free.`,
  },
  {
    // "Form already filled"
    form: /^(?:the |their |your )?(form|test|questionnaire|application|quiz|survey) (?:already )?(filled(?: in| out)?|submitted|completed|done|sent)(?: already)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', verb = '') =>
      `I have already ${/^filled/i.test(verb) ? 'filled in' : /^done/i.test(verb) ? 'completed' : verb.toLowerCase()} the ${what.toLowerCase()}.`,
  },
  {
    // "50 samples free before they award"
    form: /^(\d+|one|two|three|five|ten|an?|some) ((?:\p{Ll}+ ){0,2}(?:samples?|rows?|records?|leads?|pages?)) (?:for )?free(?: of charge)?,? before (?:they|you|he|she) (award|hire|decide|order|pay)s?(?: me)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (count = '', things = '', act = '') =>
      `I can send ${count.toLowerCase()} ${things.toLowerCase()}${/^\d|two|three|five|ten|some/i.test(count) && !/s$/.test(things) ? 's' : ''} for free before you ${act.toLowerCase()}${/^award/i.test(act) ? ' the job' : ''}.`,
  },
  {
    // "my colleague Aoife (researcher) could join for the interviews"
    form: new RegExp(
      String.raw`^[Mm]y (colleague|partner|business partner|co-founder|assistant) (\p{Lu}\p{L}+(?: \((?:\p{Ll}+ ){0,2}${PROFESSION}\))?) (could|can|would) (join|help|review|take over|check)((?: (?:for|with|in|on) (?:the|your|their) [\p{L} -]{3,40}?)?)[.!]?$`,
      'u',
    ),
    isPrivate: isSecret,
    word: (who = '', name = '', could = '', verb = '', what = '') =>
      toReader(`My ${who} ${name} ${could} ${verb}${what}.`),
  },
  {
    // "code sample: https://…"
    form: /^(?:and )?(?:also )?(?:the |a |my )?(code sample|sample|demo|repo|repository|live version): (https?:\/\/\S+?)[\s.]*$/iu,
    isPrivate: isSecret,
    word: (what = '', url = '') => `A ${what.toLowerCase()}: ${url}`,
  },
  {
    // "it would help if they send the schema before"
    form: new RegExp(
      `^it (?:would|will) (?:help|be (?:good|great|nice|useful|helpful)) (?:me )?if (?:they|he|she) (?:could )?(send|share|show|give|attach|upload)s? (?:me )?((?:(?:the|an?|some|their|his|her|one|two) )?(?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}(?: and (?:an?|the|some) (?:\\p{L}+ )?${HANDED_OVER})?)( (?:before|beforehand|first|in advance))?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/^.*? if (?:they|he|she) /i, '').replace(/\b(?:their|his|her)\b/gi, 'the')),
    word: (verb = '', thing = '', before = '') =>
      `It would help if you could ${verb.toLowerCase()} ${toReader(thing)}${/before$/i.test(before) ? ' beforehand' : before}.`,
  },
  {
    // "would like to see their issue list before the call"
    form: /^(?:I(?:['’]d| would) |would )(?:like|want) to (see|get|have) ((?:their|the|an?) (?!.*\b(?:money|deposit|payment|review|raise|tip|contract|advance)\b)[^,;:!?]{3,50}?)( before [^,;:!?.]{3,30})?[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(part.replace(/^(?:I\S* )?(?:would )?like /i, '').replace(/\btheir\b/gi, 'the')),
    word: (verb = '', thing = '', before = '') =>
      toReader(`I would like to ${verb.toLowerCase()} ${thing}${before}.`),
  },
  {
    // "make very clear no fake volume and no promise of a place"
    form: /^(?:please )?make (?:it )?(?:very |really |absolutely )?clear(?:ly)?:? (?:that )?(no (?!price|rate|money|budget|discount)[^;:!?]{4,90}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') => `To be clear: ${lowerFirst(what)}.`,
  },
  {
    // "my guess (say as guess): the service sniffs the packets itself"
    form: /^my (guess|bet) \((?:please )?(?:say|put|write|word) [^()]{0,20}(?:guess|bet)[^()]{0,10}\): ([^;:!?]{8,200}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (guess = '', what = '') => `My ${guess.toLowerCase()} is that ${toReader(lowerFirst(what))}.`,
  },
  {
    // "I can do it for 150 fixed in 4 days, they pay the API plan themselves"
    form: new RegExp(
      `^(I can do (?:it|this|the job) for (${PRICE})(?: (?:fixed|flat|all in))?(?: in ${NUMBER} ${TIME})?), (?:they|he|she|the client) pays? (?:for )?(the (?:[\\p{L}\\d.-]+ ){0,3}?(?:plan|api|licen[cs]es?|hosting|domain|plug-?ins?|server|subscription|fees|tokens|usage|costs)) (?:themselves|himself|herself|extra|on top)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (offer = '', price = '', costs = '') =>
      `${offer.replace(price, inCapitals(price))}; you pay ${costs} yourself.`,
  },
  {
    // "I can walk them through the architecture on a call", "I could show him a reel on a call"
    form: /^I (?:can|could) (walk|show) (?:them|him|her) (through )?((?:the|an?|my) (?:(?:short|similar|old|first|live|working|finished) )?(?:architecture|code|setup|prototype|demo|reel|samples?|portfolio|notebook|dashboard|results?|app|site|design|model|bot|screens?|workflow|pipeline|report))( (?:on|in) (?:a|the) (?:short |video )?call| on screen)?[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:NDA|them|him|her|private|closed)\b/gi, '')),
    word: (verb = '', through = '', what = '', where = '') =>
      `I can ${verb.toLowerCase()} you ${through}${lowerFirst(what)}${where}.`,
  },
  {
    // "I can take one task a day starting from Sunday"
    form: new RegExp(
      `^(I (?:can|could) (?:take|do|deliver|handle) (?:about |up to )?${NUMBER} (?:tasks?|jobs?|articles?|pages?|videos?|calls?|batch(?:es)?|hours) (?:a|per|each) (?:day|week))(?:,? (?:starting )?from (${DAY}|tomorrow|today|next week|the \\d{1,2}(?:st|nd|rd|th)))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (offer = '', from) => `${offer}${from ? ` from ${inCapitalDays(from)}` : ''}.`,
  },
  {
    // "I have a live demo of the component with fake data that I can show on a call"
    form: /^I have (an? (?:(?:live|working|short|small|similar|running|clickable) )?(?:demo|prototype|sample|recording|test version)(?: of (?:the|an?|my|such an?) [\p{L}-]+(?: (?!that\b|which\b|I\b)[\p{L}-]+)?)?(?: with (?:fake|test|sample|dummy|real|public) data)?),? (?:that |which )?I can (show|share|send|open|run)( (?:on|in) (?:a|the|our|a short) (?:call|screen share|meeting)| (?:today|tomorrow|right away))?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', verb = '', where = '') =>
      `I have ${lowerFirst(what)} that I can ${verb.toLowerCase()}${where}.`,
  },
  {
    // "I can run it on my own account, they'd only pay the usage"
    form: /^(I can [^,;:!?]{5,80}), (?:so )?they(?:['’]d| would) only (?:have to )?pay (?:for )?([^,;:!?]{3,40}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/, (?:so )?they.*$/iu, '')),
    word: (offer = '', costs = '') => `${offer}, and you would only pay ${costs}.`,
  },
  {
    // "I can look this afternoon if they give me a read-only user first"
    form: new RegExp(
      `^I (can|could) (look(?: at it)?|start|check it|begin) ((?:today|tomorrow|tonight|right away|now|on ${DAY}|${DAY}|this (?:morning|afternoon|evening|week|weekend)|next week)) if (?:they|he|she) (give|send|share|add|grant)s? me ((?:(?:the|an?|some|their) )?(?:[\\p{L}\\d-]+ ){0,3}?${HANDED_OVER}(?: first)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (can = '', act = '', when = '', verb = '', what = '') =>
      `I ${can.toLowerCase()} ${act.toLowerCase()} ${when} if you ${verb.toLowerCase()} me ${what}.`,
  },
  {
    // "there's a demo agent they can ring: +1 512 555 0100"
    form: /^there(?:['’]s| is) (an? (?:(?:live|working|short|public|demo|sample|test) )?(?:demo|sample|test|bot|agent|site|app|video|page|version|repo)(?: (?:bot|agent|site|app|video|page|version))?) (?:that )?(?:they|he|she) can (ring|call|try|open|see|test|download|look at)(?::| at) (https?:\/\/\S+|\S+\.\p{L}{2,}\S*|\+?[\d ()-]{6,20})[.!]?$/iu,
    isPrivate: isSecret,
    word: (thing = '', verb = '', place = '') =>
      `There is ${thing} that you can ${verb.toLowerCase()}: ${place}`,
  },
  {
    // "reference: Ada Berg, head of sales at Norrtull, agreed to be called"
    form: /^[Rr]eference: (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}(?:, (?:the )?(?:head|owner|founder|manager|director|lead|editor|president|CEO|CTO|CFO|PM)(?: of [\p{Ll} ]{2,25})?(?: (?:at|of) \p{Lu}[\p{L}& ]{1,30})?)?),? (?:has |have )?agreed to be (called|contacted|asked)[.!]?$/u,
    isPrivate: isSecret,
    word: (who = '', verb = '') =>
      `My reference ${who}${who.includes(',') ? ',' : ''} has agreed to be ${verb.toLowerCase()}.`,
  },
  {
    // "CV and portfolio go as attachment"
    form: /^(?:my )?((?:CV|r[eé]sum[eé]|portfolio|certificates?)(?: and (?:CV|r[eé]sum[eé]|portfolio|certificates?))?) (?:goes|go|comes|come) (?:as (?:an )?attachments?|(?:in|with) the attachment)[.!]?$/iu,
    isPrivate: isSecret,
    word: (files = '') =>
      `My ${files.toLowerCase().replace(/\bcv\b/, 'CV')} ${/ and |s$/i.test(files) ? 'are' : 'is'} attached.`,
  },
  {
    // "free half-hour call to look at the current set-up this week"
    form: /^free (half[- ]hour|\d+[- ]min(?:ute)?|short|first|one[- ]hour) (call|consultation|session|audit|check)( to (?:look|check|discuss|talk|go through|see|plan|review|walk)\b[^,;:!?]{3,60}?| this week| next week)?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (length = '', what = '', purpose = '') =>
      `I offer a free ${length.toLowerCase()} ${what.toLowerCase()}${toReader(purpose)}.`,
  },
  {
    // "I still have the encoder at home so I can start with tests today"
    form: /^(I (?:still )?(?:have|keep|own) (?:an?|my|the) (?:[^,;:!?]{3,70}? (?:at home|here|ready|on my desk|in the office)|(?=[^,;:!?]*\b(?:licen[cs]ed?|copy|account|version|virtual machine|machine|device|phone|printer|camera|server|rig|kit)\b)[^,;:!?]{3,80}?)),? so (I can [^,;:!?]{5,60}?)[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) ||
      hasPrivateSign(part.replace(/\bstill (?=have|keep)|\b(?:their|his|her|its?)\b/gi, '')),
    word: (thing = '', offer = '') => `${thing}, so ${toReader(offer)}.`,
  },
  {
    // "first sample file I can send in 1 day"
    form: /^((?:the |an? )?(?:first |short |small )?(?:\p{L}+ )?(?:samples?|files?|drafts?|versions?|mock-?ups?|concepts?|tests?|demos?)(?: (?:file|of|for) [^,;:!?]{2,40}?)?) I can (send|deliver|show|share) ((?:it )?(?:in|within|by|on|today|tomorrow|this|next|right away|the same)\b[^,;:!?]{0,40}?)[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (what = '', verb = '', when = '') =>
      `I can ${verb.toLowerCase()} ${/^(?:the|an?) /i.test(what) ? lowerFirst(what) : /^first /i.test(what) ? `the ${lowerFirst(what)}` : `${articleFor(what)} ${lowerFirst(what)}`} ${when.replace(/^it /i, '')}.`,
  },
  {
    // "first 500 in 2 days so they can check them", "first 2000 images as a sample within 5 days"
    form: new RegExp(
      String.raw`^(?:the )?first (\d[\d.,]*(?: (?!(?:in|within|for|as|at)\b)[\p{L}-]+){0,3})( as an? (?:free )?(?:sample|test|proof|trial))? (?:with)?in ((?:about )?${NUMBER} ${TIME})(?:,? so (?:that )?they can (check|test|see|look at|compare|judge|try)( them| it)?)?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      /\b(?:usd|eur|gbp|dollars?|euros?|pounds?|hours?|reviews?|clients?|customers?|sales|orders|payments?)\b/i.test(
        part.replace(/(?:with)?in .*$/i, ''),
      ) || hasPrivateSign(part.replace(/,? so (?:that )?they can .*$/i, ' ')),
    word: (what = '', as = '', time = '', verb, them = '') =>
      `You would have the first ${what}${as} within ${time.toLowerCase()}${verb ? `, so that you can ${verb.toLowerCase()}${them.toLowerCase()}` : ''}.`,
  },
  {
    // "I'd go through the notebook with them on a call so they can defend it"
    form: /^I(?:['’]d| would| can| could|['’]ll| will) (go through|walk through|discuss|review|look through|talk through) ((?:the|their|my|our|an?|each|every|all) (?!.*\b(?:price|rate|budget|money|payment|deposit|contract|terms|fee)\b)[^,;:!?]{3,60}?) with (?:them|him|her)((?: (?:on|in|over|by) (?:a |the )?(?:short |first |video )?(?:call|zoom|meeting|video|phone))?)(?:,? so (?:that )?they can ([^,;:!?]{3,50}?))?[.!]?$/iu,
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/^I\S*(?: (?:would|can|could|will))? /i, '')
          .replace(/\b(?:so (?:that )?they can|their|them|him|her)\b/gi, ' '),
      ),
    word: (verb = '', what = '', where = '', aim) =>
      `I would ${verb.toLowerCase()} ${what.replace(/\btheir\b/gi, 'your')} with you${where}${aim ? `, so that you can ${aim}` : ''}.`,
  },
  {
    // "I can also just run it each quarter for them, about an hour a time"
    form: /^I can (also )?(?:just )?(run|do|repeat|update|check|send|write|prepare) ([^,;:!?]{2,50}?) for (?:them|him|her)((?:, (?:about |around )?(?:an?|one|two|three|half an?|\d+) (?:minutes?|hours?|days?)(?: (?:a time|each|each time))?)?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\b(?:just|for (?:them|him|her))\b/gi, ' ')),
    word: (also = '', verb = '', what = '', effort = '') =>
      `I can ${also.toLowerCase()}${verb.toLowerCase()} ${what} for you${effort}.`,
  },
  {
    // "I have a test phone on the bench here and can measure things on it if they need data"
    form: /^I have ((?:an?|my|two|three) [^,;:!?]{3,60}?) (at home|here|on the bench(?: here)?|on my (?:desk|bench)|ready|in the office) and can ([^,;:!?]{4,50}?)((?: if they (?:need|want) [^,;:!?]{2,30}?)?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/ if they (?:need|want) /i, ' ')),
    word: (thing = '', where = '', offer = '', condition = '') =>
      `I have ${thing} ${where.toLowerCase()} and can ${offer}${toReader(condition)}.`,
  },
  {
    // "I could relocate inside Spain or to Dubai"
    form: /^I (could|can|would) (relocate|move|travel|come) ((?:to|inside|within|in) (?:the )?\p{Lu}[\p{L} ]{2,30}?(?: or (?:to |in )?\p{Lu}\p{L}+)?)[.!]?$/u,
    isPrivate: hasPrivateSign,
    word: (could = '', verb = '', where = '') => `I ${could} ${verb} ${where}.`,
  },
  {
    // "I can start tomorrow and do it within the week if it's up to 50 sites"
    form: new RegExp(
      String.raw`^(?:I )?can (start|begin) (today|tomorrow|${DAY}|next week) and (do|finish|deliver) (it|everything|all of it) ((?:within|in|by) (?:the|this|a|${NUMBER}) ?(?:${TIME})?)((?: if (?:it['’]?s|it is|there are) (?:up to|at most|not more than|no more than|under) \d+ [^,;:!?]{3,30}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => hasPrivateSign(part.replace(/ if .*$/i, ' ')),
    word: (start = '', day = '', verb = '', it = '', time = '', limit = '') =>
      `I can ${start.toLowerCase()} ${inCapitalDays(day)} and ${verb.toLowerCase()} ${it} ${time}${limit.replace(/it['’]?s /i, 'it is ')}.`,
  },
  {
    // "I'm free immediately, until midsummer full days"
    form: /^I(?:['’]m| am) (?:free|available) (immediately|now|at once|right away)(?:, ((?:until|till|from) [^,;:!?]{3,40}?|(?:full|half) days?[^,;:!?]{0,30}?))?[.!]?$/iu,
    isPrivate: hasPrivateSign,
    word: (soon = '', more) => `I am available ${soon.toLowerCase()}${more ? `, ${more}` : ''}.`,
  },
  {
    // "CV and transcript I send right after"
    form: /^(?!.* is ready )((?:my )?(?:cv|resume|transcript|certificates?|portfolio|references?|samples?)\b[^.;:!?]{0,70}?) I (?:will |can )?(send|attach|share|bring)( (?:right after|at once|today|tomorrow|on request|with (?:the|my) [^,;:!?]{3,30}))?[.!]?$/iu,
    isPrivate: (part) => /\b(?:that|which|where|who|expired|old)\b/i.test(part) || hasPrivateSign(part),
    word: (what = '', verb = '', when = '') =>
      `I will ${verb.toLowerCase()} my ${what.replace(/^my /i, '').replace(/^cv\b/i, 'CV')}${when}.`,
  },
  {
    // "I would do this as a volunteer, up to 5 hours a week"
    form: /^I(?:['’]d| would| can| could) do (?:this|it) (as an? volunteer|pro bono)((?:, (?:up to |about )?\d+ ?h(?:ours)? (?:a|per) (?:week|month)(?: (?:until|till) \p{L}+)?)?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (how = '', limit = '') => `I would do this ${how.toLowerCase()}${limit}.`,
  },
  {
    // "no staking or swap, that would be extra"
    form: /^no ([^,;:!?]{3,50}), (?:that|this|it|those) (?:would be|is|are) extra[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') => `${upperFirst(what)} would be extra.`,
  },
  {
    // "sample of 100 rows free"
    form: /^(?:an? )?(sample|test|trial|mock-?up|demo)( (?:of|with) [^,.;:!?]{3,40}?)? (?:is |for )?free(?: of charge)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '', of = '') => `A ${what.toLowerCase()}${of} is free.`,
  },
  {
    // "I can make one sample screen (the list) in 2 days for free, only one though!"
    form: /^(I can (?:make|build|draw|design|write|translate|edit|record) (?:one|an?) [^,;:!?]{3,90} free(?: of charge)?)(?:, only one(?: though)?)?[.!]*$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/\bfor free\b.*$/i, ' ')),
    word: (offer = '') => `${offer}.`,
  },
  {
    // "my steps: workshop, gap list, setup"
    form: /^my (steps|plan|approach|process|order of work)(?: (?:is|are|would be))?: ((?:[^,:;!?]{3,40}, ){2,12}[^,:;!?]{3,40}?)[.!]?$/iu,
    isPrivate: (part) =>
      /\b(?:get|bill|hired|raise|busy|sell|copy|wait|hide|slow|old|then|after|real)\b/i.test(part) ||
      hasPrivateSign(part),
    word: (what = '', steps = '') => `My ${what.toLowerCase()}: ${steps}.`,
  },
  {
    // "They didn't say how many videos or what is the fee, ask about this and about who owns them after"
    form: /^they (?:did not|didn['’]?t|do not|don['’]?t) (?:say|mention|write|tell) (how many [\p{L}\d -]{3,40}?) or (?:what (?:is the ([\p{L} ]{3,30}?)|the ([\p{L} ]{3,30}?) is))[,;]? (?:so )?(?:please )?ask (?:about )?(?:this|it|that|them|both)(?: and (?:about )?((?:who|which|what|how|when|where) [^,;:!?]{4,80}?))?[.!]?$/iu,
    isPrivate: (part) => isSecret(part.replace(/^they \S+ \S+ /i, '')),
    word: (count = '', what, which, more) =>
      toReader(
        `I would like to know ${count} there are${more ? ', ' : ' and '}what the ${what ?? which} is${more ? `, and ${more}` : ''}.`,
      ),
  },
  {
    // "they didn't say which site so ask it"
    form: /^they (?:did not|didn['’]?t|do not|don['’]?t) (?:say|mention|write|tell) ((?:which|what|how many) (?!(?:is|are|was|they|he|she)\b)[\p{L}\d.+#-]+(?: [\p{L}\d.+#-]+){0,3}?)[,;]? (?:so )?(?:please )?ask(?: (?:it|that|this|them|for it|about it))?[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part.replace(/^they \S+ \S+ /i, '')) ||
      isPrivateQuestion(part.replace(/^they \S+ \S+ |,? (?:so )?(?:please )?ask.*$/gi, '')),
    word: (question = '') =>
      `I would like to know ${toReader(question.trim())} ${/^how many\b/i.test(question) ? 'there are' : 'it is'}.`,
  },
  {
    // "I must know who is responsible for the licences, please ask"
    form: /^I (?:must|have to|need to|want to|should) know ((?:who|which|what|how|whether|if|when|where)\b [^,;:!?]{4,80}), (?:so )?(?:please )?ask(?: (?:it|that|this|them|for it|about it))?[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) || isPrivateQuestion(part.replace(/^I .*? know |, (?:so )?(?:please )?ask.*$/gi, '')),
    word: (question = '') => `I would like to know ${toReader(question)}.`,
  },
  {
    // "would like a call on thursday"
    form: /^(?:I )?(?:would|['’]d) like (?:to have )?(an? (?:short |quick )?call (?:on|this|next|tomorrow|today|before|after|in)\b[^,;!?]{0,30})$/iu,
    isPrivate: isSecret,
    word: (call = '') => `I would like ${inCapitalDays(call.trim())}.`,
  },
  {
    // "I want a call first before any test task"
    form: /^I (?:want|need) (an? (?:short |quick )?call)(?: first)?( before (?:any|the|an?|starting|signing|we start|we begin)\b[^,;!?]{0,40}?)?[.]?$/iu,
    isPrivate: (part) => isSecret(part) || hasPrivateSign(part.replace(/^I (?:want|need)/i, '')),
    word: (call = '', before = '') => `I would like ${call}${before === '' ? ' first' : before}.`,
  },
  {
    // "idea for them: a bot that …"
    form: /^(?:my |an )?idea for (?:them|him|her|the client): ((?!stop|leave|fire|quit|pay|use|start|ask|get)(?:an? )?\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*)? (?:(?:that|which) (?:\p{Ll}+s|lets?) |with |where |for ).{5,180}?)[.!]?$/iu,
    isPrivate: (part) => hasPrivateSign(part.replace(/^[^:]*/, '')),
    word: (idea = '') =>
      `An idea for you: ${/^\p{Ll}+(?: \p{Ll}+)? (?:that|which|with|for)\b/u.test(idea) && !/^(?:an?|the|some|your|two|three)\b/.test(idea) ? `${articleFor(idea)} ` : ''}${toReader(idea).replace(/, (?=I have\b)/, ', and ')}.`,
  },
  {
    // "skyscanner blocks scrapers hard, I'd use the kiwi api when it does"
    form: /^((?!if\b|but\b|they\b|he\b|she\b)[\p{L}\d][^,;:!?]{8,70}), (?:so )?I(?:['’]d| would) (use|switch to) ((?!it\b|the money\b)[^,;:!?]{3,80}?)[.!]?$/iu,
    isPrivate: (part) =>
      !LIMITS.test(part) ||
      !(PART_OF_SYSTEM.test(part) || findSkills(part).length > 0) ||
      /\bhope\b/i.test(part) ||
      hasPrivateSign(part.replace(/ I(?:['’]d| would) use /i, ' ')),
    word: (reason = '', verb = '', what = '') =>
      `${upperFirst(reason)}, so I would ${verb.toLowerCase()} ${what}.`,
  },
  {
    // "I'll train them but won't sit the test in their name"
    form: new RegExp(
      `^(I(?:['’]ll| will| can| could) [^,;:!?]{5,80}?),? but (?:I )?(won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not) (${REFUSED} [^,;:!?]{3,70}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/\bbut (?:I )?(?:won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not) /i, '')
          .replace(/\b(?:them|their|him|his|her|somebody|someone)\b/gi, ''),
      ),
    word: (offer = '', refusal = '', deed = '') => toReader(`${offer}, but I ${refusal} ${deed}.`),
  },
  {
    // "I don't sit tests for others"
    form: new RegExp(
      `^(?:I )?(won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not) (${REFUSED} [^,;:!?]{3,70}?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) =>
      hasPrivateSign(
        part
          .replace(/^(?:I )?\S+ (?:not )?/i, '')
          .replace(/\b(?:them|their|him|his|her|somebody|someone|others|fake)\b/gi, ''),
      ),
    word: (refusal = '', deed = '') => toReader(`I ${refusal} ${deed}.`),
  },
]
