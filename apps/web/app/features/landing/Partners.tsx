import { PauseIcon, PlayIcon } from '../../components/icons.ts'
import style from './Partners.module.css'
import { partners } from './partnerMarks.tsx'
import { texts } from './texts.ts'

/**
 * Five partners' marks in a carousel (spec §2, §9): centered, looping, moving by itself, with a button that stops it
 * (static-pages/partners.ts). Without a script the strip is still.
 */
export function Partners() {
  return (
    <section className={style.partners} aria-label={texts.partners.label}>
      <p className={style.caption}>{texts.partners.note}</p>
      <div className={style.viewport} data-carousel>
        <ul className={style.track}>
          {/* A loop needs more slides than are in view; screen readers skip the second five. */}
          {[false, true].map((again) =>
            partners.map(({ name, mark }) => (
              <li key={`${name} ${again}`} className={style.slide} aria-hidden={again || undefined}>
                {mark}
                <span>{name}</span>
              </li>
            )),
          )}
        </ul>
      </div>
      <button type="button" className={style.toggle} disabled aria-label={texts.partners.pause}>
        <span className={style.pause}>
          <PauseIcon />
        </span>
        <span className={style.play}>
          <PlayIcon />
        </span>
      </button>
    </section>
  )
}
