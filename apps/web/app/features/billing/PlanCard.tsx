import type { Plan } from '@gigbell/contract'
import type { ReactNode } from 'react'
import { useServerSettingsQuery } from '../instance/index.ts'
import style from './PlanCard.module.css'
import { type PlanSummary, summarizePlan } from './planSummary.ts'
import { texts } from './texts.ts'

interface PlanCardProps {
  plan: Plan
  /** It is the person's current plan. */
  current?: boolean
  /** The heading level, one below that of the section. */
  heading?: 'h2' | 'h3'
  /** The button, or a text in its place. */
  children?: ReactNode
}

/** One plan: its name, price and what is in it. */
export function PlanCard({ plan, current = false, heading, children }: PlanCardProps) {
  const { data: server } = useServerSettingsQuery()
  const summary = summarizePlan(plan, server?.model_connected !== false)
  return (
    <PlanCardFrame name={plan.name} summary={summary} current={current} heading={heading}>
      {children}
    </PlanCardFrame>
  )
}

/** The markup of a card in which a script fills in each plan (static-pages/prices.ts). */
export function PlanCardTemplate({ children }: { children: ReactNode }) {
  return (
    <template>
      <li>
        <PlanCardFrame
          name=" "
          summary={{
            recommended: true,
            price: ' ',
            period: ' ',
            monthly: ' ',
            contents: [{ text: ' ', note: ' ' }],
          }}
        >
          {children}
        </PlanCardFrame>
      </li>
    </template>
  )
}

interface PlanCardFrameProps {
  name: string
  summary: PlanSummary
  current?: boolean
  heading?: 'h2' | 'h3' | undefined
  children: ReactNode
}

/** The card itself; `data-slot` names the places of its texts. */
function PlanCardFrame(props: PlanCardFrameProps) {
  const { name, summary, current = false, heading: Heading = 'h3', children } = props
  const { recommended, price, period, monthly, contents } = summary
  return (
    <article className={style.card} data-recommended={recommended || undefined} aria-label={name}>
      <header className={style.head}>
        <Heading className={style.name} data-slot="name">
          {name}
        </Heading>
        {current && <span className={style.badge}>{texts.plans.badgeCurrent}</span>}
        {!current && recommended && (
          <span className={style.recommended} data-slot="recommended">
            {texts.planCard.recommended}
          </span>
        )}
      </header>
      <div>
        <p className={style.price}>
          <span data-slot="price">{price}</span>{' '}
          <span className={style.period} data-slot="period">
            {period}
          </span>
        </p>
        {monthly && (
          <p className={style.note} data-slot="monthly">
            {monthly}
          </p>
        )}
      </div>
      <ul className={style.contents}>
        {contents.map(({ text, note }) => (
          <li key={text} data-slot="line">
            <span data-slot="text">{text}</span>
            {note && (
              <span className={style.note} data-slot="note">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={style.action}>{children}</div>
    </article>
  )
}

/** Says once, above the cards, that paid plans can't be bought on this server. */
export function NoPayments() {
  const { data: server } = useServerSettingsQuery()
  return server?.payments === 'none' && <p className={style.notice}>{texts.planCard.noPayments}</p>
}

/** The class of a list of cards of equal height, as many in a row as fit. */
export const planListClass = style.list

/** Cards of equal height, as many in a row as fit. */
export function PlanList({
  plans,
  children,
}: {
  plans: readonly Plan[]
  children: (plan: Plan) => ReactNode
}) {
  return (
    <ul className={style.list}>
      {plans.map((plan) => (
        <li key={plan.id}>{children(plan)}</li>
      ))}
    </ul>
  )
}
