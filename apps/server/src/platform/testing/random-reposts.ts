/**
 * Makes labelled pairs of posts from a list of posts: posts that were published again with the changes that clients and
 * sources make, and different posts that look alike. The same seed makes the same pairs.
 */

/** What of a post is varied. */
export interface VariedPost {
  title: string
  description: string
  skills: string[]
}

/** Two posts, whether they are the same one, and how the second was made from the first. */
export interface LabelledPair {
  one: VariedPost
  other: VariedPost
  same: boolean
  made: string
}

type Draw = (count: number) => number
type Edit = (post: VariedPost, draw: Draw) => VariedPost

const greetings = ['Hi,', 'Hello everyone,', 'Hey there!', 'Dear freelancers,', 'Good day,', 'Hola!']
const additions = [
  'Please start as soon as possible.',
  'We have raised the budget since our last post, because the first freelancer was not available any more.',
  'Only apply if you can begin this week and overlap with our mornings in Berlin.',
  'Agencies are welcome, but the person who writes must be the one who works on it.',
  'This is a repost: the previous contract ended early, so the deadline has moved to the end of next month.',
  'Send two samples of similar work and tell us your favorite color so that we know you read this.',
  'There will be a short paid test before we decide, and a long-term contract for the right person.',
]
const endings = [
  'Thanks!',
  'Looking forward to your proposals.',
  'Best regards, Sam',
  'Thank you for your time.',
]
const headings: [RegExp, string][] = [
  [/\brequirements\b/gi, 'Requisitos'],
  [/\bresponsibilities\b/gi, 'Responsabilidades'],
  [/\b(?:about us|overview)\b/gi, 'Sobre nosotros'],
  [/\bdescription\b/gi, 'Descripción'],
  [/\b(?:key )?skills\b/gi, 'Habilidades'],
  [/\bdeliverables\b/gi, 'Entregables'],
  [/\bqualifications\b/gi, 'Cualificaciones'],
]

const inDescription =
  (change: (text: string, draw: Draw) => string): Edit =>
  (post, draw) => ({
    ...post,
    description: change(post.description, draw),
  })

/** The changes of posts that are published again. */
const edits: Record<string, Edit> = {
  budget: inDescription((text, draw) =>
    /\b\d+\b/.test(text)
      ? text.replace(/\b\d+\b/g, (number) => String(Number(number) + 1 + draw(90)))
      : `${text}\n\nBudget: $${100 + draw(900)}`,
  ),
  'added sentence': inDescription((text, draw) => {
    const parts = text.split(/(?<=[.!?\n])\s/)
    parts.splice(draw(parts.length + 1), 0, pick(additions, draw))
    return parts.join(' ')
  }),
  'removed sentence': inDescription((text, draw) => {
    const parts = text.split(/(?<=[.!?\n])\s/)
    if (parts.length > 4) parts.splice(draw(parts.length), 1)
    return parts.join(' ')
  }),
  typos: inDescription((text, draw) => {
    let result = text
    for (let n = 0; n < 3; n++) result = addTypo(result, draw)
    return result
  }),
  'reordered list': inDescription((text, draw) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return shuffle(lines, draw).join('\n')
  }),
  greeting: inDescription((text, draw) => {
    const rest = text.replace(/^(?:hi|hello|hey|dear|good (?:day|morning))\b[^,.!\n]{0,30}[,.!\n]\s*/i, '')
    return `${pick(greetings, draw)}\n\n${rest}`
  }),
  ending: inDescription((text, draw) => `${text}\n\n${pick(endings, draw)}`),
  'translated headings': inDescription((text) =>
    headings.reduce((result, [heading, translated]) => result.replace(heading, translated), text),
  ),
  'line ends': inDescription((text) => text.replace(/\s*\n\s*/g, ' ').replace(/[-•*] /g, '')),
  'marked title': (post, draw) => ({
    ...post,
    title: pick(
      [`URGENT: ${post.title}`, `${post.title} (repost)`, `${post.title} needed`, post.title.toUpperCase()],
      draw,
    ),
  }),
}

/** Makes `count` pairs, half of them the same post. */
export function makeLabelledPairs(posts: readonly VariedPost[], count: number, seed: number): LabelledPair[] {
  const draw = createDraw(seed)
  return Array.from({ length: count }, (_, n) => (n % 2 === 0 ? repost(posts, draw) : differ(posts, draw)))
}

function repost(posts: readonly VariedPost[], draw: Draw): LabelledPair {
  const one = pick(posts, draw)
  return { one, same: true, ...makeRepost(one, draw) }
}

/** Publishes a post again with one to four changes. */
export function makeRepost(post: VariedPost, draw: Draw): Pick<LabelledPair, 'other' | 'made'> {
  const chosen = shuffle(Object.keys(edits), draw).slice(0, 1 + draw(4))
  const other = chosen.reduce((edited, name) => edits[name]!(edited, draw), post)
  return { other, made: chosen.join(', ') }
}

/** Two different posts that look alike. */
function differ(posts: readonly VariedPost[], draw: Draw): LabelledPair {
  const one = pick(posts, draw)
  const base = pick(
    posts.filter((post) => post.title !== one.title),
    draw,
  )
  const [made, make] = pick(Object.entries(negatives), draw)
  const [first, second] = make(one, base, draw, posts)
  return { one: first, other: second, same: false, made }
}

type Negative = (
  one: VariedPost,
  base: VariedPost,
  draw: Draw,
  posts: readonly VariedPost[],
) => [VariedPost, VariedPost]

const negatives: Record<string, Negative> = {
  'two jobs of a client': (one, base, draw, posts) => {
    const intro = pick(posts, draw).description.slice(0, 300)
    const outro = pick(additions, draw)
    const frame = inDescription((text) => `${intro}\n\n${text}\n\n${outro}`)
    return [frame(one, draw), frame(base, draw)]
  },
  'template with another subject': (one, base) => {
    const title = base.title
    const subject = subjectWords(one)
    const replacements = subjectWords(base)
    const description = subject.reduce(
      (text, word, index) => text.replaceAll(word, replacements[index % replacements.length] ?? title),
      one.description,
    )
    return [one, { title, description, skills: base.skills }]
  },
  'template with another paragraph': (one, base, draw) => {
    const parts = one.description.split(/\n+/)
    parts.splice(draw(parts.length), 1, base.description.slice(0, 400))
    return [one, { title: base.title, description: parts.join('\n\n'), skills: base.skills }]
  },
  'equal titles': (one, base) => [one, { ...base, title: one.title }],
  'other posts': (one, base) => [one, base],
}

/** The words of a title that a template would replace. */
const subjectWords = ({ title }: VariedPost) => title.match(/[\p{L}\p{N}+#.]{4,}/gu) ?? [title]

function addTypo(text: string, draw: Draw): string {
  const at = draw(Math.max(1, text.length - 2))
  if (!/^\p{L}{2}$/u.test(text.slice(at, at + 2))) return text
  return draw(2) === 0
    ? text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
    : text.slice(0, at) + text.slice(at + 1)
}

function shuffle<T>(list: readonly T[], draw: Draw): T[] {
  const shuffled = [...list]
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    ;[shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!]
  }
  return shuffled
}

const pick = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)]!

/** Creates pseudo-random integers below a count (mulberry32). */
export function createDraw(seed: number): Draw {
  let state = seed
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}
