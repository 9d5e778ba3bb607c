/**
 * Says with a verb what a fragment of a profile only names: "Discord bot for a shop" becomes "I built a Discord bot for a
 * shop". The verb says no more than the fragment: what is named among finished work was made or done. English only.
 */
import { countWords } from '../../../platform/text.ts'
import { articleFor, displayNameOf, findSkills, lowerFirst } from '../../jobs/index.ts'
import { namesTool, startsWithName } from './names.ts'
import { PROFESSION } from './roles.ts'
import { withoutPeriod } from './sentence-ends.ts'
import { PLURAL_ACTS, THING_ACTED, THING_DOES } from './verbs.ts'

/** Software and its parts: named among finished work, they were built. */
const SOFTWARE =
  'apps?|applications?|dashboards?|plug-?ins?|add-?ons?|bots?|robots?|chatbots?|modules?|connectors?|spiders?|scrapers?|crawlers?|scripts?|pipelines?|automations?|systems?|tools?|platforms?|portals?|apis?|integrations?|extensions?|librar(?:y|ies)|components?|marketplaces?|workbooks?|spreadsheets?|agents?|trackers?|configurators?|calculators?|generators?|databases?|back ?ends?|front ?ends?|widgets?|parsers?|receivers?|screeners?|monitors?|notifiers?|schedulers?|wrappers?|microservices?|(?:web|rest|api|fastapi|back-?end|cloud|scraping|crawling|upload|notification|search|matching|sync) services?|logins?|(?:nightly|daily|hourly|weekly) (?:batch(?:es)?|jobs?)|(?:evaluation|test|training|question) sets?|macros?|importers?|exporters?|watchdogs?|checkers?|matchers?|collectors?|aggregators?|splitters?|loaders?|validators?|converters?|simulators?|classifiers?|detectors?|recommenders?|indexers?|loggers?|heat ?maps?|prototypes?|MVPs?'
/** These were built if they are a project; elsewhere something else may have been done to them, such as their SEO. */
const OTHER_PROJECTS =
  'websites?|sites?|pages?|shops?|stores?|themes?|assistants?|flows?|workflows?|models?|reports?|templates?|clusters?|games?'

/** The last words of the things that one verb fits, with the verb. The first match decides. */
const VERBS: [verb: string, head: RegExp][] = [
  ['built', new RegExp(String.raw`\b(?:${SOFTWARE})$`, 'i')],
  [
    'did',
    /\b(?:upgrade|migration|relaunch|redesign|refactoring|audit|integration|installation|set-?up|configuration|conversion|translation|locali[sz]ation|clean-?up|optimi[sz]ation|modernization|rebrand(?:ing)?|rewrite|overhaul|roll-?out|analysis|evaluation|import|export|review|(?:risk|security|vulnerability|limit|readiness|needs|impact|site|architecture|maturity) assessment|investigation)$/i,
  ],
  [
    'wrote',
    /\b(?:articles?|blog posts?|guides?|manuals?|newsletters?|e-?books?|white ?papers?|tutorials?)$/i,
  ],
  [
    'designed',
    /\b(?:logos?|brand identit(?:y|ies)|posters?|illustrations?|icons?|icon sets?|wireframes?|mock-?ups?|packaging|book covers?|flyers?|brochures?)$/i,
  ],
  [
    'gave',
    /\b(?:workshops?|workshop series|seminars?|(?:evening|weekend|training|introductory|(?:two|three|five)-day|\p{L}+-week) (?:course|class))$/iu,
  ],
]
const BUILT_PROJECT = new RegExp(String.raw`\b(?:${SOFTWARE}|${OTHER_PROJECTS})$`, 'i')

/** Returns whether a project of this name was built. Other projects ("Relaunch of a shop") are named only. */
export const isBuilt = (head: string) =>
  BUILT_PROJECT.test(head) && !isProduct(head) && !BOOK_LIBRARY.test(head)

/** "University library": a client, and no software */
export const BOOK_LIBRARY =
  /\b(?:universit(?:y|ies)|public|city|town|national|state|county|school|college|municipal|village|parliament(?:ary)?|monastery|museum) librar(?:y|ies)$/i

/** "Power Platform" is the product of somebody else, and no client. */
export const isProduct = (name: string) =>
  /^(?:Power|Google Cloud|Azure|Salesforce|Cloud) Platform$/i.test(name)

