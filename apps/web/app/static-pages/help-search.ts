/** The search on the public help page, over the answers that are in the page. */
import { texts } from '../features/help/texts.ts'

/** Starts the search. The answers with their search words are loaded only for it. */
export async function startHelpSearch() {
  const search = document.querySelector<HTMLInputElement>('input[data-search]')
  if (!search) return
  const { answers, matching } = await import('../features/help/answers.ts')
  const element = (name: string) => document.querySelector<HTMLElement>(`[data-help="${name}"]`)
  let searching = false

  function show() {
    const results = new Set(matching(answers, search!.value).map(({ question }) => question))
    const wasSearching = searching
    searching = search!.value.trim() !== ''
    for (const topic of document.querySelectorAll<HTMLElement>('[data-topic]')) {
      const answers = [...topic.querySelectorAll<HTMLDetailsElement>('details')]
      for (const answer of answers) {
        answer.hidden = !results.has(answer.dataset.question ?? '')
        // All answers expand when a search begins and collapse when it ends; in between people change them.
        if (searching !== wasSearching) answer.open = searching
      }
      topic.hidden = answers.every((answer) => answer.hidden)
    }
    element('count')!.textContent = searching ? texts.resultCount(results.size) : ''
    element('none')!.hidden = results.size > 0
  }

  search.addEventListener('input', show)
  show()
  element('none')
    ?.querySelector('button')
    ?.addEventListener('click', () => {
      search.value = ''
      show()
      search.focus()
    })
}
