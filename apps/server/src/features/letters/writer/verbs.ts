/** Verbs that fragments of profiles begin with: "built", "build", "builds", "building". */

const IRREGULAR =
  /^(?:built|wrote|written|led|ran|took|made|grew|set|cut|won|sold|taught|brought|gave|kept|held|spent|drew|shot|rebuilt|rewrote|redid|oversaw|drove|spoke|found|got|did|went|came|began|put|sent|met|saw|became|understood|thought|overhauled|undertook|beat|hit|lit|read|sat|paid|left|sped|split|shipped|used|tied)$/i
/** Adjectives that end like a past form: "Experienced developer". */
const ADJECTIVES =
  /^(?:experienced|skilled|talented|dedicated|motivated|seasoned|certified|authori[sz]ed|speciali[sz]ed|based|advanced|qualified|detailed|accomplished|licensed|self-employed|interested|focused|trained|located|committed|driven|gifted|need|speed|feed|embedded|distributed|aged|varied|related|united|limited|dated|organized|organised|detail-oriented|data-driven|indeed|red|hundred|compared|given|hijacked|hacked|corrupted|stranded|expired|outdated|presigned|predefined|prefilled)$/i

const PLAIN =
  `build connect assemble wire adapt assess arrange create write develop maintain deliver translate edit teach manage automate migrate optimize optimise integrate implement deploy run help handle provide speak know use work specialize specialise offer produce
prepare convert make fix turn take lead train keep draw shoot code program advise analyze analyse audit clean collect configure coordinate customize customise debug draft extract fine-tune install localize localise measure
model moderate negotiate organize organise plan proofread publish refactor repair research scrape sell solve teach transcribe tune tutor visualize volunteer live bring cover host design test support record review mix examine inspect recover restore investigate diagnose animate narrate sew solder annotate retouch rewrite subtitle study care like prefer document come have do charge
coach consult cook craft direct earn explain focus grow guide improve increase interpret invest launch love map mentor monitor move operate own perform photograph play present process reduce report reply answer respond scale schedule serve ship simplify speed start streamline style supervise
pull push parse merge sort log watch check fetch sync mail file match compare scrape crawl join calibrate convert filter collect generate teach track transform save bring cut give make halve double replace allow let show send print calculate export import understand update upgrade validate verify`.split(
    /\s+/,
  )
const VERBS = new Set(PLAIN)
/** These are nouns at least as often: they count as verbs only before an object. */
const NOUNS = new Set(
  'log watch check sync mail file match design test support record review mix model plan research program code host cover run work study use help document care like map process report report answer scale schedule start speed track update upgrade style focus coach charge craft love do move play present ship fix draft train turn double halve cut print export import show send allow let make give volunteer own audit reply tutor launch'.split(
    ' ',
  ),
)
const OBJECT =
  /^\s+(?:and \p{L}+ )?(?:an?|the|my|our|your|their|its|all|any|over|more|both|every|each|many|most|several|multiple|complex|custom|small|large|clean|new|with|for|on|in|at|as|from|\d|two|three|four|five|up)\b/iu

/** What may follow a noun in the plural, and these verbs, but no other verb without its object. */
const AFTER_NOUN = /^ (?:up to|of|for|with|in|on|at|from) /i
const ACTS_WITHOUT_OBJECT =
  /^(?:work|help|care|speed|start|report|answer|focus|play|turn|move|study|program|coach)$/

/** "Built with three libraries" says nothing that was built. */
export const MADE_WITH = /^(?:Built|Rebuilt|Written|Made|Done|Set up) (?:with|in|on|by|from|without)\b/

/** "Chartered engineer" is a person. */
const OF_PERSON =
  /^(?:chartered|certified|qualified|licensed|registered|accredited|retired) (?!an? |the |my |our |their )(?:\p{L}+ )?\p{L}+(?:er|or|ist|ant|ect|ian)\b/iu

/** "accounts went from 1,140 to 16": a participle before such a noun describes it, and is no verb of the person. */
const MEASURED_THING =
  /^ \p{Ll}+ (?:(?!(?:that|which|who|because|so|until|when|where|after|before|if|as|while|whose) )[\p{L}\d-]+ ){0,10}?(?:(?:is|are|was|were) \d|(?:went|fell|rose|dropped|grew) (?:from|by|to) |down by )/u

/** Whether a verb is in the past and in no other form: "sold" and "moved", but neither "read" nor "set". */
export const isOnlyPast = (verb: string): boolean =>
  (IRREGULAR.test(verb) || /[^e]ed$/.test(verb)) && !isPresentAndPast(verb)

