/** Checks the figures of a statement, and vague quantities such as "many clients", against cards and facts. */
import { toConcept, toStem } from './concepts.ts'
import { writeDigits } from './digits.ts'
import type { Evidence, Source } from './evidence.ts'
import { CURRENCY, supportsFigure } from './figure-support.ts'
import { type Figure, readFigures } from './figures.ts'
import type { Finding } from './findings.ts'
import type { Statement } from './statements.ts'
import { readTerms, type Terms } from './terms.ts'
import { SECONDS } from './units.ts'

const SMALL_COUNT = 3
const PERSON = /\b(?:I|my|me|we|our)\b|\bI['’]/i
const CLIENT_NEAR = /\b(?:you|your|yours)\b/i
const VAGUE =
  /(?<!\b(?:as|how|so|too) )\b(many|several|numerous|countless|various|multiple|a (?:number|lot|range|variety|handful) of|plenty of|lots of|a few|a couple of|(?:all )?(?:kinds|sorts|types) of)\s+(?:(?:other|different|such|similar|happy|satisfied|past|previous|large|small|of|my|big|online|local|international)\s+){0,3}(\p{L}[\p{L}-]{1,30})(?:\s+(\p{L}[\p{L}-]{1,30}))?/giu

/** Returns each figure and vague quantity that no source supports. */
export function checkQuantities(statement: Statement, terms: Terms, evidence: Evidence): Finding[] {
  if (repeatsSource(statement.text, evidence)) return []
  const found: Finding[] = []
  const figures = readFigures(statement.text)
  const termsOfYears = TOOLS_AFTER_YEARS.test(statement.text)
    ? readTerms(statement.text.replace(TOOLS_AFTER_YEARS, ''))
    : terms
  for (const figure of figures) {
    const finding = checkFigure(figure, statement, termsOfYears, evidence)
    if (finding) found.push(finding)
  }
  if (statement.kind === 'deed' || statement.kind === 'habit')
    found.push(...checkVague(statement.text, evidence))
  return found
}

/** "… with 6 years of experience and work with OpenCV": the years were not all spent with the tool. */
const TOOLS_AFTER_YEARS =
  /(?<=\byears of experience\b[^.;:]*),? and (?:work with|hold|specialize in) (?:[^.;:\d]|\.(?=\p{L}))*(?=[.]?$)/iu

/**
 * Returns whether one source contains each clause literally, after the heading of the work, which is a source of its own. The
 * clauses may be read apart here, and a figure would then lose the time that belongs to it.
 */
function repeatsSource(text: string, { sources }: Evidence): boolean {
  const clauses = withoutHeading(text, sources)
    .split(/[;:,](?!\d)|[.!?](?:\s|$)/)
    .map((clause) => toPlainWords(clause).replace(/^(?:and )?(?:i|it) /, ''))
    .filter((clause) => clause !== '')
  return (
    clauses.some((clause) => clause.includes(' ')) &&
    sources.some(({ from }) => {
      const words = ` ${toPlainWords(from)} `
      return clauses.every((clause) => words.includes(` ${clause} `))
    })
  )
}

/** "I worked on crop phenology: …" and "For an NGO in Kigali I worked on …" begin with a heading. */
const HEADINGS = [
  /^I (?:worked on|built|did) (?:an? )?([^:]+): (.+)$/s,
  /^(?:For|My work for) (?:an? |the )?(.+?)(?: I (?:worked on|built|did|wrote|designed) (?:an? |moving )?|: )(.+)$/s,
]

function withoutHeading(text: string, sources: Evidence['sources']): string {
  for (const form of HEADINGS) {
    const [, named, rest] = text.match(form) ?? []
    if (named && rest && sources.some(({ from }) => toHeading(from) === toHeading(named))) return rest
  }
  return text
}

/** "Soap maker, Cornwall" is the heading of work for "a soap maker in Cornwall". */
const toHeading = (text: string) => toPlainWords(text).replaceAll(' in ', ' ')

const toPlainWords = (text: string) =>
  writeDigits(text.toLowerCase())
    .replace(/[^\p{L}\p{N}%$€£+#.-]+/gu, ' ')
    .replace(/\.(?= |$)/g, '')
    .trim()

function checkFigure(
  figure: Figure,
  { text, kind }: Statement,
  terms: Terms,
  evidence: Evidence,
): Finding | undefined {
  if (isIdle(figure, kind, text)) return
  if (isOfPost(figure, kind, text, evidence)) return
  const parts = figure.high === undefined ? [figure] : [figure, ...splitRange(figure)]
  const found = evidence.sources.filter(
    (source) =>
      source.figures.some((one) => supportsFigure(one, parts[0]!)) ||
      (parts.length > 1 &&
        parts.slice(1).every((part) => source.figures.some((one) => supportsFigure(one, part)))),
  )
  if (found.length === 0) {
    if (isSmallCount(figure, evidence) || isCountedOtherwise(figure, terms, evidence)) return
    if (isSumOfRate(figure, text, evidence)) return
    return { part: figure.shown }
  }
  const client = readClient(text, evidence)
  const isOfClient = (source: Source) =>
    client.length === 0 || client.some((concept) => evidence.sourcesOf(concept).includes(source))
  if (found.some((source) => isOfClient(source) && isAbout(source, figure, terms, evidence))) return
  return { why: `Your profile says “${figure.shown}” about something else.` }
}

/** What a letter itself counts: "I have three ideas", "I would split it into two phases". */
const OF_THIS_LETTER = new Set(
  [
    'idea',
    'question',
    'suggestion',
    'sample',
    'phase',
    'step',
    'option',
    'reason',
    'risk',
    'point',
    'draft',
    'milestone',
    'thought',
    'part',
    'thing',
  ].map(toStem),
)

/** "One of my shops" counts nothing, whatever else the sentence counts. */
const ONE_OF = /\b1 of (?:my|our|the|these|those|them|which)\b/

/** Figures that claim nothing: "one thing", a list number, a version. */
function isIdle(figure: Figure, kind: Statement['kind'], text: string): boolean {
  if (figure.value <= 20 && figure.per === '' && figure.counted.some((word) => OF_THIS_LETTER.has(word)))
    return true
  if (figure.shown === '1' && ONE_OF.test(writeDigits(text))) return true
  if (/^(?:1|1 (?:second|minute|hour|day|week|month)s?)(?![\d.])/.test(figure.shown) && figure.per === '')
    return true
  if (kind === 'habit' && figure.unit === '' && figure.value <= 10 && figure.per === '') return true
  if (kind === 'ability' && figure.unit === '' && figure.per === '') return true
  if (
    figure.unit === '' &&
    figure.counted.length === 0 &&
    figure.precision === 'exact' &&
    figure.high === undefined
  )
    return !/\b(?:from|to|of|rating|score|rated|scored|by|at|twice|is|was)\b/i.test(text)
  return false
}

/** The post's own figures may be repeated: "my work fits your 40 pages", "I can be done by 15 May". */
function isOfPost(figure: Figure, kind: Statement['kind'], text: string, evidence: Evidence): boolean {
  const number = figure.shown.match(/\d+(?:\.\d+)?/)?.[0] ?? ''
  const unit =
    figure.unit === 'second' ? ` ?-? ?${figure.shown.match(/(?<=\d ?)\p{L}{1,3}/u)?.[0] ?? ''}` : ''
  const inPost = new RegExp(String.raw`(?<![\d.])${number.replace('.', '\\.')}(?![\d])${unit}`).test(
    evidence.post.text,
  )
  const at = writeDigits(text).indexOf(number)
  if (/\byour (?:[a-z]+ )?(?:of )?[$€£]?$/.test(writeDigits(text).slice(Math.max(0, at - 40), at)))
    return true
  if (!inPost) return false
  if (kind === 'promise' || !PERSON.test(text)) return true
  return CLIENT_NEAR.test(text.slice(Math.max(0, at - 25), at))
}

function splitRange(figure: Figure): Figure[] {
  return [
    { ...figure, high: undefined },
    { ...figure, value: figure.high ?? 0, high: undefined },
  ]
}

/** "$18 an hour, so your 40 hours come to $720": the rate times a number of the sentence or of the post. */
function isSumOfRate(figure: Figure, text: string, evidence: Evidence): boolean {
  if (!CURRENCY.test(figure.unit) || figure.per !== '') return false
  const rates = evidence.sources.flatMap(({ figures }) =>
    figures.filter(({ unit, per }) => unit === figure.unit && per !== ''),
  )
  const counts = [...readFigures(text), ...readFigures(evidence.post.text)]
  const isCountOf = (count: Figure, per: string) =>
    count.unit === 'second'
      ? count.value === count.number * (SECONDS[per] ?? 0)
      : count.unit === '' && count.counted.includes(toConcept(per) || toStem(per))
  return rates.some((rate) =>
    counts.some(
      (count) =>
        isCountOf(count, rate.per) &&
        Math.abs(rate.value * count.number - figure.value) <= figure.value * 0.005,
    ),
  )
}

/** Two or three of a person's own works can be counted: "the two stores" with two cards about stores. */
function isSmallCount(figure: Figure, evidence: Evidence): boolean {
  if (figure.unit || figure.per || figure.value > SMALL_COUNT || figure.precision !== 'exact') return false
  return figure.counted.some((word) => evidence.sourcesOf(word).length >= figure.value)
}

/** The same number of the same work may be counted in another word: 74 positions are 74 roles. */
function isCountedOtherwise(figure: Figure, terms: Terms, evidence: Evidence): boolean {
  if (figure.unit || figure.value < 10) return false
  const concepts = new Set([...terms.hard, ...terms.soft].map(({ concept }) => concept))
  return evidence.sources.some(
    (source) =>
      source.figures.some((one) => one.number === figure.number && supportsFigure(one, figure, true)) &&
      [...concepts].filter((concept) => source.concepts.has(concept)).length > 1,
  )
}

/** Returns whether the source with the figure is about what the statement speaks of. */
function isAbout(source: Source, figure: Figure, terms: Terms, evidence: Evidence): boolean {
  const counted = new Set(figure.counted)
  const others = [...terms.hard, ...terms.soft].filter(
    ({ concept }) => !counted.has(concept) && evidence.covers(concept),
  )
  const has = (concept: string) => evidence.sourcesOf(concept).includes(source)
  const foreign = terms.hard.filter((word) => !has(word.concept))
  const isYears = figure.unit === 'second' && figure.per === '' && figure.value > 30_000_000
  if (isYears && foreign.length > 0 && (source.names.size > 0 || terms.hard.length > 0)) {
    // A university and a language belong to no work.
    const ofOtherWork = terms.hard.some(
      ({ concept }) => !has(concept) && evidence.sourcesOf(concept).some(({ kind }) => WORK.test(kind)),
    )
    // "Before Pedalo, I spent three years at Banco Jacarandá" names both.
    const isNamed = terms.hard.some(({ concept }) => source.names.has(concept))
    if (ofOtherWork && !isNamed && source.concepts.size > 0 && !isGeneralSource(source)) return false
  }
  if (
    foreign.length > 0 &&
    foreign.length === terms.hard.length &&
    [...source.names].some((name) => !terms.hard.some((word) => word.concept === name)) &&
    source.names.size > 0
  )
    return (
      terms.soft.some((word) => has(word.concept) && !counted.has(word.concept)) &&
      !hasOtherClient(source, foreign, evidence)
    )
  if (
    source.figures.some((one) => one.counted.some((word) => counted.has(word)) && supportsFigure(one, figure))
  )
    return true
  if (others.length === 0) return true
  if (source.kind === 'rate' || source.kind === 'availability' || source.kind === 'fact') return true
  return others.some((word) => has(word.concept)) || source.concepts.size === 0
}

const WORK = /^(?:work|project|skill|fact)$/

/** A source that names no field: "4 years of experience". */
const isGeneralSource = (source: Source) => source.names.size === 0 && source.concepts.size <= 1

const CLIENT =
  /\b(?:for|at) (?:the same|the|this|that|an?|my) ((?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20})(?=[,.;:]|$| I\b| we\b)/giu

/** Returns the concepts that name a client of the cards ("for a payment provider"), if one project or work has all. */
function readClient(text: string, { sources, sourcesOf }: Evidence): string[] {
  for (const [, named = ''] of text.matchAll(CLIENT)) {
    const { hard, soft } = readTerms(named)
    const concepts = [...hard, ...soft].map(({ concept }) => concept)
    const isNamed = (source: Source) => concepts.every((concept) => sourcesOf(concept).includes(source))
    if (
      concepts.length > 0 &&
      sources.some((one) => /^(?:work|project|fact)$/.test(one.kind) && isNamed(one))
    )
      return concepts
  }
  return []
}

/** A figure of one client's project is not another client's. */
function hasOtherClient(source: Source, foreign: Terms['hard'], evidence: Evidence): boolean {
  return (
    foreign.some((word) =>
      evidence
        .sourcesOf(word.concept)
        .some(
          (one) =>
            one !== source && (one.kind === 'project' || one.kind === 'work') && one.names.has(word.concept),
        ),
    ) && source.names.size > 0
  )
}

/** "Many clients" needs clients in a source, with a number or in the plural. */
function checkVague(text: string, evidence: Evidence): Finding[] {
  const found: Finding[] = []
  for (const match of text.matchAll(VAGUE)) {
    const [shown, amount = '', first = '', second = ''] = match
    if (
      /^(?:of|them|these|those|more|times|ways|things|the|in|on|and|questions|ideas|thoughts|options|points|days|minutes|steps|samples|examples|reasons|remarks|words|lines)$/i.test(
        first,
      )
    )
      continue
    const words = [first, second]
      .map((word) => toConcept(word.toLowerCase()) || toStem(word.toLowerCase()))
      .filter(Boolean)
    const strict = /many|numerous|countless|plenty|lots|lot|all/i.test(amount)
    const least = strict ? 5 : 2
    const supported = evidence.sources.some(
      (source) =>
        source.figures.some(
          (figure) =>
            (figure.value >= least || figure.precision === 'over') &&
            words.some(
              (word) =>
                figure.counted.includes(word) ||
                (figure.unit === 'second' && word === 'year' && figure.value > 90_000_000),
            ),
        ) ||
        words.some((word) =>
          new RegExp(
            String.raw`(?:many|several|numerous|various|multiple|number of|range of)\s(?:\p{L}+\s){0,3}?${toPattern(word)}`,
            'iu',
          ).test(source.text),
        ) ||
        (!strict &&
          [first, second].some((word) => word.endsWith('s') && source.text.includes(word.toLowerCase()))),
    )
    const several = !strict && words.some((word) => evidence.sourcesOf(word).length > 1)
    if (!supported && !several) found.push({ part: shown.trim() })
  }
  return found
}

const toPattern = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '.')
