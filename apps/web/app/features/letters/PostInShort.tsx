import type { Job } from '@gigbell/contract'
import { useState } from 'react'
import { copy } from '../../copy.ts'
import { ChevronDownIcon } from '../../parts/icons.tsx'
import { RelativeTime } from '../../parts/RelativeTime.tsx'
import { blocksOf, budgetText } from '../jobs/index.ts'
import style from './PostInShort.module.css'

/** From here on there is room for the post beside the letter; below it stands folded above. */
const BESIDE = '(min-width: 64em)'

/** The post that is being answered, to be read while writing; it folds away. */
export function PostInShort({ job }: { job: Job }) {
  const [openAtFirst] = useState(() => window.matchMedia(BESIDE).matches)
  const facts = [
    job.type && copy.jobs.types[job.type],
    job.level && copy.job.role(job.level),
    budgetText(job),
  ].filter(Boolean)

  return (
    <details className={style.post} open={openAtFirst}>
      <summary className={style.summary}>
        <span className={style.kind}>{job.category_id}</span>
        <span className={style.fold}>
          <ChevronDownIcon />
        </span>
        <h2 className={style.title}>{job.title}</h2>
      </summary>
      {/* A region of its own that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={style.text} tabIndex={0} aria-label={copy.letter.post}>
        <p className={style.facts}>
          {facts.length > 0 && `${facts.join(' · ')} · `}
          <RelativeTime at={job.ts_publish} />
        </p>
        {blocksOf(job.description).map((block, at) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
          if (block.kind === 'paragraph') return <p key={at}>{block.text}</p>
          const items = block.items.map((item) =>
            typeof item === 'string' ? { text: item, number: undefined } : item,
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            <ul key={at} className={style.list}>
              {items.map(({ text, number }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the items of a list
                <li key={place} data-number={number}>
                  {text}
                </li>
              ))}
            </ul>
          )
        })}
        {job.skills.length > 0 && (
          <ul className={style.skills} aria-label={copy.job.skills}>
            {job.skills.map((skill) => (
              <li key={skill.id}>{skill.name}</li>
            ))}
          </ul>
        )}
      </section>
    </details>
  )
}
