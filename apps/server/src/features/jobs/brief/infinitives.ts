/**
 * Turns a part of a sentence into a task that follows after "to": "building a shop" becomes "build a shop". A part that
 * is no concrete task is refused, since a wrong task is worse than none.
 */
import { contentWords } from '../../../platform/text.ts'
import { removeShouting, shortenPhrase, toClientPerspective } from './phrase.ts'

/** Verbs of freelance work. */
export const VERBS =
  `add adapt adjust administer analyze analyse apply architect audit automate build calculate check classify clean code collect combine compare complete
compile conduct configure connect consult control convert copy create customize customise debug define deliver deploy design detect develop diagnose document draft
edit enhance enter establish evaluate execute expand explain export extend extract fetch find finish fix gather generate get handle host identify implement
import improve increase install integrate investigate join label launch lead list load log maintain manage map measure merge migrate model
modify monitor move optimize optimise organize organise perform plan populate port post predict prepare present process produce program
promote provide pull recover record recreate redesign reduce refactor refine remove render repair replace replicate resolve restore
restructure retrieve review rewrite run scale scan scrape search secure select set setup ship simulate solve sort speed store
streamline structure style submit summarize support sync synchronize teach test track train transcribe transfer transform translate troubleshoot tune tutor
unify update upgrade upload validate verify visualize write backtest clone code crawl decode dockerize encode inspect mint package parse
publish query rank reactivate rebrand rebuild reformat reinstall rename reorganize reproduce research reset resize reskin reverse schedule segment
simplify split stabilize stream unlock proofread edit retouch illustrate animate film shoot record photograph subtitle caption narrate voice master
mix compose transpose interview audit reconcile organise moderate reply answer ghostwrite rework redo revamp revive relaunch refresh reword remaster restyle
localize localise dub crop colorize colourise sew knit assemble digitize digitise catalogue catalog invoice file categorize categorise tidy declutter prototype sketch draw paint
rig sculpt texture render storyboard outline brainstorm price value appraise survey inventory archive merge dedupe deduplicate patch harden secure`.split(
    /\s+/,
  )
/** Their -ing forms. */
export const GERUNDS = new Map(VERBS.map((verb) => [gerund(verb), verb] as const))

/** The form of a verb: "build", or "building". */
export type VerbForm = 'plain' | 'ing'

/** Words are looked up in these tables: V8 takes 0.3 s to compile patterns that list them. */
const FORMS = new Map<string, VerbForm>([
  ...VERBS.map((verb) => [verb, 'plain'] as const),
  ...[...GERUNDS.keys()].map((verb) => [verb, 'ing'] as const),
])

/** Returns the form of a verb of freelance work; undefined for any other word. */
export const readVerbForm = (word: string): VerbForm | undefined => FORMS.get(word.toLowerCase())

function gerund(verb: string): string {
  if (/^(?:get|set|reset|run|plan|map|log|program|scrap|split|control|submit|ship|debug)$/.test(verb))
    return `${verb}${verb.at(-1)}ing`
  if (verb === 'setup') return 'setting up'
  return `${verb.replace(/(?<!e)e$/, '')}ing`
}

/** An -ing form that is part of a name, as in "training materials", unless an article follows. */
const COMPOUND =
  /^(?:training|testing|planning|marketing|learning|teaching|building|editing|writing|programming|processing|reporting|mapping|modell?ing|coding|scanning|recording|hosting|shipping|publishing|engineering|advertising|monitoring|screening|scheduling|pricing|billing|onboarding|gaming|trading|banking|branding|lighting|rendering|streaming|matching|tracking|sorting)\s+(?!(?:an?|the|our|my|your|their|all|any|new|existing|custom|up|out|of|and|\d+)\b)/i

