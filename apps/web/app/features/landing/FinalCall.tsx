import { Arcs } from '../../components/Arcs.tsx'
import { LightLink } from '../../components/LightButton.tsx'
import { copy } from '../../copy.ts'
import style from './FinalCall.module.css'
import { words } from './words.ts'

/** The last word: the way to an account. */
export function FinalCall() {
  return (
    <section className={style.call} aria-labelledby="final-call">
      <div className={style.inner}>
        <div className={style.words}>
          <h2 id="final-call" className={style.title}>
            {words.finalCall.title}
          </h2>
          <p>{words.finalCall.text}</p>
          <LightLink to="/signup" variant="next">
            {copy.landing.createAccount}
          </LightLink>
        </div>
        <Arcs className={style.arcs} dot />
      </div>
    </section>
  )
}