/** Names that are no skills in the list of the product. */
const NAME =
  /^(?:Amazon|Apple (?=Watch|Pay|Health)|Azure|Facebook|Google|Microsoft|Power (?=Apps?|Automate|BI|Platform|Query)|Salesforce|Open (?=edX|Telemetry|CV)|Access (?=front|back|database|app|form|\d)|Series [A-D]|Apps Script|Bayesian|Chrome|Discord|Dynamics (?=\d|CRM|AX|NAV|GP)|(?:Arab|Bulgar|Croat|Dan|Engl|Finn|Germ|Hungar|Ital|Japan|Pol|Roman|Russ|Serb|Span|Swed|Turk|Ukrain)(?:ic|ian|ish|an|ese)-|E-Mail|Instagram|Matomo|Meta|Modelica|Outlook|Shiny|Slack|Telegram|TikTok|Twitch|Whisper|WhatsApp|(?:Sales|Service|Marketing|Commerce|Experience|Health) (?=Cloud|and (?:Sales|Service|Marketing) Cloud)|Windows (?=(?:\d|Server|desktop|wallet|client|app|application|service|tool|driver|installer|program|kiosk)\b)|Word (?=and (?:PowerPoint|Excel|PDF)|templates?\b|macros?\b|add-)|YouTube|Zoom)\b/

/** Ends the name of a thing. */
const TAIL =
  /[,;:(]| (?:for|of|with|that|which|where|in|on|from|to|over|by|who|using|behind|between|written|as|at|into|after|against|about|used|running|made|under|via|without|inside|within|through|across|per|instead|plus|now)\b/
/** "Upgrade v13 to v16" */
const VERSION = / v?\d|,/
const MAX_HEAD = 6
/** A longer phrase before "to" may have a verb: "Devices send messages to IoT Core". */
const MAX_MOVED = 2
const COUNTED =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|several|some|\d[\d.,]*)(?![\p{L}\d-])/iu
/** "CPU 95% down to 30%" */
const CHANGE = /\b(?:down|up) (?:to|from|by)\b| [+−]\d[\d.,]* ?%/
/** What is finished already, or tells itself what was done. */
const TOLD =
  /^(?:I|we|my|our|it|from|about|around|over|up to|each|every)\b|\b(?:is|are|was|were|has|have|\p{Ll}{2,}ed)\b/iu

/** The role of the person, and what it was about */
const HELD = new RegExp(String.raw`^((?:Sole|Only) (?:[\p{L}+#.-]+ ){0,2}${PROFESSION})(:.*)$`, 'isu')

/** What others have left to the person */
const TAKEN_OVER =
  /, (?:with )?(?:no|zero|without) (?:tests|documentation|docs|backups?)\b|\b(?:inherited|half-built|abandoned|green-?screen|end-of-life|with no (?:export|api|tests|docs)|hard-?coded|undocumented|ageing|aging|written by|made by|left by)\b|\bcut (?:down )?(?:from|to) (?:\d|\p{L}+(?:een|ty)\b|ten\b|twelve\b)/iu

/** "Delivery app, Berlin: Kinesis to S3" names the client by its product. */
const OF_CLIENT_IN = /^[^,:.]{3,30}\b(?:app|platform|marketplace|portal|shop|store), \p{Lu}\p{Ll}{3,}: /u

/** "Back end: PHP 8 with Laravel, MySQL, Redis" lists tools. */
const listsTools = (phrase: string) =>
  /^(?:back ?-?end|front ?-?end|databases?|platforms?|tools?|apis?|apps?|scripts?|data)\s*: (?=[^.]*,)/i.test(
    phrase,
  ) && findSkills(phrase).length > 1

/** "HangDocs – a web portal for a forwarder" */
const NAMED_THING = /^(\p{Lu}[\p{L}\d]{3,}) [–—-] (\p{Ll}.*)$/su

/** "StreakUp habit tracker": a coined name and the thing that has it. "WordPress site" is named after a tool. */
function readCoined(text: string): string[] {
  const found = text.match(/^(\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+) (\p{Ll}[\p{Ll} -]{2,40})$/u)
  const name = found?.[1] ?? ''
  return found && !namesTool(name) && displayNameOf(name) === undefined && !NETWORK.test(name) ? found : []
}
const NETWORK =
  /^(?:YouTube|LinkedIn|TikTok|PayPal|WhatsApp|SoundCloud|AliExpress|eBay|PlayStation|MetaTrader)$/

