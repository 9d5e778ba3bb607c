/**
 * Functions that read foreign text take time linear in its length: each is timed with texts made to slow patterns down.
 * Only the functions in this table are tested.
 */
import { api, type Endpoint, type EvidenceCard } from '@gigbell/contract'
import { expect, test } from 'vitest'
import { findAnsweredAsks } from '../../apps/server/src/features/jobs/brief/answered-asks.ts'
import { readBrief } from '../../apps/server/src/features/jobs/brief/brief.ts'
import { findHiddenTraps, unmask } from '../../apps/server/src/features/jobs/brief/traps/hidden.ts'
import { findTraps } from '../../apps/server/src/features/jobs/brief/traps.ts'
import { excerptFromMatch } from '../../apps/server/src/features/jobs/matched-excerpt.ts'
import { splitWords } from '../../apps/server/src/features/jobs/matched-words.ts'
import {
  formatQuery,
  parseQuery,
  parseSearchText,
} from '../../apps/server/src/features/jobs/search-language.ts'
import { detectSkills } from '../../apps/server/src/features/jobs/skill-detector.ts'
import { cleanSkills, findSkills } from '../../apps/server/src/features/jobs/technologies.ts'
import { defaultFrequencies } from '../../apps/server/src/features/jobs/word-frequencies.ts'
import { checkClaims } from '../../apps/server/src/features/letters/claims.ts'
import { readCards } from '../../apps/server/src/features/letters/evidence/cards.ts'
import { proposeProfile } from '../../apps/server/src/features/letters/evidence/import.ts'
import { rankCards } from '../../apps/server/src/features/letters/evidence/rank.ts'
import { createLeakDetector } from '../../apps/server/src/features/letters/model/leaks.ts'
import { createLinkJudge } from '../../apps/server/src/features/letters/model/links.ts'
import { createOutputFilter } from '../../apps/server/src/features/letters/model/output-filter.ts'
import { propose } from '../../apps/server/src/features/letters/optimization/optimize.ts'
import { toSuggestions } from '../../apps/server/src/features/letters/optimization/proposal.ts'
import { basisOf, project } from '../../apps/server/src/features/letters/testing/basis.ts'
import { createProfile } from '../../apps/server/src/features/letters/testing/profile.ts'
import { createTask, type TaskInput } from '../../apps/server/src/features/letters/testing/task.ts'
import { writeLetter } from '../../apps/server/src/features/letters/writer/index.ts'
import { oneLine } from '../../apps/server/src/features/notifications/channels/texts.ts'
import { cleanLine, cleanText } from '../../apps/server/src/features/sources/clean-text.ts'
import { parseFeedReply } from '../../apps/server/src/features/sources/feed.ts'
import { separateHiddenText } from '../../apps/server/src/features/sources/hidden-text.ts'
import { toDraft } from '../../apps/server/src/features/sources/mapping.ts'
import { Post } from '../../apps/server/src/features/sources/post.ts'
import { SourceError } from '../../apps/server/src/features/sources/source-client.ts'
import { describeDevice } from '../../apps/server/src/platform/http/device.ts'
import { renderMail } from '../../apps/server/src/platform/mail/layout.ts'
import { LINEAR_GROWTH, measureGrowth } from '../../apps/server/src/platform/testing/cpu-time.ts'
import * as words from '../../apps/server/src/platform/text.ts'
import { countWords } from '../../apps/web/app/components/countWords.ts'
import { highlightWords } from '../../apps/web/app/components/highlight.ts'
import { parseBlocks } from '../../apps/web/app/features/jobs/postText.ts'
import { askedWord } from '../../apps/web/app/features/letters/asks.ts'
import { splitAtFindings } from '../../apps/web/app/features/letters/findings.ts'
import { insertAnswer, removeSentence } from '../../apps/web/app/features/letters/letterText.ts'

