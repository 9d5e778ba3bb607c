/**
 * The desk of the visitor's try: the post, the lines about the visitor, and the letter (letter-sheet.ts). It is loaded and
 * built when a visitor chooses a post. Nothing is stored, neither here nor by the server.
 */
import { visitorLetterLimits as limits, type VisitorLetter, visitorLetters } from '@gigbell/contract'
import { type CallFailure, fieldError } from '../callFailure.ts'
import { splitAtQuotes } from '../components/quotes.ts'
import { sharedTexts } from '../components/texts.ts'
import style from '../features/landing/LetterDesk.module.css'
import { type TryPost, tryPosts } from '../features/landing/tryPosts.ts'
import { tryTexts as texts } from '../features/landing/tryTexts.ts'
import { callPublic } from './calls.ts'
import { createElement } from './elements.ts'
import { showEmptySheet, showLetter } from './letter-sheet.ts'

let desk: ReturnType<typeof buildDesk> | undefined

/** Shows the desk below the list of posts, with the post at a position; after the last one it is pasted. */
export function openDesk(posts: HTMLElement, at: number) {
  desk ??= buildDesk(posts)
  desk.show(tryPosts[at])
}

/** Builds the desk. What the visitor has written stays when they choose another post. */
function buildDesk(posts: HTMLElement) {
  const sample = createElement('div', { className: style.post, tabIndex: 0, role: 'region' })
  sample.ariaLabel = texts.post
  const pasted = createField('post', texts.pasted, { hint: texts.pastedHint, max: limits.post.max, lines: 8 })
  const about = createField('about', texts.about, { hint: texts.aboutHint, max: limits.about.max, lines: 5 })
  const name = createField('name', texts.name, { max: limits.name })
  const example = createElement('button', { type: 'button', className: style.link }, texts.example)
  const button = createElement('button', { type: 'submit', className: style.button }, texts.write)
  const failure = createElement('p', { className: style.error, role: 'alert' })
  const result = createElement('div', { className: style.result })
  const form = createElement(
    'form',
    { className: style.form, noValidate: true },
    createElement('div', { className: style.field }, sample, pasted.element),
    createElement('div', {}, about.element, example),
    name.element,
    failure,
    createElement('div', { className: style.row }, button),
  )
  posts.after(createElement('div', { className: style.desk }, form, result))

  const fields = [pasted, about, name]
  let post: TryPost | undefined
  let latest = 0

  function show(chosen: TryPost | undefined) {
    latest += 1
    post = chosen
    sample.hidden = post === undefined
    sample.textContent = post?.text ?? ''
    sample.scrollTop = 0
    pasted.element.hidden = post !== undefined
    example.hidden = post === undefined
    for (const field of fields) field.refuse('')
    failure.textContent = ''
    setBusy(false)
    showEmptySheet(result)
    // On a phone the keyboard would cover the post.
    const first = post ? about : pasted
    if (window.matchMedia('(pointer: fine)').matches) first.input.focus({ preventScroll: true })
    form.scrollIntoView({ block: isWide() ? 'nearest' : 'start' })
  }

  function setBusy(busy: boolean) {
    button.ariaDisabled = busy ? 'true' : null
    button.textContent = busy ? texts.writing : texts.write
    result.ariaBusy = String(busy)
  }

  function markQuotes(text: string, { asks, traps, flags }: VisitorLetter) {
    const quotes = [
      ...traps.map(({ quote }) => ({ quote, kind: 'trap' as const })),
      ...flags.map(({ quote }) => ({ quote, kind: 'flag' as const })),
      ...asks.map(({ quote }) => ({ quote, kind: 'ask' as const })),
    ]
    sample.replaceChildren(
      ...splitAtQuotes(text, quotes).map(({ text, found }) =>
        found ? createElement('mark', { data: { kind: found.kind } }, text) : text,
      ),
    )
    sample.hidden = false
  }

  async function write() {
    if (button.ariaDisabled) return
    failure.textContent = ''
    for (const field of fields) field.refuse('')
    latest += 1
    const current = latest
    const text = post?.text ?? pasted.input.value
    setBusy(true)
    try {
      const { data } = await callPublic(visitorLetters.write, {
        ...(post && { title: post.title }),
        post: text,
        about: about.input.value,
        name: name.input.value,
      })
      if (current !== latest) return
      markQuotes(text.trim(), data)
      showLetter(result, data)
      result.scrollIntoView({ block: isWide() ? 'nearest' : 'start' })
    } catch (error) {
      if (current === latest) explain(error as CallFailure)
    } finally {
      if (current === latest) setBusy(false)
    }
  }

  /** Shows errors at their fields, the first of which gets the focus; any other error is shown above the button. */
  function explain(error: CallFailure) {
    const refused = fields.filter((field) => fieldError(error, field.input.name) !== undefined)
    for (const field of refused) field.refuse(fieldError(error, field.input.name) ?? '')
    if (refused[0]) refused[0].input.focus()
    else
      failure.textContent =
        error.status === 0 ? sharedTexts.errors.unreachable : (error.message ?? texts.failed)
  }

  example.addEventListener('click', () => {
    about.input.value = post?.about ?? ''
    about.refuse('')
    about.input.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void write()
  })
  return { show }
}

/** Returns whether the letter is beside the form. */
const isWide = () => window.matchMedia('(min-width: 64em)').matches

interface FieldOptions {
  hint?: string
  /** The largest number of characters. */
  max: number
  /** The height in lines; fields of one line are inputs. */
  lines?: number
}

/** Creates a labeled field with its hint and its error. */
function createField(name: string, label: string, { hint, max, lines }: FieldOptions) {
  const id = `try-${name}`
  const properties = { id, name, className: style.input, maxLength: max, dir: 'auto' }
  const input = lines
    ? createElement('textarea', { ...properties, rows: lines })
    : createElement('input', { ...properties, autocomplete: 'given-name' })
  const error = createElement('p', { id: `${id}-error`, className: style.error })
  input.setAttribute('aria-describedby', hint ? `${id}-hint ${error.id}` : error.id)
  const element = createElement(
    'div',
    { className: style.field },
    createElement('label', { htmlFor: id }, label),
    hint && createElement('p', { id: `${id}-hint`, className: style.hint }, hint),
    input,
    error,
  )
  function refuse(text: string) {
    error.textContent = text
    input.ariaInvalid = text === '' ? null : 'true'
  }
  input.addEventListener('input', () => refuse(''))
  return { element, input, refuse }
}