/** "Small Telegram bot for a café" becomes "built a small Telegram bot for a café"; null for what has no certain verb. */
export function tellMade(whole: string): string | null {
  const phrase = whole.replace(/^also,? /i, '')
  // "Front desk uploads an export" and "Move database of a factory" have a verb.
  if (
    /^\p{L}+(?: \p{Ll}+)? (?:uploads|sends|exports|enters|types|reads|checks|opens|gets) (?:an?|the|its|their) /iu.test(
      phrase,
    )
  )
    return null
  if (/^(?:move|write|make|build|fix|create|migrate|convert) \p{Ll}/iu.test(phrase)) return null
  // "Verde Power Systems, 2018 to 2024" is an employer.
  if (/^\p{Lu}[^,]{3,60}, (?:19|20)\d\d ?(?:to|until|[-–—]) ?(?:\d{4}|now|today|present)\b/u.test(phrase))
    return null
  if (listsTools(phrase) || OF_CLIENT_IN.test(phrase)) return null
  // "A typical system looks like this: …"
  if (/^[^:,.;]{3,60} (?:looks|consists|means|goes like|works like) /.test(phrase)) return null
  // "Sole Go developer: bot, ledger and API"
  const [, role = '', rest = ''] = phrase.match(HELD) ?? []
  if (role) return `was the ${lowerFirst(role)}${rest}`
  // "Order system, 240k lines, no tests" was taken over.
  if (TAKEN_OVER.test(phrase)) return null
  if (/^(?:I|We)\b/.test(phrase) || NAMES_ACTIVITY.test(phrase) || THING_ACTED.test(phrase)) return null
  // "Maintenance and new modules" are not built, and "usual tools" were made by others.
  if (
    /^(?:maintenance|support|updates?|upkeep|care|(?:usual|main|other|daily|typical|favou?rite|everyday|core|common|preferred) (?:tools|stack))\b/i.test(
      phrase,
    )
  )
    return null
  const plain = withoutPeriod(phrase)
  const [, name, thing = ''] = plain.match(NAMED_THING) ?? readCoined(plain)
  if (name && isBuilt(thing.split(TAIL)[0] ?? ''))
    return `built ${name}, ${/^an? /i.test(thing) ? thing : `${articleFor(thing)} ${thing}`}`
  // "A resale platform for clothes in Belgium: starting prices" names the client by its product.
  if (
    /^(?:an? )?[^,:.]{0,40}\b(?:platform|marketplace|shop|store|retailer)\b[^,:.]{0,40} in \p{Lu}\p{L}+: /u.test(
      phrase,
    )
  )
    return null
  // "Automation of sites without an API" is a service.
  if (
    /^(?:\p{L}+ )?automation of |^(?:(?:\p{L}+ )?and )?(?:operation|extension|maintenance|support|completion)(?: and \p{L}+)? of /iu.test(
      plain,
    )
  )
    return null
  // "140 articles, pruning of 90 old ones": one verb does not fit all of it.
  if (isList(plain) || /, (?:and )?\p{Ll}+ing of /u.test(plain)) return null
  for (const head of [plain.split(TAIL)[0] ?? '', plain.split(VERSION)[0] ?? '']) {
    const verb = BOOK_LIBRARY.test(head.trim())
      ? undefined
      : VERBS.find(([, last]) => last.test(head.trim()))?.[0]
    // "Django on Azure Container Apps" and "Instagram Graph API" are the product of somebody else.
    if (
      /\S (?:on|with|for|in|into|of|at|under|inside|from|by|about|over) \S/.test(head) ||
      /^\p{Lu}\S* .*\bAPI\s*$/u.test(head) ||
      isProduct(head.trim())
    )
      continue
    // "Hosting of shops (a control panel, 40 sites)": what was made does not end in a bracket.
    if (
      !verb ||
      head.includes('(') ||
      countWords(head) > MAX_HEAD ||
      TOLD.test(head) ||
      PLURAL_ACTS.test(head)
    )
      continue
    // "App of a chain, from a tower PC to EC2" was moved, not built.
    const move = plain.match(/^([^,]{3,80}), (from (?:an?|the|one|two|our|their) [^,]{2,40} to [^,]{2,60})$/)
    if (verb === 'built' && move) return `moved ${nameThing(move[1] ?? '', head)} ${move[2]}`
    // "Logistics app from servers to containers" was moved, not built.
    if (verb === 'built' && /^ (?:from\b.{1,60}? )?to\b/.test(plain.slice(head.length))) continue
    return verb === 'did' ? tellAct(phrase, head) : `${verb} ${nameThing(phrase, head)}`
  }
  return null
}