/** Returns "building a shop" and "Build a shop" as "build a shop"; null if the phrase cannot be used. */
export function toInfinitive(raw: string, most: number): string | null {
  const phrase = shortenPhrase(removeShouting(raw), most)
  if (!phrase || COMPOUND.test(phrase)) return null
  const word = phrase.match(/^setting up\b|^\p{L}+/iu)?.[0]?.toLowerCase() ?? ''
  const rest = phrase.slice(word.length)
  const verb = GERUNDS.get(word) ?? (VERBS.includes(word) ? word : undefined)
  if (!verb || rest.trim() === '' || contentWords(rest).length === 0 || VAGUE_TASK.test(phrase)) return null
  const base =
    verb === 'setup' || (verb === 'set' && /^ ?up/.test(rest) === false && / ?up\b/.test(rest))
      ? verb.replace('setup', 'set up')
      : verb
  // In "developing and testing X" both verbs become infinitives, but the nouns of "providing support,
  // training, and advice" stay.
  const row = /^(?:,| and\b| or\b)/.test(rest)
  const joined = GERUNDS.has(word)
    ? rest.replace(
        row ? /(,| and|,? or|\/|&)( ?)(\p{L}{3,}ing)\b(?= [\p{L}\p{N}.#]|,)/giu : NEXT_GERUND,
        (whole, seam: string, gap: string, next: string) =>
          row || GERUNDS.has(next.toLowerCase()) ? `${seam}${gap}${gerundToVerb(next.toLowerCase())}` : whole,
      )
    : rest
  // What follows an unknown -ing form would no longer agree with the first verb.
  const whole = GERUNDS.has(word) ? joined.replace(/,? (?:and|or|&) \p{L}{3,}ing\b.*$/u, '') : joined
  return contentWords(whole).length === 0 ? null : toClientPerspective(`${base}${whole}`).replace(/\s+/g, ' ')
}

/** Phrases without a concrete task: "resolve issues", "maintain them", "move forward". */
const VAGUE_TASK =
  /^(?:find|get|hire|locate|onboard|select) (?:an? |the |some )?(?:\p{L}+ ){0,3}(?:developer|engineer|expert|freelancer|person|someone|designer|specialist|partner|team|agency|professional|candidate)s?\b|^provide (?:us|me|you) with|^get (?:the|a|an|your|it|this) \S+(?: \S+){0,2}$|^(?:make|have|keep|let) \S+(?: \S+){0,3}$|^(?:write|reply|answer|file|price|value|voice|record|film|survey|draw|sketch|render|outline|master|mix|patch)(?: in| by| to| with| of| at)? (?:your|the)? ?\S*$|^(?:train|test|design|model|program|process) (?:materials?|courses?|sessions?|videos?|data|skills|experience|plans?|languages?|cases?)\b|^\p{L}+ (?:is|are|was|were|will|must|should|can|has|have)\b|^\p{L}+(?: up)? (?:them|him|her|it|this|these|those|that|forward|started|sure|you|sense|money|\S+ (?:sense|contact))\b|^lead gen|^\p{L}+(?:,? (?:and |or )?\p{L}+)? (?:the |any |all |some |various |new |these |our |your |my )*(?:issues?|problems?|projects?|tasks?|things?|work|solutions?|errors?|bugs?|changes?|questions?|assistance|support|help|services?|estimates?|quotes?|examples?)$/iu

const NEXT_GERUND = /(,| and| or)( )([a-z]+ing)\b(?= \p{L})/giu

/** Returns the infinitive of an -ing form. */
function gerundToVerb(form: string): string {
  const known = GERUNDS.get(form)
  if (known) return known.replace('setup', 'set up')
  const root = form.slice(0, -3)
  if (/([bdgmnprt])\1$/.test(root)) return root.slice(0, -1)
  return /(?:at|iz|is|ys|uc|ur|ag|ov|iv|os|ut|id|ibl|[bcdfgkpt]l|ar|sel|rg|nc|as|es)$/.test(root)
    ? `${root}e`
    : root
}
