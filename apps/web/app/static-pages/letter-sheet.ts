/** The letter of the visitor's try, with what the post asks of applicants. */
import type { VisitorLetter } from '@gigbell/contract'
import { copyText } from '../components/clipboard.ts'
import { countWords } from '../components/countWords.ts'
import style from '../features/landing/LetterDesk.module.css'
import { tryTexts as texts } from '../features/landing/tryTexts.ts'
import { createElement } from './elements.ts'

/** How long 'Copied!' is shown, in milliseconds (spec §9). */
const COPIED_FOR = 2000

/** Shows where the letter will appear. */
export function showEmptySheet(place: HTMLElement) {
  place.replaceChildren(
    createElement(
      'div',
      { className: style.sheet },
      createElement('h3', { className: style.title }, texts.letter),
      createElement('p', { className: style.hint }, texts.empty),
    ),
  )
}

/** Shows a letter, sentence by sentence, and its checklist. The heading takes the focus. */
export function showLetter(place: HTMLElement, { text, asks, traps, flags }: VisitorLetter) {
  const heading = createElement('h3', { className: style.title, tabIndex: -1 }, texts.letter)
  place.replaceChildren(
    createElement('div', { className: style.sheet }, heading, createText(text), createFoot(text)),
    ...createList(texts.asks, '', asks.map(createAsk)),
    ...createList(
      texts.traps,
      texts.trapsHint,
      traps.map(({ quote, asks }) => createFinding(asks, quote)),
    ),
    ...createList(
      texts.flags,
      '',
      flags.map(({ quote, why }) => createFinding(why, quote)),
    ),
  )
  heading.focus({ preventScroll: true })
}

function createText(text: string) {
  let at = 0
  const createSentence = (sentence: string) => {
    const element = createElement('span', {}, sentence)
    element.style.setProperty('--at', String(at++))
    return element
  }
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    // A sentence with the space after it.
    createElement('p', { dir: 'auto' }, ...paragraph.split(/(?<=[.!?]\s)/).map(createSentence)),
  )
  return createElement('div', { className: style.text }, ...paragraphs)
}

/** The number of words, a button that copies, and the way to an account. */
function createFoot(text: string) {
  const copy = createElement(
    'button',
    { type: 'button', className: style.button, ariaLive: 'polite' },
    texts.copy,
  )
  copy.addEventListener('click', async () => {
    copy.textContent = (await copyText(text)) ? texts.copied : texts.copyFailed
    setTimeout(() => {
      copy.textContent = texts.copy
    }, COPIED_FOR)
  })
  return createElement(
    'div',
    { className: style.foot },
    copy,
    createElement('a', { href: '/signup', className: style.button }, texts.signUp),
    createElement('span', { className: style.hint }, texts.words(countWords(text))),
  )
}

/** A list with its heading; nothing if the list is empty. */
function createList(title: string, hint: string, items: HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return []
  return [
    createElement(
      'section',
      {},
      createElement('h3', { className: style.subtitle }, title),
      hint !== '' && createElement('p', { className: style.hint }, hint),
      createElement('ul', { className: style.list }, ...items),
    ),
  ]
}

function createAsk({ asks, answered, by, kind }: VisitorLetter['asks'][number]) {
  const state = createElement('span', { className: style.sign, role: 'img' })
  state.ariaLabel = answered ? texts.answered : texts.open
  return createElement(
    'li',
    { className: style.item, ...(answered && { data: { answered: '' } }) },
    state,
    createElement('p', { dir: 'auto' }, asks),
    answered && by !== null && createElement('p', { className: style.hint, dir: 'auto' }, `“${by}”`),
    !answered && createElement('p', { className: style.hint }, kind === 'word' ? texts.word : texts.openHint),
  )
}

function createFinding(what: string, quote: string) {
  return createElement(
    'li',
    {},
    createElement('p', {}, what),
    createElement('blockquote', { className: style.quote, dir: 'auto' }, quote),
  )
}
