/** The landing page (spec §2 "Public landing"): rendered at build. Prices come from the server, modals load on demand. */

import { publicMeta } from '../../components/publicMeta.ts'
import { sharedTexts } from '../../components/texts.ts'
import { About } from './About.tsx'
import { Blog } from './Blog.tsx'
import { Day } from './Day.tsx'
import { Figures } from './Figures.tsx'
import { FinalCall } from './FinalCall.tsx'
import { Hero } from './Hero.tsx'
import style from './Home.module.css'
import { LetterTry } from './LetterTry.tsx'
import { Newsletter } from './Newsletter.tsx'
import { Partners } from './Partners.tsx'
import { Pricing } from './Pricing.tsx'
import { Questions } from './Questions.tsx'
import { Stories } from './Stories.tsx'
import { texts } from './texts.ts'

export const meta = () =>
  publicMeta({
    title: `${sharedTexts.product} · ${texts.hero.title}`,
    description: texts.hero.lead,
    path: '/',
  })

/** The sections of the page. */
export default function Home() {
  return (
    <>
      <Hero />
      <div className={style.column}>
        <LetterTry />
        <Figures />
        <About />
        <Day />
        <Pricing />
        <Blog />
        <Stories />
      </div>
      <Partners />
      <div className={style.column}>
        <Newsletter />
        <Questions />
      </div>
      <FinalCall />
    </>
  )
}