/** "I cut films for ten years" may be over. */
export const isPresentAndPast = (verb: string): boolean =>
  /^(?:set|cut|put|beat|hit|read|split|embed|shed)$/i.test(verb)

/** Returns whether a fragment begins with a verb in the past. */
export function isPastVerb(word: string, rest: string): boolean {
  // "Written review in 3 business days", "used on one project only"
  if (
    /^written$/i.test(word) &&
    /^ (?:answer|estimate|offer|report|review|summary|quote|plan)s?\b/.test(rest)
  )
    return false
  if (/^landed$/i.test(word) && /^ costs?\b/.test(rest)) return false
  if (/^stratified$/i.test(word) && /^ (?:split|sample|sampling)\b/.test(rest)) return false
  if (OF_PERSON.test(`${word}${rest}`)) return false
  // "Managed package, named credentials": one thing of many is named without an article.
  if (/^(?:managed|shared|embedded|distributed|automated)$/i.test(word) && THING_LISTED.test(rest))
    return false
  // "Unstructured documents", but "unified two systems"
  if (/^un(?!ified|locked|covered|packed|picked|blocked|did|tangled|earthed)\p{Ll}+ed$/iu.test(word))
    return false
  if (/^ (?:price|fee|rate|models?|methods?|media|effects?|feelings)\b/.test(rest)) return false
  // "Fixed column template per volume" is a thing.
  if (/^fixed$/i.test(word) && /^ (?:\p{Ll}+ ){1,2}(?:per|for each|for every)\b/u.test(rest)) return false
  // "Split adjustment is kept in a table"
  if (
    /^(?:split|set|cut|put|read|run|cast|hit|cost)$/i.test(word) &&
    /^ \p{Ll}+ (?:is|are|was|were|has|have) /u.test(rest)
  )
    return false
  // "Locked out accounts" are what was found, "locked down 12 servers" is what was done.
  if (/^(?:locked|deleted|banned|suspended|abandoned|damaged)$/i.test(word))
    return /^ (?:an?|the|all|\d\S*|down|their|my|our)\b/.test(rest)
  // "Orphaned accounts went from 1,140 to 16", "Added delay is 1.8 ms"
  if (/ed$/i.test(word) && MEASURED_THING.test(rest)) return false
  if (IRREGULAR.test(word))
    return !/^\s+(?:-|by|in\b.*\bstyle)/.test(rest) || /^(?:led|ran|shot)$/i.test(word)
  if (
    /^(?:trained|organi[sz]ed|speciali[sz]ed|qualified|limited|related|driven)$/i.test(word) &&
    /^ (?:an?|the|my|our|two|three|\d+)\b/i.test(rest)
  )
    return true
  if (
    /^applied$/i.test(word) &&
    /^ (?:machine|math\w*|statistic\w*|linguistic\w*|economic\w*|research|physics|science|AI)\b/.test(rest)
  )
    return false
  if (/^compared$/i.test(word)) return !/^ (?:to|with)\b/.test(rest)
  // "Voice-controlled" describes a thing.
  if (/-/.test(word) && !/^(?:re|co|fine|cross|load|stress|reverse|pre|white|black)-/i.test(word))
    return false
  return /^\p{L}?[\p{Ll}-]+[^e\P{L}]ed$/u.test(word) && !ADJECTIVES.test(word) && !/^\s*[,:]?\s*$/.test(rest)
}

/** Returns whether a fragment begins with a verb in its plain form. */
export function isPlainVerb(word: string, rest: string): boolean {
  const low = word.toLowerCase()
  // "Program for supplier invoices"
  if (
    /^(?:program|model|map|plan|report|process|export|import|audit|record|display)$/.test(low) &&
    /^ for\b/.test(rest)
  )
    return false
  // "Direct scraping gets blocked"
  if (
    low === 'direct' &&
    /^ (?:\p{Lu}\p{Ll}+|(?:\p{L}+ing|access|links?|contact|sales|imports?))\b/u.test(rest)
  )
    return false
  return VERBS.has(low) && (!NOUNS.has(low) || OBJECT.test(rest))
}