/** "Design and Vue front end: …" */
const WITH_DESIGN =
  /^(?:UX |UI |UI\/UX |web |visual )?(?:design|concept|research|copy|texts?|planning) and (?=\S)/i

/** "Tuning a 7B model on internal papers" */
const GERUND =
  /^\p{Lu}\p{Ll}+ing (?:an?|the|of) |^(?:Extracting|Merging|Moving|Splitting|Migrating|Converting|Porting|Replacing|Rebuilding|Turning|Cleaning|Matching|Linking|Connecting|Translating|Rewriting|Upgrading|Automating|Collecting) \p{Ll}+ (?:from|into|for|to|of|by) /u

/** "Gateway reading 24 devices", "Service that watches a folder": the thing that a project is */
const ENDS_THING =
  / (?=\p{Ll}{3,}ing (?:(?:through|up|from|into|over) )?(?:an?|the|up|all|each|every|its|their|\d\S*|\p{Lu}\S*|\p{Ll}+s)\b)/u
/** A shorter description says less than the title. In words. */
const LEAST_OF_DESCRIPTION = 12
const THING_OF_PROJECT =
  /^(?:an? )?(?:\S+ ){0,4}(?:gateway|warehouse|service|controller|operator|engine|feed)$/i

/**
 * The same for what describes one project: "Website for a bakery" becomes "built a website for a bakery". Who makes software has
 * built more things.
 */
export function tellProjectMade(phrase: string, makesThings = false): string | null {
  // "Their model of a heating loop oscillated" is the product of somebody else.
  if (
    /^(?:their|his|her|its|our|your|I|we|(?:an? )?(?:existing|inherited|abandoned))\b/i.test(phrase) ||
    THING_ACTED.test(phrase) ||
    THING_DOES.test(phrase)
  )
    return null
  if (listsTools(phrase)) return null
  if (GERUND.test(phrase)) return `worked on ${startLower(phrase)}`
  // "Combined noon reports and invoices in one database"
  if (/^Combined \S+ .* in(?:to)? (?:one|a single)\b/.test(phrase)) return lowerFirst(phrase)
  // "API for clips, Playwright for the rest" is built of several things.
  if (/^[^,;:]{3,40} for [^,;:]{3,40}, [^,;:]{3,40} for \S/.test(phrase)) return null
  const [head = ''] = phrase.split(TAIL)[0]?.split(/ and\b/) ?? []
  if (WITH_DESIGN.test(phrase)) return `did the ${startLower(phrase)}`
  // Of so many things some were only worked on.
  if (/^\d{2,} \p{L}/u.test(phrase) && BUILT_PROJECT.test(head.trim())) return `worked on ${phrase}`
  const parts = phrase.match(/^([^,:;()]{3,50}), ([^:;()]{3,80}?)(\.?)$/)
  if (
    parts &&
    [parts[1] ?? '', parts[1]?.split(TAIL)[0] ?? ''].every(isBuilt) &&
    !/ (?:and|with|that|which) /.test(parts[2] ?? '')
  )
    return `built ${nameThing(parts[1] ?? '', parts[1] ?? '')} (${parts[2]})${parts[3]}`
  // "Every vehicle is an agent" is a sentence.
  if (/^(?:each|every|all)\b|\b(?:is|are|was|were) /i.test(head)) return null
  const upToActivity = phrase.split(ENDS_THING)[0] ?? ''
  const thing = (head.startsWith(upToActivity) ? upToActivity : head).replace(/[\s.]+$/, '')
  const isDescribed =
    makesThings && THING_OF_PROJECT.test(thing) && countWords(phrase) >= LEAST_OF_DESCRIPTION
  const isThing = isBuilt(head.replace(/[\s.]+$/, '')) || isBuilt(thing) || isDescribed
  const isOne = isThing && countWords(thing) <= MAX_HEAD + 1
  return isOne ? `built ${nameThing(phrase, isBuilt(head) ? head : thing)}` : tellMade(phrase)
}

/** "Tuning a model", "setting up alerts": an activity, and no thing */
const NAMES_ACTIVITY = /^\p{L}\p{Ll}+ing (?:an?|the|up|down|two|three|four|five|all|both|\d+) /u

