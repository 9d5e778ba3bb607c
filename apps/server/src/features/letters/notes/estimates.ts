/**
 * Estimates with a limit or a condition, as people type them: "45/hr min 2 hrs", "2-3 hours if the script is short", "max. 8 days
 * per month". Prices for the whole job are in job-prices.ts.
 */
import { lowerFirst, upperFirst } from '../../jobs/index.ts'
import { toReader } from './address-client.ts'
import { type Form, isSecret } from './forms.ts'
import { inCapitals, SUM } from './sums.ts'

/** The pattern of a number with decimals, or in words. */
export const COUNT = String.raw`(?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten)`
const SPAN = `(?:about |around |roughly |~ ?)?${COUNT}(?: ?(?:-|–|to) ?${COUNT})? (?:hours?|hrs?|(?:working )?days?|weeks?|months?)`
const UNITS_OF_TIME: Record<string, string> = { h: 'hours', hr: 'hours', hrs: 'hours' }
/** Conditions that say something about money, people or the person are for the person alone. */
export const OPEN_CONDITION = String.raw`(?!.*\b(?:I|me|my|we|they|he|she|him|her|them|client|pay|pays|paid|push|insist|ask|asks|money|budget|lucky|mood|lazy|drunk|sick)\b)`

/** The forms of estimates. */
export const ESTIMATES: Form[] = [
  {
    // "budget roughly 50-60 hours, I'll firm that up once I've seen the streamlit code"
    form: new RegExp(
      `^(?:my )?(?:budget|estimate):? (?:is |would be )?(${SPAN}),? (?:and |but )?I(?:['’]ll| will| can| could) (?:firm (?:that|it|this) up|confirm(?: (?:that|it|this))?) (once|when|after) ((?:I(?:['’]ve| have) (?:seen|read) |seeing |reading )(?:the|your|their) [^,;:!?]{3,40}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', when = '', seen = '') =>
      toReader(`I estimate ${span.toLowerCase()}, which I will confirm ${when.toLowerCase()} ${seen}.`),
  },
  {
    // "I figure 20 to 26 hours for the whole thing at my regular rate"
    form: new RegExp(
      `^I (?:figure|guess|estimate|think) (${SPAN})((?: for (?:the whole thing|all of it|everything|this|the [\\p{L} ]{3,30}?))?)(?: at my (regular|usual|normal) rate)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', what = '', rate) =>
      `I estimate ${span.toLowerCase()}${what.toLowerCase()}${rate ? ` at my ${rate.toLowerCase()} rate` : ''}.`,
  },
  {
    // "20-30 min if they give me sysadmin and a screenshare"
    form: new RegExp(
      `^(${SPAN}|(?:about |around )?\\d+(?: ?[-–] ?\\d+)? min(?:utes)?) if (?:they|he|she) (?:give|gives|gave) me ((?!.*\\b(?:I|my|they|money|pay|chance)\\b)[^,;:!?$€£]{3,60}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', what = '') =>
      `I estimate ${span.toLowerCase().replace(/min$/, 'minutes')} if you give me ${what}.`,
  },
  {
    // "small job, say 3-5 days, need to see the repo first"
    form: new RegExp(
      `^(?:(?:an? )?(?:small|quick|short|simple|normal) (?:job|one|task|project|thing),? )(?:I(?:['’]d| would) say |say |I think |maybe |probably )?(${SPAN})(?:,? (?:but )?(?:I )?(?:need|have|want) to see (the [^,;:!?]{3,30}?) first)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', what) =>
      `I estimate ${span.toLowerCase()}${what ? `, but I need to see ${what} first` : ''}.`,
  },
  {
    // "poc 3-4 days, I can say more when I see the apis"
    form: new RegExp(
      `^(?:the |a )?(poc|proof of concept|first version|mvp|prototype|demo|draft)(?: in| takes|:)? (${SPAN}),? (?:but |and )?I can (?:say|tell|estimate) (more|the rest) (when|once|after) I (?:see|have seen|know) ((?:the|your|their) [^,;:!?]{3,40}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', span = '', more = '', when = '', thing = '') =>
      toReader(
        `The ${what.toLowerCase().replace(/^poc$/, 'proof of concept').replace(/^mvp$/, 'MVP')} takes ${span.toLowerCase()}; I can say ${more.toLowerCase()} ${when.toLowerCase()} I have seen ${thing}.`,
      ),
  },
  {
    // "5 weeks, say 38 days to be safe"
    form: new RegExp(`^(${SPAN}),? say (${SPAN}) to be safe[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (span = '', most = '') => `I estimate ${span.toLowerCase()}, at most ${most.toLowerCase()}.`,
  },
  {
    // "one week for a first working bot"
    form: new RegExp(
      `^(${SPAN}) for ((?:an?|the) (?:(?:first|whole|complete|working|usable|basic|simple|minimal|full) ){1,3}[\\p{L}\\d -]{2,40}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', what = '') => `I need ${span.toLowerCase()} for ${what}.`,
  },
  {
    // "7 weeks feels right"
    form: new RegExp(
      `^(${SPAN}) (?:feels?|sounds?|seems?) (?:about )?(?:right|realistic|ok|fair)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '') => `I estimate ${span.toLowerCase()}.`,
  },
  {
    // "One week, $600 if it's under ten scrapers"
    form: new RegExp(
      String.raw`^(${SPAN}),? (?:for )?(${SUM})( fixed| flat)?,? if (?:it(?:['’]?s| is)|there are) (under|less than|fewer than|at most|up to|only|not more than) ([\p{L}\d]+ [\p{L}\d -]{3,40}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', sum = '', fixed = '', limit = '', things = '') =>
      `I can do it in ${span.toLowerCase()} for ${inCapitals(sum)}${fixed.toLowerCase()} if there are ${limit.toLowerCase().replace(/^(?:under|less than)$/, 'fewer than')} ${things}.`,
  },
  {
    // "Phase two: 1,800-2,400 EUR, 4 weeks, depends on the CRM and if they already have the API"
    form: /^((?:[\p{L}\d ]{3,30}: )?[^;:!?]*\d[^;:!?]{3,60}?), depends on (the [^,;:!?]{3,60}?)(?: and (?:if|whether|on) ((?:they|the) [^;:!?]{4,90}?))?[.!]?$/iu,
    isPrivate: (part) =>
      isSecret(part) || /\b(?:mood|patient|nice|budget|pays?|paid|rich|cheap)\b/i.test(part),
    word: (estimate = '', what = '', whether) =>
      `${upperFirst(estimate)}, depending on ${what}${whether ? ` and whether ${toReader(whether)}` : ''}.`,
  },
  {
    // "I can do it in about 1 week, $350 fixed if no captcha"
    form: new RegExp(
      String.raw`^(?:I )?can (?:do|finish|deliver)(?: it| this)? in (${SPAN}), (${SUM}) (fixed|flat) if (?:there is )?no ([\p{L} -]{3,30}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', sum = '', flat = '', hurdle = '') =>
      `I can do it in ${span.toLowerCase()} for ${inCapitals(sum)} ${flat.toLowerCase()} if there is no ${hurdle.toLowerCase()}.`,
  },
  {
    // "I think all 6 points is 3 weeks but the price I give after I see the code, not before"
    form: new RegExp(
      String.raw`^I (?:think|believe) (all (?:the )?(?:\d+ )?[\p{Ll}]{3,20}) (?:is|are|takes?) (${SPAN}),? but (?:the price I (?:can )?give|I (?:can )?give the price)(?: only)? (?:after|when|once) I (?:see|have seen) (the [\p{L} ]{3,30}?)(?:, not before)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (all = '', span = '', what = '') =>
      `I estimate ${span.toLowerCase()} for ${all.toLowerCase()}; I can give the price after I have seen ${what.toLowerCase()}.`,
  },
  {
    // "Fixed-price audit first, 450 EUR, then hourly for the rebuild if they want it"
    form: /^((?:(?:fixed|flat)[- ]price|paid|free|first|small) [\p{L} -]{3,30}?, [^;:!?]*\d[^;:!?]{2,80}?), then (hourly|by the hour|a fixed price|fixed price) for (the [\p{L} ]{3,30}?) if (?:they|he|she|the client) (?:wants?|needs?|likes?) (?:it|that|this)[.!]?$/iu,
    isPrivate: isSecret,
    word: (first = '', how = '', what = '') =>
      `${upperFirst(first)}, then ${how.toLowerCase()} for ${what} if you want it.`,
  },
  {
    // "Budget idea 6500-8000 USD, 8 to 10 weeks"
    form: new RegExp(
      `^budget idea:? (?=[^,]*(?:usd|eur|gbp|[$€£]))([^;:!?]{4,40}?(?:, ${SPAN})?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (budget = '') => `My estimate: ${inCapitals(budget)}.`,
  },
  {
    // "3-5h is realistic only if the setup is clean"
    form: new RegExp(
      String.raw`^(\d+(?: ?(?:-|–|to) ?\d+)?) ?(h|hrs?|hours?|days?|weeks?) (?:is|are) (?:only )?(?:realistic|possible|enough) (?:only )?if (the ${OPEN_CONDITION}[^,;:!?]{3,60}? (?:is|are) [^,;:!?]{3,40}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (count = '', unit = '', condition = '') =>
      `${count} ${UNITS_OF_TIME[unit.toLowerCase()] ?? unit.toLowerCase()} are realistic only if ${condition}.`,
  },
  {
    // "can do in 4-5 weeks but only after see the code"
    form: new RegExp(
      `^(?:I )?can (?:do|finish|deliver)(?: it| this)? in (${SPAN}),? but only (?:after|when|once) (?:(?:I )?(?:see|seeing|seen|have seen|read|reading|check|checking)) (the [\\p{L} ]{3,30}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', what = '') =>
      `I can do it in ${span.toLowerCase()}, which I can confirm after seeing ${what.toLowerCase()}.`,
  },
  {
    // "I think phase one in 4 to 5 months is realistic if the designs are decided in the first three weeks"
    form: new RegExp(
      `^I (?:think|believe) ((?!.*\\b(?:they|he|she|me|my|pay\\p{L}*|budget|price|rate)\\b)[^,;:!?]{2,50}? in ${SPAN} (?:is|are|should be) (?:realistic|possible|doable|feasible)(?: if [^;:!?]{5,120}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (estimate = '') => `I think ${estimate}.`,
  },
  {
    // "Deadline 12 July is OK if I get the data this week"
    form: /^(?:the |your |their )?deadline(?: of)? ([^,;:!?]{3,30}?) (?:is|would be) (?:ok|okay|fine|possible|realistic|no problem)(?: (?:for|with) me)?((?:,? if I (?:get|have|receive) [^,;:!?]{3,60}?)?)[.!]?$/iu,
    isPrivate: (part) => isSecret(part.replace(/ if I (?:get|have|receive) /i, ' ')),
    word: (date = '', condition = '') => `The deadline of ${date} is fine with me${condition}.`,
  },
  {
    // "Rough effort 6-9 days incl. docs and training", "3-4 days of work"
    form: new RegExp(
      `^(?:(?:rough |my |total )?(?:effort|time|duration)(?: estimate)?:? (${SPAN})|(${SPAN}) of work)((?: (?:incl(?:uding|\\.)?|with) [^,;:!?]{3,60}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (named, bare = '', scope = '') =>
      `I estimate ${lowerFirst(named ?? bare)}${scope.replace(/ incl(?:\.|\b)(?!uding)/i, ' including')}.`,
  },
  {
    // "w/o seeing it: something like 3 weeks"
    form: new RegExp(
      `^without (?:seeing|having seen) (?:it|the [\\p{L} ]{3,25}?):? (?:something like |maybe )?(${SPAN})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '') => `Without having seen it, I estimate ${lowerFirst(span)}.`,
  },
  {
    // "This is 2 to 3 hours of work, I would do it for 120 EUR fixed"
    form: new RegExp(
      `^(?:this|that|it)(?:['’]s| is) (${SPAN})(?: of)?(?: work)?,? (?:and |so )?I(?:['’]d| would) do it for (${SUM})( fixed| flat)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', sum = '', fixed = '') =>
      `I estimate ${lowerFirst(span)}, and would do it for ${inCapitals(sum)}${fixed}.`,
  },
  {
    // "Guess for the first working version with backtest: 12-16 hours, so 960-1280 USD"
    form: new RegExp(
      `^(?:a )?guess(?: is)?(?: for ((?:the|a|an|this) [^,;:!?]{4,60}?))?:? (${SPAN})(?:,? (?:so|which is) ((?:about |around )?(?:${SUM}|\\d[\\d.,]* ?(?:-|–|to) ?${SUM})))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what, span = '', sum) =>
      `I estimate ${lowerFirst(span)}${what ? ` for ${lowerFirst(what)}` : ''}${sum ? `, so ${inCapitals(sum)}` : ''}.`,
  },
  {
    // "rough guess a day to a day and a half per month"
    form: /^(?:my |a )?(?:rough|first) guess(?: is)?:? ((?:about |around )?(?:an?|one|two|three|half an?|\d+) (?:to|hours?|days?|weeks?|months?)\b[^,;:!?.$€£]{0,50}?)[.!]?$/iu,
    isPrivate: isSecret,
    word: (span = '') => `My rough guess is ${span}.`,
  },
  {
    // "if it's just data for one exchange I do it for $120 in 2 days"
    form: new RegExp(
      `^if (?:it(?:['’]?s| is) )?(?:just|only) ([^,;:!?]{4,60}?),? I (?:can |would )?do it (for ${SUM}(?: fixed)?)((?:,? in)? ${SPAN})?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', price = '', span = '') =>
      `If it is only ${what}, I would do it ${inCapitals(price)}${span}.`,
  },
  {
    // "I can do a paid audit first, 6 hours, with a list of what's broken and an estimate for each item"
    form: new RegExp(
      `^I can (?:do|offer|start with) (an? (?:paid |free |short )?(?:audit|review|check|assessment|analysis|trial|pilot)) first,? (?:of )?(${SPAN})(,? (?:with|incl(?:uding)?) [^;:!?$€£]{4,100}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part) || /\b(?:I|they|he|she) (?:really|actually)\b/i.test(part),
    word: (what = '', span = '', more = '') =>
      `I can do ${what.toLowerCase()} first, ${lowerFirst(span)}${more}.`,
  },
  {
    // "Under an hour is realistic only if they have the error output ready"
    form: new RegExp(
      `^((?:under |within |less than )?${SPAN}) (?:is|are) (?:only )?(?:realistic|possible|doable|enough|ok)(?: only)? if (they have|you have|I (?:get|have)) ((?:the|their|an?|all) [^;:!?]{4,70}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', who = '', thing = '') =>
      toReader(`${upperFirst(span)} is realistic only if ${who} ${thing}.`),
  },
  {
    // "I think 4-6 hrs, will fix price at 150 usd if it is one site"
    form: new RegExp(
      `^I (?:think|guess|estimate) (${SPAN}),? (?:and |I )?(?:will|can|would) fix (?:the |my )?price at (${SUM})( if ${OPEN_CONDITION}[^;:!?]{4,60}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (span = '', sum = '', condition = '') =>
      `I estimate ${lowerFirst(span)}, for a fixed price of ${inCapitals(sum)}${condition}.`,
  },
  {
    // "First diagnosis I estimate 6 to 10 hours, they can ship me one board"
    form: new RegExp(
      `^(?:the |for the )?((?:first )?(?:diagnosis|version|draft|milestone|phase|repair|fix|setup|migration|analysis|sample|step)),? I(?:['’]d| would)? (?:estimate|guess|say) (${SPAN})(?:,? (?:they|he|she) can (ship|send|give|bring) me ((?:one|an?|the) [^,;:!?]{3,40}?))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', span = '', verb, thing = '') =>
      `I estimate ${lowerFirst(span)} for the ${what.toLowerCase()}${verb ? `; you can ${verb.toLowerCase()} me ${thing}` : ''}.`,
  },
  {
    // "I could start in two weeks and would guess four months for a first full version"
    form: new RegExp(
      `^I (?:can|could) start ((?:in|on|from|within) [^,;:!?]{3,25}?|today|tomorrow|now),? and (?:I )?(?:would )?(?:guess|estimate|need|say) (${SPAN})( for [^,;:!?]{4,50}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (when = '', span = '', what = '') =>
      `I could start ${when}, and I estimate ${lowerFirst(span)}${what}.`,
  },
  {
    // "Phase I as I understand it: 4 to 5 months, somewhere between $28k and $34k with the design included, but I'd only confirm after discovery"
    form: new RegExp(
      String.raw`^(phase|part|stage|step|the whole|all of it)( [IVX\d]+| thing| project)?(?: as I (?:understand|read|see) it)?:? (${SPAN}),? (?:and |for )?(?:somewhere |anywhere )?((?:between|from) [$€£]?\d[\d.,]*k?(?: ?(?:usd|eur|gbp))? (?:and|to) [$€£]?\d[\d.,]*k?(?: ?(?:usd|eur|gbp))?)((?: (?:with|incl(?:uding|\.)?) [^,;:!?]{3,50}?)?)(?:,? but I(?:['’]d| would)? (?:can |only )*(?:confirm|fix|say)(?: it| that)? (?:only )?(after (?:the |a )?(?:discovery|call|look|workshop|audit|review)[^,;:!?.]{0,20}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', which = '', span = '', price = '', scope = '', confirm) =>
      `${upperFirst(what)}${which}: ${lowerFirst(span)}, ${price.toLowerCase()}${scope}${confirm ? `, to be confirmed ${confirm}` : ''}.`,
  },
  {
    // "If only fetching, from 150 usd, 3 days"
    form: new RegExp(
      `^if (?:it(?:['’]?s| is) )?only (?!they\\b|he\\b|she\\b|I\\b|we\\b|you\\b)(?:the )?([\\p{L} -]{3,40}?),? (from )?(${SUM}),? (?:in |and )?(${SPAN})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', from, sum = '', span = '') =>
      `If it is only ${what}: ${from ? 'from ' : ''}${inCapitals(sum)}, ${lowerFirst(span)}.`,
  },
  {
    // "The written estimate for both is a flat £450, taken off the bill if they go ahead"
    form: new RegExp(
      `^(?:the |an? |my )?((?:written )?(?:estimate|audit|report|review|discovery|assessment|trial|analysis)(?: (?:for|of) [\\p{L} ]{3,30}?)?) (?:is|costs|would be) (?:an? )?(?:flat |fixed )?(${SUM}),? (?:which is |and |it(?:['’]s| is) )?(?:taken off|deducted from|credited (?:to|against)) the (bill|price|invoice|final (?:bill|price)|rest)( if (?:they|he|she) (?:go|goes|continues?|hires?) [^,;:!?]{3,30}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', sum = '', bill = '', condition = '') =>
      toReader(
        `The ${what} costs a flat ${inCapitals(sum)}, taken off the ${bill}${condition.replace(/\bthey\b/i, 'you')}.`,
      ),
  },
  {
    // "points 1-3 about 5 days"
    form: new RegExp(
      `^((?:points?|parts?|steps?|tasks?|items?|phases?|milestones?) \\d(?:[\\d ,]|-|–|to|and)*)(?:is |are |takes? |:|= )?(${SPAN})[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (points = '', span = '') => `${upperFirst(points.trim())}: ${lowerFirst(span)}.`,
  },
  {
    // "First phase I think 4 and a half months with Andrés"
    form: new RegExp(
      `^(?:for )?(?:the )?((?:first|second|whole|full) (?:phase|version|part|stage|project|milestone)),? I (?:think|guess|estimate|figure) (?:it is )?((?:about |around )?${COUNT}(?: and a half)?(?: ?(?:-|–|to) ?${COUNT})? (?:hours?|days?|weeks?|months?))( with [^,;:!?]{3,40}?)?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', span = '', scope = '') =>
      `I estimate ${lowerFirst(span)} for the ${what.toLowerCase()}${scope}.`,
  },
  {
    // "max. 8 days per month for this project"
    form: new RegExp(
      String.raw`^(?:at most|max(?:imum|\.)?|up to) (${COUNT} ?(?:h|hours?|days?) (?:per|a|\/) ?(?:day|week|month))( for this (?:project|job|client))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (time = '', project = '') => `I have at most ${time}${project.replace('client', 'project')}.`,
  },
  {
    // "first milestone around 5-7 working days if the SDK is there", "2-3 hours incl. proxies if the script is short"
    form: new RegExp(
      String.raw`^(?:(?:my |rough )?(?:estimate|guess):? |I (?:think|guess|estimate|figure|reckon) |(?:that|this|it) (?:is|would be|takes) )?((?:(?:the )?(?:first (?:milestone|version|draft)|fix|setup|migration|script) (?:in )?)?)(${SPAN})((?: (?:incl(?:uding|\.)?|with) [^,;:!?]{3,40}?)?),? (if (?!possible\b|lucky\b)${OPEN_CONDITION}[^;:!?]{5,90}?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', span = '', scope = '', condition = '') =>
      `I estimate ${lowerFirst(span)}${what ? ` for ${/^the /i.test(what) ? '' : 'the '}${lowerFirst(what.replace(/ (?:in )?$/i, ''))}` : ''}${scope.replace(/ incl\./i, ' including')} ${condition}.`,
  },
  {
    // "Figure 4 to 6 hours, call it $300 tops unless the files are a mess"
    form: new RegExp(
      `^(?:I )?(?:figure|reckon|guess) (${SPAN}),? (?:so )?(?:call it|say|that['’]s) (?:about )?(${SUM})( tops| at most| max)?((?: (?:unless|if) ${OPEN_CONDITION}[^;:!?]{5,60}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: (part) => isSecret(part.replace(/\bmess\b/i, '')),
    word: (span = '', sum = '', most, condition = '') =>
      `I estimate ${lowerFirst(span)}, ${most ? 'at most ' : ''}${inCapitals(sum)}${condition}.`,
  },
  {
    // "Paid review first, NZD 480, about a week"
    form: new RegExp(
      `^paid (review|audit|trial|test|discovery|pilot)(?: first)?,? (?:for )?(${SUM}|\\p{Lu}{3} ?\\d[\\d.,]*\\d)((?:, (?!.*\\b(?:really|actually|mostly|copy|only|just|honestly|in truth|they|he|she|need|rent)\\b)[^;:!?]{3,60}?)?)[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', sum = '', rest = '') =>
      `I would start with a paid ${what.toLowerCase()}, ${inCapitals(sum)}${rest}.`,
  },
  {
    // "I have to see the file before I give a fixed price, but this kind of task normally takes me 4 to 8 hours"
    form: new RegExp(
      `^I(?:['’]d| would)? (?:have|need|want|like) to (see|look at|open|check|read) ((?:the|your|their|all|some|one) [^,;:!?]{3,60}?) before I (?:can )?(?:give|name|quote|say) (?:you |them )?((?:an? |the )?(?:(?:fixed|final|firm) )?(?:price|quote|sum|estimate))(?:,? but ((?:this|that|such)(?: an?)?(?: (?:kind|sort|type) of)? (?:task|job|work|project|thing|fix)s?) (?:(?:normally|usually|typically) )?takes? (?:me )?(${SPAN}))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (verb = '', thing = '', price = '', task, span = '') =>
      `I have to ${verb.toLowerCase()} ${toReader(thing)} before I give ${/^(?:an?|the) /i.test(price) ? '' : 'a '}${price.toLowerCase()}${task ? `, but ${task.toLowerCase()} usually takes me ${span}` : ''}.`,
  },
  {
    // "3-4 sessions should do it"
    form: new RegExp(
      `^(?:I think )?((?:about |around )?${COUNT}(?: ?(?:-|–|to) ?${COUNT})? (?:sessions?|calls?|lessons?|meetings?|rounds?|visits?)) (?:should|would|will) (?:do(?: it)?|be enough)(?: for (?:this|that))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (count = '') => `${upperFirst(count)} should be enough.`,
  },
  {
    // "First 20 minutes free so we see if we get along"
    form: /^(?:the )?first ((?:\d+|ten|twenty|thirty) minutes|half hour|hour|call|session|lesson) (?:(?:is|are) )?(?:for )?free,? so (?:that )?we (?:can )?see (?:if|whether) (?:we get along|it fits|we fit|it works)(?: together)?[.!]?$/iu,
    isPrivate: isSecret,
    word: (what = '') =>
      `The first ${what.toLowerCase()} ${/s$/.test(what) ? 'are' : 'is'} free, so that we see whether we get along.`,
  },
  {
    // "This is 2 to 3 hours of work"
    form: new RegExp(`^(?:this|that|it)(?:['’]s| is| would be) (${SPAN})(?: of)?(?: work)?[.!]?$`, 'iu'),
    isPrivate: isSecret,
    word: (span = '') => `I estimate ${lowerFirst(span)}.`,
  },
  {
    // "Phase 1 in 5 months is realistic, budget about 32-38k"
    form: new RegExp(
      String.raw`^([\p{L}\d][\p{L}\d .-]{1,30} in ${SPAN}) is realistic(?:,? (?:budget|costs?) (?:of )?((?:about |around |roughly )?(?:[$€£] ?)?\d[\d.,]*k?(?: ?(?:-|–|to) ?(?:[$€£] ?)?\d[\d.,]*k?)?(?: ?(?:usd|eur|gbp|[$€£]))?)((?: (?:depending on|with|without|for) [^;:!?]{3,60}?)?))?[.!]?$`,
      'iu',
    ),
    isPrivate: isSecret,
    word: (what = '', sum, rest = '') =>
      `${what} is realistic${sum ? `, for ${inCapitals(sum)}${rest.replace(/ yes\/no$/i, '')}` : ''}.`,
  },
]
