/** Words a project of a profile as one or more sentences: what it is, for whom, and with which result. */
import { countWords, splitLine, topicStems } from '../../../platform/text.ts'
import { articleFor, displayNameOf, lowerFirst } from '../../jobs/index.ts'
import type { LetterTask } from '../author.ts'
import { tellDone, tellProjectMade } from './done.ts'
import { DESCRIBES_THING, toFirstPerson } from './first-person.ts'
import { endSentence, removeLinks } from './sentence-ends.ts'
import { languageOf } from './text-language.ts'
import { tellsWork } from './verbs.ts'

/** "Shop relaunch for Krause: Rebuilt the theme. Saves an hour a day." The client says more than the title. */
export function projectSentence(raw: string, task: LetterTask): string | null {
  if (languageOf(raw, task) !== 'en') return null
  const project = task.profile.projects.find(
    ({ title, what }) => raw.startsWith(title) && what !== '' && raw.includes(what.slice(0, 40)),
  )
  const seam = raw.indexOf(': ')
  const heading = project?.title ?? removeLinks(seam === -1 ? raw : raw.slice(0, seam))
  const sentences: string[] = []
  for (const part of splitLine(project ? project.what : seam === -1 ? '' : raw.slice(seam + 2))) {
    if (countWords(sentences.join(' ')) > 40) break
    sentences.push(
      withSubject(part) ??
        (DESCRIBES_THING.test(part) ? null : toFirstPerson(part, task.person)) ??
        endSentence(removeLinks(part)),
    )
  }
  const [first = '', ...more] = sentences
  if (first === '') return null
  const client = nameClient(project?.client ?? '')
  // A project is finished: what the person was in it is past.
  const opened = openProject(heading, client, first.replace(/^I am (?=an? )/, 'I was '))
  const told = [opened, ...more].join(' ')
  return project?.result ? addResult(told, project.result) : told
}

const GENERIC =
  /^(?:\p{Lu}[\p{Ll}-]+ )?(?:start-?up|shop|store|agency|company|publisher|bank|hotel|clinic|school|museum|maker|manufacturer|broker|group|chain|association|office|studio|university|charity|firm|dealer|wholesaler|retailer|restaurant|hospital|network|cooperative|platform|portal|insurer|brand|caterer)\b/iu

/** "Medical laboratory group, Vienna" is no name: "a medical laboratory group". */
function nameClient(client: string): string {
  const [head = ''] = client.split(/,| \(/)
  // "Forwarder in Hamburg"
  if (/^\p{Lu}\p{Ll}+er in \p{Lu}/u.test(head)) return `${articleFor(head)} ${lowerFirst(head)}`
  if (
    (!/^(?:\p{Lu}[\p{Ll}-]+|\p{Lu}{2,})(?: (?:\p{Ll}[\p{L}-]*|of|for|and))+$/u.test(head) &&
      !GENERIC.test(head)) ||
    displayNameOf(head.split(' ')[0] ?? '') !== undefined
  )
    return client
  const named = lowerFirst(head)
  const [noun = ''] = named.split(' of ')
  return /(?:s|software|staff)$/.test(noun) ? named : `${articleFor(named)} ${named}`
}

function openProject(title: string, client: string, first: string): string {
  const named = topicStems(title)
  const known = client === '' || [...topicStems(client)].some((topic) => named.has(topic))
  if (/^I /.test(first)) {
    if (!known && !first.includes(client)) return `For ${client}, ${first}`
    if (countWords(first) > 6) return first
  }
  const forClient = known ? '' : ` for ${client}`
  if (/^It /.test(first)) return `${title}${forClient}: ${lowerFirst(first)}`
  const made = tellProjectMade(first)
  const isNamed = [...topicStems(first)].some((topic) => named.has(topic))
  if (made && (isNamed || client !== '' || named.size === 0))
    return client === '' ? `I ${made}` : `For ${client} I ${made}`
  const done = tellDone(title)
  const seam = first.includes(':') ? ',' : ':'
  return done
    ? `${client === '' || known ? 'I' : `For ${client} I`} ${done}${seam} ${lowerFirst(first)}`
    : `“${title}”${forClient}${seam} ${lowerFirst(first)}`
}

/** Adds a result, which is about the project: "Saves six hours a week", "Rejected products down from 1,900 to 40". */
function addResult(told: string, result: string): string {
  if (/^(?:I|We|My|Our|It|The|This|Now)\b/.test(result)) return `${told} ${endSentence(result)}`
  const plain = removeLinks(result)
    .replace(/^result:?\s+/i, '')
    .replace(/[\s.,;:–—-]+$/, '')
  const sentence = withSubject(result)
  return sentence ? `${told} ${sentence}` : `${told.replace(/\.$/, '')}; ${lowerFirst(plain)}.`
}

function withSubject(part: string): string | null {
  const word = part.match(/^\p{L}\p{Ll}+s(?= )/u)?.[0]
  if (!word || !tellsWork(word)) return null
  return `It ${endSentence(part).replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`
}