/** Things that somebody who makes software has built if they are the title of a project. */
const BUILT_TITLE =
  /\b(?:assistant|cockpit|kiosk|radar|combiner|planner|finder|watcher|endpoint|gateway|copilot|player|viewer|trainer|toolkit|hub|register|archive|catalogue|feed|quiz|engine|estimator|counter|reader|helper|service|toolbox|wallet|panel|recorder|executor|lakehouse|intranet|controller|operator|back office|framework|(?:test|regression) suite)$/i

/** "Permit assistant for residents", the title of a project, becomes "built the permit assistant for residents". */
export function tellBuiltThing(title: string): string | null {
  const [head = ''] = title.split(TAIL)
  if (NAMES_ACTIVITY.test(title)) return null
  const isOne = BUILT_TITLE.test(head.trim()) && !COUNTED.test(title) && !TOLD.test(head)
  return isOne && countWords(head) <= MAX_HEAD && !/ that /.test(title)
    ? `built the ${startLower(title)}`
    : null
}

/** The verbs of acts that are named with "of": "migration of a shop". */
const ACTS: [act: RegExp, verb: string][] = [
  [/^migration$/i, 'migrated'],
  [/^(?:redesign|relaunch)$/i, 'redesigned'],
  [/^audit$/i, 'audited'],
  [/^translation$/i, 'translated'],
  [/^conversion$/i, 'converted'],
  [/^rewrite$/i, 'rewrote'],
  [/^upgrade$/i, 'upgraded'],
  [/^rescue$/i, 'rescued'],
  [/^locali[sz]ation$/i, 'localized'],
  [/^installation$/i, 'installed'],
  [/^analysis$/i, 'analyzed'],
  [/^clean-?up$/i, 'cleaned up'],
]

/** "Migration of a shop" becomes "migrated a shop", "Upgrade v13 to v16" "did the upgrade from v13 to v16". */
function tellAct(phrase: string, head: string): string {
  const [, act = '', object] = phrase.match(/^(\S+) of (.+)$/s) ?? []
  const verb = ACTS.find(([one]) => one.test(act))?.[1]
  if (verb && object) return `${verb} ${object}`
  const versions = phrase.match(/^(\S+) (v?\d\S* to v?\d.*)$/s)
  if (versions) return `did the ${versions[1]?.toLowerCase()} from ${versions[2]}`
  return `did ${nameThing(phrase, head)}`
}

/** "Macros, forms, pivot tables": a list of services, and no work. */
const isList = (phrase: string) =>
  !/\d/.test(phrase) && /^[^,:;.]{2,70}(?:, [^,:;.]{2,70}){2}/.test(phrase.replace(/\([^)]*\)/g, ''))

/** "leads from ads go through Make into HubSpot" */
const FLOWS = /\b(?:go|goes|come|comes|land|lands|flow|flows|run|runs) (?:through|into|from|out of|to)\b/i

/** The beginnings of the sentences that are made of phrases here. */
export const DONE =
  /^(?:For [^.]{3,60} )?I (built|did|wrote|designed|gave|worked on|turned|converted|rebuilt|rewrote|ported)\b/

/** The same with "worked on" where no verb is certain; null for what is no name of a thing. */
export function tellDone(written: string): string | null {
  // "On demand workers" would repeat the "on" of "worked on".
  const phrase = written.replace(/^on[ -]demand\b/i, 'on-demand')
  if (
    /^(?:you|they|he|she|it|its|their)\b|^\d+\+? ?(?:yrs?|years?)\b|: \d+\+? ?(?:yrs?|years?)\b/i.test(phrase)
  )
    return null
  if (GERUND.test(phrase)) return `worked on ${startLower(phrase)}`
  const made = tellMade(phrase)
  if (made) return made
  const [clause = ''] = phrase.split(/[,;:.]/)
  const [head = ''] = phrase.split(TAIL)
  if (
    /^\d/.test(phrase) ||
    TOLD.test(clause) ||
    PLURAL_ACTS.test(clause) ||
    FLOWS.test(phrase.slice(0, 90)) ||
    CHANGE.test(clause) ||
    countWords(phrase) < 2 ||
    /^\P{L}/u.test(phrase)
  )
    return null
  const isNamed =
    (!head.includes(' ') && phrase.startsWith(`${head},`)) ||
    / and /.test(head) ||
    /^\p{Lu}[\p{Lu}\d]+$/u.test(head) ||
    displayNameOf(head) !== undefined ||
    VERSIONED.test(phrase)
  // A title: "Lantern Courier"
  if (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(head)) return `worked on ${phrase}`
  // "Ticket shop to AWS"
  const moves =
    countWords(head) <= MAX_MOVED && /^ to \p{Lu}/u.test(phrase.slice(head.length)) ? 'moving ' : ''
  // "Wine shop falling every evening" is one shop.
  const thing = head.replace(/(?<=^\S+ \S+) \p{Ll}{3,}ing \p{Ll}.*$/u, '')
  const isMass = /(?:s|ing|(?<!frame|net|art)work|data|software|code|content|ability)$/i.test(thing)
  return `worked on ${moves}${isNamed || isMass ? startLower(phrase) : nameThing(phrase, head)}`
}

