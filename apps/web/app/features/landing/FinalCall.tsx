import { Arcs } from '../../components/Arcs.tsx'
import { LightLink } from '../../components/LightButton.tsx'
import { shellTexts } from '../../shell/texts.ts'
import style from './FinalCall.module.css'
import { texts } from './texts.ts'

/** The last word: the way to an account. */
export function FinalCall() {
  return (
    <section className={style.call} aria-labelledby="final-call">
      <div className={style.inner}>
        <div className={style.words}>
          <h2 id="final-call" className={style.title}>
            {texts.finalCall.title}
          </h2>
          <p>{texts.finalCall.text}</p>
          <LightLink to="/signup" variant="next">
            {shellTexts.landing.createAccount}
          </LightLink>
        </div>
        <Arcs className={style.arcs} dot />
      </div>
    </section>
  )
}
