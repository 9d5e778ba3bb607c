/**
 * Makes a sentence of a model plain text that may be shown: without markup, placeholders and foreign links. A
 * sentence that is about such a thing is removed as a whole, and so are subject lines and headings.
 */
import { findLinks, type LinkJudge, nameOf, toPlainForm } from './links.ts'

/** The name of an element that people write about ("a <table> in the page"); its angle brackets are removed. */
const PLAIN_TAG =
  /<\/?(a|article|b|body|br|button|div|footer|h[1-6]|head|header|html|i|img|input|label|li|main|nav|ol|p|section|select|span|table|td|th|title|tr|ul|video)\s?\/?>/gi
const TAG = /<[a-z!/?]/i
const PLACEHOLDER = /\[[^\]\n]{1,60}\]|\{\{?[^}\n]{1,60}\}|<(?:your|name|client|company)[^>\n]{0,40}>/i

/** Lines that a letter does not have: a subject as in a mail, and a heading. */
const FORM_LINE = /^\s*(?:\*\*)?(?:subject|betreff|objet|asunto)(?:\*\*)?:|^\s*#{1,6} [^.?!]*$/i
const SUBJECT_WORDS = ['subject', 'betreff', 'objet', 'asunto']

/** Returns the sentence as it may be shown, or null if nothing of it may. */
export function cleanSentence(sentence: string, judge: LinkJudge): string | null {
  if (FORM_LINE.test(sentence)) return null
  const plain = removeMarkdown(sentence).replace(PLAIN_TAG, '$1')
  if (TAG.test(plain) || PLACEHOLDER.test(plain)) return null
  return replaceLinks(plain, judge, () => null)
}

/**
 * Cleans the end of a sentence of which `shown` characters can be seen already, and returns what follows them: what
 * may not be shown is cut out. The last word that is shown may be the beginning of a link.
 */
export function cleanRest(sentence: string, shown: number, judge: LinkJudge): string {
  const word = /(?<!\S)\S*$/.exec(sentence.slice(0, shown))![0]
  const plain = removeMarkdown(sentence.slice(shown - word.length)).replace(PLAIN_TAG, '$1')
  const cleaned = (replaceLinks(plain, judge, () => '') ?? '')
    .replace(/<[a-z!/?][^<>]{0,500}>?/gi, '')
    .replace(new RegExp(PLACEHOLDER, 'gi'), '')
  return cleaned.startsWith(word) ? cleaned.slice(word.length) : cleaned
}

/** Words with which a link begins. */
const LINK_STARTS = ['https', 'www', 'ftp', 'javascript', 'vbscript', 'data', 'mailto', 'tel']

/** Returns whether a text can be shown before the rest of its sentence is known. */
export function isHarmlessBeginning(text: string): boolean {
  if (/[^\p{L}\p{N}\p{Zs}\n.,;!?'’"“”–—-]/u.test(text)) return false
  const lastWord = /(?<!\S)\S*$/.exec(text)![0].toLowerCase()
  const mayBecomeLink =
    /[\p{L}\p{N}]\./u.test(lastWord) ||
    LINK_STARTS.some((start) => lastWord !== '' && start.startsWith(lastWord))
  const word = text.trim().toLowerCase()
  const mayBecomeSubject = word !== '' && SUBJECT_WORDS.some((one) => one.startsWith(word))
  return !mayBecomeLink && !mayBecomeSubject && findLinks(text).length === 0
}

/** Markdown that a model writes although it should not: emphasis, headings, links with a title, images. */
function removeMarkdown(text: string): string {
  return text
    .replace(/!\[[^\]\n]{0,200}\]\(([^()\s]{1,500})\)/g, '$1')
    .replace(/\[([^\]\n]{1,200})\]\(([^()\s]{1,500})\)/g, '$1 ($2)')
    .replace(/\*\*|__|`{1,3}/g, '')
    .replace(/^#{1,6} /, '')
}

/** Replaces the links of the text; `remove` says by what a link is replaced that must not appear. */
function replaceLinks(text: string, judge: LinkJudge, remove: () => '' | null): string | null {
  if (findLinks(text).every((link) => judge(link) === 'repeat')) return text
  let changed = toPlainForm(text)
  for (const link of new Set(findLinks(text))) {
    const decision = judge(link)
    const replacement = decision === 'repeat' ? link : decision === 'name' ? nameOf(link) : remove()
    if (replacement === null) return null
    changed = changed.replaceAll(link, replacement)
  }
  return changed
}
