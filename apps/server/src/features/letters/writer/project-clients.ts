/**
 * Names the client of a project as a sentence needs it: "Medical laboratory group, Vienna" is no name, and "own idea" no client.
 * English only.
 */
import { topicStems } from '../../../platform/text.ts'
import { articleFor, displayNameOf, lowerFirst, upperFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { isCommon, startsWithCapitals } from './names.ts'

/** The client of a project, which may be the "Same factory" as that of an earlier one. */
export function clientOf(project: Project | undefined, { profile }: LetterTask): string {
  const client = (project?.client ?? '').replace(EMPLOYED, '')
  if (IS_EMPLOYER.test(client)) return ''
  const earlier = project ? profile.projects.slice(0, Math.max(0, profile.projects.indexOf(project))) : []
  return /^(?:the )?same\b/i.test(client) && earlier.length > 0 ? findSameClient(client, earlier) : client
}

/** "Same dental group" is the one that an earlier project names, or the client of the project before. */
function findSameClient(same: string, earlier: readonly Project[]): string {
  const words = topicStems(same.replace(/^(?:the )?same /i, ''))
  const sharesWords = ({ title, client }: Project) =>
    [...topicStems(`${title} ${client}`)].some((word) => words.has(word))
  const named = earlier.findLast((one) => one.client !== '' && sharesWords(one))
  // "Same client" has no words of its own.
  return named?.client ?? (words.size === 0 ? (earlier.at(-1)?.client ?? '') : '')
}

/** "Former employer" names nobody. */
const IS_EMPLOYER =
  /^(?:my )?(?:former|previous|current|last|then) (?:employer|company|job|day job|workplace)$/i
/** "VetDesk (former employer, then a contract)": how somebody worked there is nothing for the client of a letter. */
const EMPLOYED =
  /(?:,? \((?:my )?(?:(?:former|current|last|previous|then|full[- ]time) )?(?:employer|employee|employment|employed|as an? employee)\b[^)]*\)|, (?:my )?(?:(?:former|current|last|previous) )?(?:employer|as an? employee))$/i
type Project = LetterTask['profile']['projects'][number]