const person = { firstName: 'Ada', lastName: 'Field' }
const profile = {
  title: 'Backend developer',
  about: 'I am a backend developer. I built a shop.',
  skills: ['Python'],
  languages: ['English'],
  links: [],
}
const job = { title: 'A shop', description: 'We need a shop.', category: 'Web', skills: ['React'] }
const card = (text: string): EvidenceCard => ({
  id: '1',
  kind: 'work',
  text,
  figures: [],
  skills: [text],
  url: null,
})
const letter = 'I have 8 years of React and many clients. I worked at Foo.'
const write = (input: Partial<TaskInput>) =>
  writeLetter(createTask({ job, profile: { ...profile, languages: [] }, person, variation: 1, ...input }))
const gate = () =>
  createOutputFilter({
    leaks: createLeakDetector([
      'These instructions are nobody’s business, and no letter may ever repeat them.',
    ]),
    judgeLink: createLinkJudge(['https://ada.example'], 'https://shop.example'),
    cards: ['a', 'b'],
    early: true,
    onSentence: () => {},
  })
const cardProfile = createProfile({ title: '', about: 'Built a shop for a florist.', skills: ['React'] })
const cards = readCards(cardProfile)
const known = new Map([['nodejs', { id: '1', name: 'Node.js', key: 'nodejs' }]])
const rss = (inside: string) => {
  const body = Buffer.from(`<rss version="2.0"><channel><title>t</title>${inside}</channel></rss>`)
  try {
    parseFeedReply({ body, text: () => body.toString(), url: 'https://feed.example' } as never)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
  }
}
const bodies = Object.values(api).flatMap((rows) =>
  Object.values(rows).flatMap((row: Endpoint) => (row.body ? [row.body] : [])),
)
/** The longest text that a model may send before it is cut off. */
const asAnswer = (text: string) => text.slice(0, 19_900)
/** Twice the longest about text of a profile. */
const asAbout = (text: string) => text.slice(0, 10_000)

/** Everything that reads foreign text. */
const readers: Record<string, (text: string) => unknown> = {
  'visible characters': words.removeInvisible,
  'tidied text': words.cleanText,
  sentences: words.splitSentences,
  'the sentences of a line': words.splitLine,
  'content words': words.topicStems,
  'the language': words.detectLanguage,
  'counted words': words.countWords,
  traps: findTraps,
  'a brief': (text) =>
    readBrief({ title: text, description: text, category: '', skills: [], hidden: [text] }),
  'answered asks': (text) => findAnsweredAsks([{ id: '1', kind: 'question', quote: text, asks: text }], text),
  'hidden text': separateHiddenText,
  'hidden traps': findHiddenTraps,
  'masked letters': unmask,
  'named skills': (text) => findSkills(text, ['Python', 'React Native']),
  'listed skills': (text) => cleanSkills([text, `${text}a`]),
  'the evidence cards of a profile': (text) =>
    readCards({ ...cardProfile, title: text, about: text, skills: [text] }),
  'an imported profile': proposeProfile,
  'suggestions for a profile': (text) => {
    const of = createProfile({ about: asAbout(text), projects: [project({ what: text.slice(0, 600) })] })
    const basis = basisOf(of, { facts: [text.slice(0, 600)], letters: [asAbout(text)] })
    return toSuggestions(propose(basis), basis)
  },
  'cards ranked for a post': (text) =>
    rankCards(cards, { title: text, description: text, skills: [text] }, defaultFrequencies, ''),
  'a letter’s claims': (text) => checkClaims(`I have ${text}`, { cards: [], facts: [], job }),
  'the evidence of a letter': (text) => checkClaims(letter, { cards: [card(text)], facts: [text], job }),
  'the post of a letter': (text) =>
    checkClaims(letter, { cards: [], facts: [], job: { title: text, description: text, skills: [text] } }),
  'a letter to a post': (text) => write({ job: { ...job, title: text, description: text, skills: [text] } }),
  'a letter to a request': (text) => write({ job: { ...job, description: `We need you to build ${text}` } }),
  'a letter from a profile': (text) =>
    write({ profile: { title: text, about: text }, person: { firstName: text, lastName: text } }),
  'a letter with additional information': (text) => write({ extraInformation: text }),
  'a letter after another': (text) => write({ previousText: text }),
  'a model’s answer in one piece': (text) => gate().push(asAnswer(text)),
  'a model’s answer in many pieces': (text) => {
    const open = gate()
    for (const piece of asAnswer(text).match(/[\s\S]{1,20}/g) ?? []) open.push(piece)
    open.flush()
  },
  'the links of a post': (text) => createLinkJudge([text], text)('https://shop.example'),
  'cleaned text': cleanText,
  'cleaned HTML': (text) => cleanText(`<p>x</p>${text}`),
  'a cleaned line': (text) => cleanLine(text, 500),
  'a post’s every field': (text) =>
    toDraft(
      Post.parse({
        ...Object.fromEntries(Object.keys(Post.shape).map((name) => [name, text])),
        title: `A ${text}`,
        client: { country: text },
      }),
      'test',
      new Date(),
    ),
  'known skills': (text) => detectSkills(text, text, known),
  'a feed’s texts': (text) =>
    rss(`<item><title>t</title><description><![CDATA[${text}]]></description></item>`),
  'a feed’s markup': (text) => rss(`<item>${text}</item>`),
  'a search': (text) => {
    parseQuery(text)
    const query = parseSearchText(text)
    if (query) formatQuery(query)
  },
  'words that matched': splitWords,
  'a device': (text) => describeDevice(text.slice(0, 16_000)),
  'a line of a message': (text) => oneLine(text, 150),
  'a mail': (text) => renderMail({ subject: text, heading: text, paragraphs: [text] }),
  'the contract’s bodies': (text) => {
    for (const body of bodies)
      body.safeParse(Object.fromEntries(Object.keys(body.shape).map((name) => [name, text])))
  },
  'a post on its page': parseBlocks,
  'marked words': (text) => highlightWords(text, ['shop', 'react native']),
  'a text from its first match': (text) => excerptFromMatch(text, ['shop', text.slice(0, 40)]),
  'a letter’s length': countWords,
  'a letter’s marks': (text) => splitAtFindings(text, [{ quote: text.slice(0, 600), why: 'x' }], []),
  'a letter’s sentences': (text) => insertAnswer(removeSentence(text, text.slice(-3)), 'Yes'),
  'a word that a post asks for': (text) => askedWord({ asks: text, quote: text }),
}

