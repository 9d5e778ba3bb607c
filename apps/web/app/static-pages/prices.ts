/** The plans on the landing page. */
import { billing, type Plan } from '@gigbell/contract'
import type { CallFailure } from '../callFailure.ts'
import { sharedTexts } from '../components/texts.ts'
import { type PlanSummary, summarizePlan } from '../features/billing/planSummary.ts'
import { texts as billingTexts } from '../features/billing/texts.ts'
import { texts } from '../features/landing/texts.ts'
import { readPlans } from '../storage.ts'
import { callPublic, serverSettings } from './calls.ts'

type State = 'loading' | 'failed' | 'none' | 'stale' | 'known'

/** Loads the plans and the server's settings. When loading fails, the plans of the last visit stay. */
export function loadPrices() {
  const section = document.getElementById('pricing')
  const template = section?.querySelector('template')
  if (!section || !template) return
  const element = (name: string) => section.querySelector<HTMLElement>(`[data-part="${name}"]`)
  let plans = readPlans(localStorage)
  let modelConnected = true

  function show(state: State) {
    for (const part of section!.querySelectorAll<HTMLElement>('[data-states]'))
      part.hidden = !part.dataset.states!.split(' ').includes(state)
    const cards = plans.map((plan) => planCard(template!, plan, modelConnected))
    element('cards')?.replaceChildren(...cards)
  }

  async function load() {
    show(plans.length > 0 ? 'known' : 'loading')
    try {
      const answer = await callPublic(billing.plans)
      plans = answer?.data ?? []
      show(plans.length > 0 ? 'known' : 'none')
    } catch (failure) {
      const { message } = failure as CallFailure
      const text = message ? sharedTexts.errors.withMessage(message) : texts.pricing.failedPlans
      const state = plans.length > 0 ? 'stale' : 'failed'
      element(`${state}-text`)!.textContent = text
      show(state)
    }
  }

  section.querySelector('[data-states="failed"] button')?.addEventListener('click', load)
  void load()
  serverSettings().then(
    ({ model_connected, payments }) => {
      modelConnected = model_connected
      element('no-payments')!.hidden = payments !== 'none'
      element('premium')!.hidden = !modelConnected
      element('premium-missing')!.hidden = modelConnected
      element('cards')?.replaceChildren(...plans.map((plan) => planCard(template, plan, modelConnected)))
    },
    () => {}, // The page stays as it was built: the plans don't depend on the settings.
  )
}

/** Returns a copy of the card's markup with the texts of a plan. */
function planCard(template: HTMLTemplateElement, plan: Plan, modelConnected: boolean): HTMLElement {
  const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement
  const summary = summarizePlan(plan, modelConnected)
  const article = card.querySelector('article')!
  article.ariaLabel = plan.name
  article.toggleAttribute('data-recommended', summary.recommended)
  setText(card, 'name', plan.name)
  setText(card, 'recommended', summary.recommended ? billingTexts.planCard.recommended : undefined)
  setText(card, 'price', summary.price)
  setText(card, 'period', summary.period)
  setText(card, 'monthly', summary.monthly)
  fillContents(card, summary)
  const link = card.querySelector('a')!
  link.href = `/payment?planId=${encodeURIComponent(plan.id)}`
  setText(link, 'action', texts.pricing.selectPlan(plan.name))
  return card
}

function fillContents(card: HTMLElement, { contents }: PlanSummary) {
  const line = card.querySelector('[data-slot="line"]')!
  const lines = contents.map(({ text, note }) => {
    const copy = line.cloneNode(true) as HTMLElement
    setText(copy, 'text', text)
    setText(copy, 'note', note)
    return copy
  })
  line.replaceWith(...lines)
}

/** Sets the text of a slot; removes the slot if there is none. */
function setText(card: Element, slot: string, text: string | undefined) {
  const place = card.querySelector(`[data-slot="${slot}"]`)
  if (text === undefined) place?.remove()
  else if (place) place.textContent = text
}
