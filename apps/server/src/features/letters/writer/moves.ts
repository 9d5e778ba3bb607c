/**
 * Says with a verb what the title of a project names as a move: "Django shop from one EC2 box to ECS Fargate", "MySQL 5.7 to
 * 8.0 on eleven servers", "Bank statements to Excel". English only.
 */
import { articleFor, findSkills, lowerFirst } from '../../jobs/index.ts'
import { startLower } from './done.ts'
import { isPastVerb } from './verbs.ts'

/** "Django shop from one EC2 box to ECS Fargate" was moved, if the places are those of programs. */
export function tellMove(title: string): string | null {
  const [, thing = '', from = '', to = ''] =
    title
      .replace(/^(?:the |a )?(?:move|migration|moving)(?: of)? (?!from\b)/i, '')
      .match(
        /^([^:?]{4,60}?)(?:,| (?:moved|ported|migrated|converted|translated|rewritten))? from (.{2,40}) to (.{2,40})$/,
      ) ?? []
  const isPlace = (text: string) =>
    findSkills(text).length > 0 ||
    /\b(?:servers?|box|hosts?|hosting|cloud|data ?cent(?:er|re)|on-?prem\w*)$/i.test(text)
  if (thing === '' || isPastVerb(thing.split(' ')[0] ?? '', ' the') || !(isPlace(from) || isPlace(to)))
    return null
  // "Migration from shared host to AWS", "Upgrade from Airflow 1.10 to 2.7"
  if (/^(?:move|migration|switch|relocation|upgrade|update)$/i.test(thing))
    return `did ${articleFor(thing)} ${lowerFirst(thing)} from ${from} to ${to}`
  const named = startLower(thing)
  return `moved ${/s$/.test(thing) || /^(?:an?|the|\d+|two|three|four|five) /i.test(thing) ? named : `${articleFor(named)} ${named}`} from ${from} to ${to}`
}

const VERSION = String.raw`v?\d[\d.]*`
/** "Upgrade Airflow 1.10 to 2.6 on MWAA", "Upgrade v13 to v15, 310 users", "Elasticsearch 5 to 7 rolling upgrade" */
const VERSIONS = new RegExp(
  String.raw`^(upgrades? (?:of )?|migration (?:of )?)?(?:(\p{Lu}[^,:;()]{1,40}?)(?: upgrades?)? )?(${VERSION}) to (?:\2 )?(${VERSION})(?: ((?:rolling )?upgrade|migration))?(?=$|[ ,(])(.*)$`,
  'iu',
)
/** "Salesforce to Dynamics 365 migration", "Nightly ERP to WooCommerce sync" */
const NAMED_MOVE =
  /^(?:(nightly|daily|hourly|weekly|live) )?(\p{Lu}[^,:;()]{1,40}?|monday) to (\p{Lu}[^,:;()]{1,40}?|\.NET \d+)(?: platform)? (migration|upgrade|move|sync|integration|import|export)(?=$|[,(]| (?!and\b))(.*)$/iu
/** "From EKS back to ECS" */
const FROM_TO = /^From (?:an? |the |one )?([^,:;%]{2,40}?) (back )?to ([^,:;%]{2,40})$/
/** "47 Excel reports into 6", "63 scheduled jobs to Argo Workflows" */
const COUNTED =
  /^((?:\d[\d,]*|ten|twelve|twenty|thirty|forty|fifty) [^,:;()]{3,60}?s) (into|to|onto) ([^,:;]{1,60})$/iu
/** "Order emails to Excel", "Delivery notes from email to Sheets", "Supplier feeds to product JSON" */
const FORM =
  /^(?!migration|move|switch|conversion|upgrade|\p{L}+ing )(\p{Lu}[^,:;()]{3,50}?(?:s|mail|data))( from [\p{L} ]{3,20})? to ([^,:;]{2,40})$/iu
/** Another form of the same things, where it is not a program that they end up in. */
const NEW_FORM =
  /\b(?:JSON|CSV|XML|PDF|reports?|tickets?|text|code|audio|data|pages?|tables?|posts?|records?)$/i

/** What runs somewhere */
const PLACED = /\b(?:servers|sites|apps|mailboxes|jobs|workloads|services|databases|shops|stores)$/i

/** "Odoo 14 to 17 migration" becomes "did the Odoo migration from 14 to 17"; null for a title that names no such change. */
export const tellChange = (title: string): string | null =>
  tellUpgrade(title) ?? tellNamedMove(title) ?? tellChangedThings(title)

function tellUpgrade(title: string): string | null {
  const [, upgrade, thing = '', from = '', to = '', act, rest = ''] = title.match(VERSIONS) ?? []
  const versions = `from ${from} to ${to}`
  if (/^migration/i.test(upgrade ?? '') && thing !== '')
    return `did the ${thing} migration${around(versions, rest)}`
  if (act) return `did the ${thing === '' ? '' : `${thing} `}${act.toLowerCase()}${around(versions, rest)}`
  if (thing !== '' && findSkills(thing).length > 0) return `upgraded ${thing} ${versions}${inBrackets(rest)}`
  return upgrade && thing === '' ? `did the upgrade${around(versions, rest)}` : null
}

function tellNamedMove(title: string): string | null {
  const [, rhythm, from = '', to = '', move = '', rest = ''] = title.match(NAMED_MOVE) ?? []
  if (from !== '') {
    const verb = /^(?:sync|integration|import|export)$/i.test(move) ? 'built' : 'did'
    const named = rhythm ? `${articleFor(rhythm)} ${lowerFirst(rhythm)}` : 'the'
    return `${verb} ${named} ${move.toLowerCase()}${around(`from ${withThe(from)} to ${withThe(to)}`, rest)}`
  }
  const [, left = '', back = '', entered = ''] = title.match(FROM_TO) ?? []
  const isOfTools = findSkills(`${left}, ${entered}`).length > 0
  return isOfTools && !/^\d/.test(entered) ? `did the move from ${left} ${back}to ${entered}` : null
}

function tellChangedThings(title: string): string | null {
  const [, counted = '', preposition = '', result = ''] = title.match(COUNTED) ?? []
  if (counted !== '') {
    const isTurned = preposition === 'into' || NEW_FORM.test(result)
    return `${isTurned ? 'turned' : 'moved'} ${lowerFirst(counted)} ${isTurned ? 'into' : preposition} ${result}`
  }
  const [, things = '', from = '', form = ''] = title.match(FORM) ?? []
  const isTool = findSkills(`with ${form}`).length > 0
  if (
    things === '' ||
    / (?:for|of|with|in|on|at|and) /.test(things) ||
    findSkills(things)[0]?.spelling === things
  )
    return null
  if (from !== '') return isTool ? `moved ${startLower(things)}${from} to ${form}` : null
  if (PLACED.test(things)) return isTool ? `moved ${startLower(things)} to ${form}` : null
  if (NEW_FORM.test(form)) return `turned ${startLower(things)} into ${form}`
  return isTool ? `brought ${startLower(things)} into ${form}` : null
}

/** What the change was made to stands before its versions: "upgrade of 18 instances from 5.7 to 8.0". */
const around = (change: string, rest: string) =>
  rest.startsWith(' of ') ? `${rest} ${change}` : ` ${change}${inBrackets(rest)}`
/** ", 31 databases" */
const inBrackets = (rest: string) => rest.replace(/^, ([^,]+)$/, ' ($1)')
/** "the ERP" is one of many. */
const withThe = (name: string) => (/^(?:ERP|CRM|CMS)$/.test(name) ? `the ${name}` : name)
