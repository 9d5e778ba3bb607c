import { Button } from '@mantine/core'
import { Arcs } from '../../components/Arcs.tsx'
import { shellTexts } from '../../shell/texts.ts'
import style from './FinalCall.module.css'
import { texts } from './texts.ts'

/** The last section, with a link to create an account. */
export function FinalCall() {
  return (
    <section className={style.call} aria-labelledby="final-call">
      <div className={style.inner}>
        <div className={style.words}>
          <h2 id="final-call" className={style.title}>
            {texts.finalCall.title}
          </h2>
          <p>{texts.finalCall.text}</p>
          <Button component="a" href="/signup" variant="next">
            {shellTexts.landing.createAccount}
          </Button>
        </div>
        <Arcs className={style.arcs} dot />
      </div>
    </section>
  )
}