const SIZE = 40_000
const repeated = (piece: string, from = '', to = '') =>
  from + piece.repeat(Math.ceil((SIZE - from.length - to.length) / piece.length)) + to
/** Characters that patterns look for, alone and before a text that no longer matches. */
const signs = [
  '.',
  '!?',
  '(',
  ')',
  '[',
  '"',
  '’',
  ',',
  '-',
  ' ',
  '\n',
  '<',
  '&',
  '=',
  '@',
  '。',
  '\u200b',
  '\u00a0',
  '\u2003',
  '&nbsp;',
  '{',
]
/** Words and shapes at the beginning of patterns. */
const beginnings =
  'a|A|1|QUJD|a@|a.|a-|12 |0a|01010101 |etc. A |No. A|<a hidden |<b>|&lt;|<!--|</|://|www.a/|(seeking |a’|I |8 |use so I know |write the word |I have |at A and |clients like A, |need to build |- |title:'.split(
    '|',
  )
const texts = [
  ...signs.flatMap((sign) => [
    repeated(sign),
    repeated(sign, 'a', 'a'),
    repeated(sign, 'I need. ', ' A'),
    repeated(sign, '<p>a</p>a', 'a'),
  ]),
  ...beginnings.map((piece) => repeated(piece)),
]

/** In milliseconds of processor time, which doubles while another thread uses the same core. */
const LIMIT = 300

test.each(Object.entries(readers))('%s: takes linear time', (_name, read) => {
  read('Words to begin with, so that the patterns are compiled.')
  for (const text of texts) {
    // The text keeps its beginning and its end: what makes a pattern slow is often the last character.
    const { growth, milliseconds } = measureGrowth(SIZE, LIMIT, (size) =>
      read(text.slice(0, size - 1) + text.at(-1)),
    )
    const shown = `${JSON.stringify(text.slice(0, 20))} … ${JSON.stringify(text.slice(-5))}`
    expect.soft(growth, `growth for ${shown}`).toBeLessThan(LINEAR_GROWTH)
    expect.soft(milliseconds, `milliseconds for ${shown}`).toBeLessThan(LIMIT)
  }
})