/** "Donor reports straight off the database" */
const BEGINS_PLURAL = /^(?:\p{Ll}+ ){0,2}\p{Ll}{3,}(?<!ss|us|is|['’]s)(?<=s)(?= straight\b| that\b|$)/u

/** Adds the article that a single thing needs. */
function nameThing(phrase: string, head: string): string {
  const named = startLower(phrase)
  const isPlural =
    BEGINS_PLURAL.test(named) ||
    /[^s]s$|\b(?:packaging|series|MVPs)$/u.test(head.trim()) ||
    // "Sales and menu dashboard" is one thing.
    (/^\p{L}+[^s]s and \p{Ll}/u.test(head.trim()) && !isBuilt(head.trim())) ||
    COUNTED.test(phrase)
  // "GA4 and dashboard"
  const [, tool = '', thing = ''] =
    named.match(/^(\p{Lu}\S*) and (?=\p{Ll}+(?<!s)(?: (?:for|of|in|with)\b|$))(.*)$/su) ?? []
  if (tool !== '' && displayNameOf(tool)) return `${tool} and ${articleFor(thing)} ${thing}`
  // "Klinik Melati bot" has the name of its owner.
  const [, second] =
    head.trim().match(/^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}+) (?:bot|site|app|shop|portal|platform|website)$/u) ?? []
  if (second && displayNameOf(second) === undefined && startsWithName(named)) return `the ${named}`
  return isPlural ? named : `${articleFor(named)} ${named}`
}

/** "Eleven Power BI reports" begins with no name. */
const COUNTED_IN_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|some|many|tiny|small|little|large|simple|custom|internal|new|old|instant|full|complete|own|single|separate|recurring|daily|weekly|monthly|nightly) /i

/** "Copper to HubSpot migration" */
const MOVED_BETWEEN = /^\p{Lu}[\p{L}\d]+ to \p{Lu}/u

/** "Grid bot" becomes "grid bot"; names and abbreviations keep their capitals. */
export const startLower = (phrase: string) =>
  COUNTED_IN_WORDS.test(phrase)
    ? lowerFirst(phrase)
    : /^[B-HJ-Z] |^\p{Lu}\p{Ll}+\.\p{Ll}/u.test(phrase) ||
        NAME.test(phrase) ||
        MOVED_BETWEEN.test(phrase) ||
        VERSIONED.test(phrase) ||
        startsWithName(phrase) ||
        startsWithTool(phrase) ||
        startsWithProduct(phrase)
      ? phrase
      : lowerFirst(phrase)

/** "Data Factory and Synapse": the second word has a capital although it is no name by itself. */
const startsWithProduct = (phrase: string) => {
  const [, second = ''] =
    phrase.match(/^\p{Lu}\p{Ll}+ (?:and (?=\p{Lu}\p{Ll}+ \p{Lu}))?(\p{Lu}\p{Ll}+)(?=[ ,.;]|$)/u) ?? []
  return second !== '' && displayNameOf(second) === undefined && !TIME_NAME.test(second)
}
/** "Recurring Monday outage" */
const TIME_NAME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December|Christmas)s?$/

/** "Power BI report", "Apps Script for a school" */
const startsWithTool = (phrase: string) =>
  /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(phrase) && findSkills(`with ${phrase}`)[0]?.position === 5

/** "Exchange 2013 to Exchange Online" */
const VERSIONED =
  /^(?!\p{Lu}\p{Ll}+ing |(?:Around|About|Over|Nearly|Almost|From|After|Before|In|Up|Under|Within|Some|Only|Since|By|At|With|On|For|Between|During|Until)\b)\p{Lu}\p{Ll}+ (?:v?\d(?!\d\d\b)|\p{Lu}{1,4}\d)/u