/** Returns "build" for "builds" and "building"; undefined for any other word. */
export function toPlainVerb(word: string, rest: string): string | undefined {
  const low = word.toLowerCase()
  if (
    /^ (?:of|platform|apps?|system|tool|site|website|portal|software|service|agency|company|studio|school)\b/.test(
      rest,
    )
  )
    return undefined
  // "filters, FFT, data from a logger" lists things.
  if (/s$/.test(low) && /^, (?!(?:and )?\p{Ll}+s\b)/u.test(rest)) return undefined
  const stem = low.endsWith('ing') ? low.slice(0, -3) : undefined
  // "Explaining figures to doctors is my sport" has its own verb.
  if (
    stem &&
    /^(?:(?! that | which | who )[^.;:])* (?:is|are|was|were|takes?|costs?|needs?|requires?|means) /.test(
      rest,
    )
  )
    return undefined
  const options = stem
    ? [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
    : low.endsWith('s')
      ? [low.slice(0, -1), low.replace(/ies$/, 'y'), low.replace(/es$/, '')]
      : []
  const verb = options.find((option) => VERBS.has(option))
  if (!verb) return undefined
  // "Models up to 90 million rows", "designs for brands"
  if (low.endsWith('s') && NOUNS.has(verb) && !ACTS_WITHOUT_OBJECT.test(verb) && AFTER_NOUN.test(rest))
    return undefined
  return NOUNS.has(verb) && !OBJECT.test(rest) ? undefined : verb
}

/** Verbs for sure, with what a work does: "Deploys" and "reports" can be nouns. */
const TELLS = new Set(
  `saves runs handles serves processes answers reads scrapes matches logs files sends finds detects keeps takes brings earns shows loads checks writes uploads converts collects creates generates lets allows makes gives replaces reduces ranks warns syncs stores plays prints sorts counts measures works draws reaches speaks reconciles books solves builds translates turns watches fills exports imports alerts reconnects notifies skips parses validates refreshes deletes fetches recognizes recognises computes cuts learns predicts`.split(
    ' ',
  ),
)

/** Returns whether a word tells what a work does: "saves six hours a week". */
export const tellsWork = (word: string) => TELLS.has(word.toLowerCase())

/** These need an object: "Rebuilt on EC2" says what happened to a thing, and not what somebody did. */
const NEEDS_OBJECT =
  /^(?:built|rebuilt|caught|made|deduplicated|compared|linked|extracted|generated|stored|loaded|hosted|deployed|connected|created|replaced|merged|mapped|installed|used|bought|imported|exported|matched|sorted|counted|checked|fixed|refreshed|updated|printed|drawn|written|done|taken|set|kept|held|sent|found|cut|rejected|passed|tracked|converted|automated|upgraded|migrated)$/i
/** What follows a verb in the past that tells a deed. */
const DEED_OBJECT =
  /^ (?:(?:and|then) \p{L}+ed\b|an?\b|the\b|my\b|our\b|their\b|her\b|his\b|its\b|all\b|both\b|it\b|them\b|every\b|each\b|more\b|another\b|over\b|about\b|some\b|several\b|up\b|down\b|out\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|\d[\d.,]*k?\+?(?![\p{L}\d])|[$€£]\d)/iu

/** Verbs that describe no thing: "wrote release notes". */
const DEED =
  /^(?:wrote|rewrote|owned|found|secured|added|removed|grouped|documented|reported|tested|built|designed|redesigned|developed|created|led|ran|migrated|translated|edited|fixed|made|taught|managed|helped|took|kept|moved|replaced|reviewed|researched|wired|drew|shot|planned|coordinated|audited|merged|organi[sz]ed|supported|maintained|rebuilt|refactored|debugged|handled|launched|shipped|delivered|produced|introduced|ported|upgraded|implemented|integrated|calibrated|linearized|measured|scored|trained|reconciled|prepared|extracted|scraped|proofread|compared|interviewed|evaluated|investigated|benchmarked|negotiated|configured|installed|resolved|rescued|advised|mentored|analy[sz]ed|answered|calculated|catalogued|checked|cleaned|coached|collected|compiled|consolidated|crawled|cut|deployed|diagnosed|discovered|digiti[sz]ed|facilitated|forecasted|gathered|hardened|locali[sz]ed|model?led|moderated|optimi[sz]ed|parsed|presented|recovered|repaired|restored|simulated|sourced|swapped|traced|transcribed|(?:fine-)?tuned)$/i

/** "Collected bank letters, and wrote one appeal": what follows is a deed for certain, so the first verb tells one as well. */
const LATER_DEED =
  /,? and (?:then )?(?:wrote|built|made|sent|took|led|gave|ran|set up|drew|taught) (?:an?|the|one|two|all|their|her|his)\b/

/** " package, named credentials", " cluster: three nodes" */
const THING_LISTED =
  /^ (?:packages?|clusters?|databases?|hosting|services?|systems?|librar(?:y|ies)|tests?|tracing)(?:[,:;.]|$)/i

/** What a cloud provider manages, as a pattern: "Managed rules like restricted-ssh" */
export const MANAGED_BY_PROVIDER =
  '(?:rules|services?|hosting|polic(?:y|ies)|disks?|identit(?:y|ies)|instances?|databases?|nodes?|clusters?|kubernetes|flink|kafka)'
const MANAGED_THING = new RegExp(`^ ${MANAGED_BY_PROVIDER}\\b`, 'i')

/** Returns whether a fragment tells for certain what somebody did: "Mapped three VPNs", but not "Linked zoom, heat map". */
export function isCertainDeed(verb: string, rest: string): boolean {
  if (!isPastVerb(verb, rest)) return false
  if (DEED_OBJECT.test(rest) || (/^turned$/i.test(verb) && / into /.test(rest))) return true
  if (
    /^ (?:on|with|by|via|under|per|against|into|through|using|over|from|for|in|at|to|of|as|within|after|before)\b/i.test(
      rest,
    )
  )
    return !NEEDS_OBJECT.test(verb)
  if (LATER_DEED.test(rest)) return true
  if (/^managed$/i.test(verb) && MANAGED_THING.test(rest)) return false
  // "Numbered pieces" and "animated icons" are things.
  return DEED.test(verb)
}

/** Whether a text certainly begins with what somebody did: "Moved 150 sites to new hosting" */
export function beginsWithDeed(text: string): boolean {
  const [verb = '', rest = ''] = text.split(/(?= )(.*)/s)
  return isCertainDeed(verb, rest)
}

/** "Partners drop CSV files", "Devices send messages" */
export const PLURAL_ACTS =
  /^(?:\p{L}+ )?\p{L}{3,}s (?:send|get|see|run|read|go|talk|report|drop|upload|write|call|use|need|want|pay|order|enter|type|fill|book|buy|sell|ask|answer|scan|share|post|leave|edit|print|choose|receive|submit) (?!(?:form|sheet|list|page|rate|time|data)\b)/iu

/** "A PHP application on EC2 opened connections that it never closed" tells what the thing did. */
export const THING_ACTED =
  /^(?:(?:An?|The) )?(?:\p{L}[\p{L}\d.+#/-]* ){1,4}(?:(?:on|in|for|of|at) (?:[\p{L}\d][\p{L}\d.+#/-]* ){1,4})?(?<!\b(?:with|and|or|a|an|the|of|for|by) )(?:opened|closed|lost|dropped|crashed|failed|stopped|showed|sent|took|returned|missed|filled|broke|ran|leaked|blocked|wrote|read|kept|hung|needed|has|have|had|produced|generated|printed|calculated|exported|stored) (?!by\b|in (?:a|the)\b)\p{L}/u

/** "One workbook with Power Query collects the returns", "Jenkins pipeline starts scripts" tell what the thing does. */
export const THING_DOES =
  /^(?:(?:An?|The) )?(?:\p{L}[\p{L}\d.+#-]* ){0,2}(?:pipeline|script|bot|app|service|job|function|worker|agent|macro|spider|scraper|crawler|tool|program|sensor|camera|server) (?:starts|reads|sends|writes|collects|checks|pulls|copies|downloads|posts|fills|asks|answers|watches|converts|imports|exports|creates|generates|calls|syncs) \p{L}|^(?:(?:One|An?|The) )?(?:\p{L}[\p{L}\d-]* ){1,3}(?:with|in|on) (?:(?!that |which |who )\p{L}[\p{L}\d.+#-]* ){1,3}(?:collects|reads|shows|sends|takes|checks|writes|produces|imports|exports|creates|generates|matches|compares|finds|handles|receives|watches|counts|prints) \p{L}/iu

/** "Synced every five minutes" is what a program does. */
export const DONE_BY_ITSELF =
  /^(?:Synced|Updated|Refreshed|Recalculated|Republished|Re-?indexed) (?:automatically |twice |once )?(?:(?:every|each) (?:\d+ |two |three |five |ten |few |other |second )?(?:seconds?|minutes?|hours?|nights?|days?|weeks?|months?|mornings?)|hourly|daily|nightly|weekly|monthly|an? (?:hour|day|week))\b/i