const GENERIC =
  /^(?:\p{Lu}[\p{Ll}'’-]+ )?(?:start-?up|shop|store|agency|company|publisher|bank|hotel|clinic|school|museum|maker|manufacturer|broker|group|chain|association|office|studio|university|charity|firm|dealer|wholesaler|retailer|restaurant|hospital|network|cooperative|platform|portal|(?:re-?)?insurer|brand|caterer|student|municipality|vineyard|winery|brewery|bakery|farm|gallery|library|theatre|cinema|pharmacy|laboratory|garage|marina|port|airport|carrier|airline|courier|forwarder|importer|exporter|distributor|supplier|contractor|ministry|council|parish|diocese|newspaper|magazine|orchestra|choir|federation|union|startup|factory|consultancy|gymnasium|kindergarten|foundation|operator|vendor|provider|lender|integrator|reseller|landlord|producer|builder|workshop|investor|utility|garden centre|dental practice)\b/iu

/** What firms are called, as a pattern. A name does not end with such a word in lower case. */
const FIRMS =
  'club|company|firm|shop|store|agency|clinic|school|brand|retailer|wholesaler|start-?up|operator|provider|manufacturer|distributor|publisher|charity|consultancy|developer|team|board|forum|studio|festival|reseller|magazine|marketplace|platform|exchange|fund'
const DESCRIBES_FIRM = new RegExp(String.raw`^(?!.*(?:['’]s| & ))(?=.+\p{Lu}).* (?:${FIRMS})$`, 'u')
/** These end names as well: "Jagiellonian University group" */
const ENDS_NAME =
  'broker|bureau|channel|community|dealer|factory|group|hotel|importer|lab|maker|newsletter|partner|restaurant|seller|supplier|trader'

/** The kinds of firms that a client may be named by, without the place */
const KIND_OF_FIRM =
  /^((?:[\p{L}&/-]+ ){0,4}(?:MSP|NGO|ISP|MGA|ISV|CRO|EPC|[Nn]ot-for-profit|[Nn]on-?profit)|(?:[\p{L}&/-]+ ){1,4}(?:SaaS|SME|partner|network))(?: (?:in|from|near) \p{Lu}.*)?$/u

/** What people fill in where a project had no client. */
const NOBODY =
  /^(?:used by .*|(?:various|several|different|many|multiple) (?:clients|customers|companies)(?: .*)?|(?:hobby|side|pet|weekend|own|personal) (?:project|work)(?: .*)?|.* \(own (?:work|project|idea)\)|(?:confidential|undisclosed|anonymous|(?:under |covered by an? )?NDA|name (?:withheld|on request)|not (?:disclosed|public))\b.*|(?:my |an )?own\b.*|myself|me|personal(?: project)?|private|self(?:[- ]\p{L}+)?|side project|none|n\/a|open[- ]source|(?:various|several|multiple|many|different)(?: \p{L}[\p{L}-]*(?<!s))?(?: clients)?|freelance|[-–—])$/iu

/** "SaaS company", "IoT start-up", "Amazon agency" */
const COINED_KIND =
  /^(?:Amazon|Etsy|eBay|YouTube|TikTok|Instagram|SaaS|DeFi|GameFi|IoT|EdTech|FinTech|PropTech|HealthTech|MarTech|AdTech|GovTech|LegalTech|BioTech|AgTech) \p{Ll}[\p{Ll} -]*$/u

/** "PhD project, KNUST" */
const STUDY =
  /^(?:[Mm]y )?((?:PhD|phd|MSc|msc|BSc|MA|BA|[Dd]octoral|[Mm]aster['’]?s?|[Bb]achelor['’]?s?|[Dd]iploma|[Gg]raduation) (?:[Pp]roject|[Tt]hesis|[Ww]ork|[Dd]issertation)|[Tt]hesis|[Dd]issertation)(?:, (.*))?$/u

/** A kind of public body, and no name of one. */
const PUBLIC_BODY =
  /^(?:County|Regional|Municipal|State|Provincial|District|National|Public|Local|Rural) \p{Ll}+(?!.*s(?:,| \(|$))/u

/** What describes a client whatever other words it has. */
const DESCRIPTIONS = [
  // "Two ex-bankers in Atlanta"
  /^(?:Two|Three|Several) \p{Ll}/u,
  // "Global CRO for a European sponsor"
  /^(?:Global|Large|Big|Leading|Major|Mid-?size[d]?) \p{L}+(?: \p{Ll}+)* (?:for|in|with) /u,
  // "Family in Tampa"
  /^(?:Family|Couple|Student|Teacher|Author|Musician|Photographer|Lawyer|Doctor|Dentist|Landlord|Choir|Neighbour|Neighbor) (?:in|from|near) \p{Lu}/u,
  // "Two-doctor practice in Ibadan"
  /^(?:One|Two|Three|Four|Five|Six|\d+)-\p{Ll}+ \p{Ll}/u,
  // "Couple blogging about retiring at 45"
  /^\p{Lu}\p{Ll}+ \p{Ll}{3,}ing (?:about|for|in|with|at|on) /u,
  // "Online school of English"
  /^(?:Online|Private|Public|Local|Small|International|Independent) \p{Ll}+ of /u,
]
/** "Fintech, Cairo", "Automotive tier 1", "College in Penang" */
const KIND_ALONE =
  /^(?:(?:Fin|Ed|Health|Prop|Insur|Legal|Ag)tech|Telecom|Automotive (?:tier \d|supplier)|(?:College|Polytechnic|Finca|Hacienda|Quinta|Fromagerie|Trattoria|Weingut|Riad)(?= in\b|$)|Consortium|Collective|Fund)(?: (?!of\b)\p{Ll}+)*(?: in .*)?$/u
/** "Ecology PhD student", "Fitness SaaS founder", "3PL warehouse", "Solicitor" */
const NAMED_BY_ROLE =
  /^(?!\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ )(?:[\p{L}\d/&-]+ ){0,3}(?:student|candidate|researcher|lecturer|professor|founder|co-founder|owner|entrepreneur|author|blogger|podcaster|influencer|coach|trainer|therapist|solicitor|lawyer|attorney|notary|accountant|bookkeeper|architect|surveyor|dentist|doctor|physician|vet|pharmacist|photographer|filmmaker|musician|composer|trader|landlord|realtor|farmer|winemaker|electrician|plumber|installer|warehouse|depot|mill|refinery)$/u
/** What describes a client where it does not start with the capitals of a name. */
const NO_NAMES = [
  // "Farm machinery dealer in Lincolnshire"
  /^\p{Lu}\p{Ll}+(?: (?:\p{Ll}+|\d|SaaS|NGO|IT|HR|AI|B2B|VC|TV|PR)){1,3} (?:in|near|from|with) /u,
  // "Trading desk of four people"
  /^\p{Lu}\p{Ll}+ \p{Ll}+ of (?:\d|two|three|four|five|six|ten)/u,
  // "Health insurance TPA, India"
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+ \p{Lu}{2,4}$/u,
  // "Forwarder in Hamburg"
  /^\p{Lu}\p{Ll}+(?:er|or|ant|ist|ian) (?:in|from|near) \p{Lu}/u,
  // "Builders' merchant", "Owners' association"
  /^\p{Lu}\p{Ll}+s['’] \p{Ll}/u,
  // "Public health group at a London university"
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3} (?:at|of|for) an? /u,
]

/** The firms that are named by the tool or the coin they are about: "Solana game studio", "Shopify store" */
const KIND_OF_TOOL = new RegExp(String.raw`^\S+ (?:\p{Ll}+ ){0,3}(?:${FIRMS}|${ENDS_NAME})$`, 'u')
/** "Sports shoes reseller Dubai" */
const KIND_AND_PLACE = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,3} (?:${FIRMS}|${ENDS_NAME})) (\p{Lu}\p{Ll}{3,})$`,
  'u',
)

/** "via an agency in Toronto"; "Via Serrana" is a name. */
const THROUGH =
  /^(?:(?:[Vv]ia|[Tt]hrough) (?=(?:an?|the|my|Upwork|Freelancer|Fiverr|Toptal|Malt|Guru|PeoplePerHour)\b)|(?:via|through) (?=\p{Lu}))(.+)$/u

/** Returns a client as a sentence names it: "Medical laboratory group, Vienna" is no name, but "a medical laboratory group". */
export function nameClient(client: string): string {
  const [, through] = client.match(THROUGH) ?? []
  if (through) return nameClient(upperFirst(through))
  const [, behind] = client.match(/^(?:Sub)?[Cc]ontract(?:ed|or)? for (.+)$/) ?? []
  if (behind) return nameClient(behind)
  // "PhD student, Lyon"
  if (/^(?:PhD|MSc|MBA|BSc|MA|BA) (?:students?|candidates?|researchers?)\b/.test(client)) {
    const [person = '', ...place] = client.split(/, /)
    return withArticle(place.length === 1 ? `${person} in ${place[0]}` : person)
  }
  if (NOBODY.test(client) || NOBODY.test(client.split(/,(?!\d)| \(/)[0] ?? '')) return ''
  const [, study, place] = client.match(STUDY) ?? []
  if (study) return nameStudy(study, place)
  // "Plovdiv University, own seminar"
  const own = client.match(/^(.{3,60}), (?:(?:my )?own|doctoral|master['’]?s|thesis) [^,]{3,30}$/i)?.[1]
  if (own) return nameClient(own)
  if (/^(?:An? |The \p{Ll})/u.test(client)) return lowerFirst(client)
  if (/^same /i.test(client)) return `the ${lowerFirst(client)}`
  // "County engineer's office", "Regional hospital"
  if (PUBLIC_BODY.test(client)) return withArticle(lowerFirst(client.replace(/, \p{Lu}{2,3}$/u, '')))
  const [head = ''] = client.split(/,(?!\d)| \(/)
  const [word = ''] = head.split(' ')
  const [, kindOfFirm, town] = head.match(KIND_AND_PLACE) ?? []
  if (kindOfFirm && town && displayNameOf(town) === undefined) return nameClient(`${kindOfFirm} in ${town}`)
  if (displayNameOf(word) !== undefined && KIND_OF_TOOL.test(head)) return withArticle(head)
  if (DESCRIPTIONS.some((form) => form.test(head))) return withArticle(lowerFirst(head))
  // "Finnish TV production"
  if (/^\p{Lu}\p{Ll}+(?:ish|ese|ian|ean|can|man|ch) \p{Lu}{2,3} \p{Ll}+$/u.test(head))
    return withArticle(head)
  // "SaaS company, 25 people", "DeFi project in Lisbon"
  if (COINED_KIND.test(head)) return withArticle(head)
  // "DanaBus pilot", "Guimarães Jazz festival"
  if (
    !/^(?:SaaS|DeFi|GameFi|IoT|EdTech|FinTech|PropTech|HealthTech|MarTech|AdTech|GovTech|LegalTech|BioTech|AgTech)$/.test(
      word,
    ) &&
    /^\p{Lu}\p{Ll}+\p{Lu}|^\p{Lu}\p{L}*[^\p{ASCII}\P{L}]/u.test(word) &&
    / \p{Ll}+$/u.test(head)
  )
    return `the ${client}`
  if (head === word ? NAMED_BY_ROLE.test(head.toLowerCase()) : NAMED_BY_ROLE.test(head))
    return withArticle(displayNameOf(word) === undefined ? lowerFirst(head) : head)
  if (KIND_ALONE.test(head)) return withArticle(lowerFirst(head))
  // "Georgian exporters' consortium"
  if (/^\p{Lu}\p{Ll}+(?:n|ish|ese|ch) \p{Ll}+s['’] \p{Ll}+$/u.test(head)) return withArticle(head)
  // "wedding filmmaker in Perth"
  if (/^\p{Ll}/u.test(client)) return withArticle(head)
  // "Logistics SaaS, Singapore", "MSP in Leeds", "Odoo partner in Dublin"
  const kind = head.match(KIND_OF_FIRM)?.[1]
  if (kind)
    return withArticle(
      /^\p{Lu}\p{Ll}/u.test(word) && displayNameOf(word) === undefined ? lowerFirst(kind) : kind,
    )
  // "Public IT service provider" is no name, although two of its words have capitals.
  const isKind = /^\p{Lu}\p{Ll}+ \p{Lu}{2,4} \p{Ll}/u.test(head) && isCommon(word.toLowerCase())
  // "Jagiellonian University group" is a name.
  // "RFU Championship club", "Pan-African payments company"
  if (DESCRIBES_FIRM.test(head))
    return withArticle(
      isCommon(word.toLowerCase()) || /(?:less|ful|ous)$/.test(word) ? lowerFirst(head) : head,
    )
  if ((startsWithCapitals(head) && !isKind) || /^\p{Lu}\p{Ll}+ (?:and|&) an? /u.test(head)) return client
  if (
    /^(?:University|Institute|Academy|Museum|Ministry|Bank|College|City|Port|Municipality|Town|Region|Province|Diocese|Parish|Chamber|Department) of \p{Lu}/u.test(
      head,
    )
  )
    return `the ${client}`
  if (/^\p{Lu}[\p{Lu}\d]+ \p{Ll}/u.test(head)) return withArticle(head)
  if (NO_NAMES.some((form) => form.test(head))) return withArticle(lowerFirst(head))
  // "Tourist board of Hel"
  if (/^\p{Lu}\p{Ll}+ \p{Ll}{4,} of \p{Lu}/u.test(head)) return `the ${lowerFirst(head)}`
  if (
    (!/^(?:\p{Lu}[\p{Ll}-]+|\p{Lu}{2,})(?: (?:\p{Ll}[\p{L}-]*|\p{Lu}{2,4}(?= \p{Ll})|of|for|and))+$/u.test(
      head,
    ) &&
      !GENERIC.test(head)) ||
    displayNameOf(word) !== undefined
  )
    return client
  return withArticle(lowerFirst(head))
}

/** "my MSc thesis at the University of Ibadan", "my thesis in Grenoble" */
function nameStudy(study: string, place = ''): string {
  const named = `my ${/^(?:PhD|MSc|BSc|MA|BA)\b/.test(study) ? study : lowerFirst(study)}`
  if (!/^\p{Lu}/u.test(place)) return named
  if (/^(?:University|College|Institute|Academy) of /.test(place)) return `${named} at the ${place}`
  return /^\p{Lu}\p{Ll}+$/u.test(place) ? `${named} in ${place}` : `${named} at ${place}`
}

/** "an insurer, northern Germany" */
const OF_REGION = /, (?=(?:northern|southern|eastern|western|central|coastal|rural|upstate) \p{Lu})/u

/** "Kudumid, a knitting shop" and "Grupo Cerrado, university" are described after the name. */
export const withDescription = (client: string) =>
  // "a PhD candidate, sports psychology"
  /\b(?:candidate|student|researcher|professor|lecturer), \p{Ll}+(?: \p{Ll}+)?$/u.test(client)
    ? client.replace(', ', ' in ')
    : /, (?:north|south|east|west) of \p{Lu}/u.test(client)
      ? client.replace(/, ((?:north|south|east|west) of )/u, ' in the $1')
      : OF_REGION.test(client)
        ? client.replace(OF_REGION, ' in ')
        : /, \p{Ll}/u.test(client)
          ? client.replace(/, (?=\p{Ll})(?:(?:an?|the) )?(.*)$/u, (whole: string, what: string) =>
              /^, (?:an?|the|through|via|for|in|at|with|by|near|from|under) /.test(whole)
                ? `${whole},`
                : `, ${articleFor(what)} ${what},`,
            )
          : // "Corrant Supplies, Ohio", "Harbor Press, Leeds"
            client.replace(IN_PLACE, ' in $1').replace(/, (?:\p{Lu}|\d)[\p{L}\d ]*$/u, '$&,')

/** What follows the name of a client is a place, unless it is a legal form, a country code or a part of the client. */
const IN_PLACE =
  /, (?!(?:Ltd|Inc|LLC|GmbH|AG|NDA|Pty|Lda|S\.A|Department|Faculty|Team|Group|Division|School)\b|\p{Lu}{2,4}$)(\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]+)?)$/u

/** Gives what has no article of its own one: "a medical laboratory group". */
export function withArticle(named: string): string {
  const [noun = ''] = named.split(/ (?:of|in|for|to|near|at|with|from|about|that|who)\b/)
  return /^(?:an?|the|my|our|two|three|several|many|\d+) /i.test(named) ||
    /(?:[^s]s|software|staff)$/.test(noun)
    ? named
    : `${articleFor(named)} ${named}`
}
