import { type Insights, insightDimensions, MIN_LETTERS_FOR_RATE } from '@gigbell/contract'
import { useState } from 'react'
import { Disclosure } from '../../components/Disclosure.tsx'
import { areComparable, describeFinding } from './figures.ts'
import style from './Insights.module.css'
import { texts } from './texts.ts'

/**
 * What letters that won, and those that were answered, have in common. Without findings, the section says whether there
 * are too few letters.
 */
export function Findings({ insights: { findings, by } }: { insights: Insights }) {
  const [opened, setOpened] = useState(false)
  const isComparable = areComparable(insightDimensions.map((dimension) => by[dimension]))
  return (
    <section className={style.section} aria-labelledby="insights-shared">
      <h2 id="insights-shared" className={style.heading}>
        {texts.shared.title}
      </h2>
      {findings.length === 0 && (
        <p>{isComparable ? texts.shared.none : texts.shared.tooFew(MIN_LETTERS_FOR_RATE)}</p>
      )}
      <div className={style.columns}>
        {(['won', 'replied'] as const).map((stage) => (
          <FindingList
            key={stage}
            title={texts.shared[stage]}
            findings={findings.filter((one) => one.stage === stage)}
          />
        ))}
      </div>
      <Disclosure summary={texts.shared.method} open={opened} onToggle={setOpened}>
        <p className={style.method}>{texts.shared.methodText}</p>
      </Disclosure>
    </section>
  )
}

function FindingList({ title, findings }: { title: string; findings: Insights['findings'] }) {
  if (findings.length === 0) return null
  return (
    <div>
      <h3 className={style.subheading}>{title}</h3>
      <ul className={style.findings}>
        {findings.map((finding) => {
          const { sentence, figures } = describeFinding(finding)
          return (
            <li key={`${finding.by} ${finding.key}`}>
              <p dir="auto">{sentence}</p>
              <p className={style.quiet}>{figures}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
