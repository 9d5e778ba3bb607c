/** Terms and conditions: ten sections, one open at a time (spec §2). */

import { ChevronDownIcon } from '../../components/icons.ts'
import { PageTitle } from '../../components/PageTitle.tsx'
import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './Page.module.css'
import { sections } from './terms.ts'

export const meta = () =>
  publicMeta({
    title: `Terms and conditions · ${sharedTexts.product}`,
    description: 'What you and Gigbell promise each other, in ten short sections.',
    path: '/terms',
  })

/** The terms. The browser closes the other sections itself (`name`), which works without a script. */
export default function Terms() {
  return (
    <article className={style.page}>
      <PageTitle>Terms and conditions</PageTitle>
      <p className={style.lead}>What you and Gigbell promise each other, in ten short sections.</p>
      <div className={style.sections}>
        {sections.map(({ title, text }, number) => (
          <details key={title} name="terms" className={style.section} open={number === 0}>
            <summary>
              <h2>
                {number + 1}. {title}
              </h2>
              <ChevronDownIcon />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </article>
  )
}
