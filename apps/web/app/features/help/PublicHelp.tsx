/** The answers outside the dashboard, for whoever is signed out or has no plan. */

import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './Help.module.css'
import Help from './Help.tsx'
import { texts } from './texts.ts'

export const meta = () =>
  publicMeta({
    title: `${texts.title} · ${sharedTexts.product}`,
    description: 'Answers to questions about Gigbell.',
    path: '/help',
  })

/** The dashboard's help page in the public pages' frame. */
export default function PublicHelp() {
  return (
    <div className={style.public}>
      <Help />
    </div>
  )
}
