/** Five partners' marks in a carousel (spec §2, §9): centred, looping, moving by itself, with a button that stops it. */

import { useEffect, useRef, useState } from 'react'
import { PauseIcon, PlayIcon } from '../../components/icons.ts'
import type { Carousel } from './carousel.ts'
import style from './Partners.module.css'
import { partners } from './partnerMarks.tsx'
import { texts } from './texts.ts'

/** Far enough ahead that it moves before anybody looks at it. */
const AHEAD = '600px'

/** The strip. Its code is fetched when the strip comes near; until then it stands still. */
export function Partners() {
  const viewport = useRef<HTMLDivElement>(null)
  const carousel = useRef<Carousel>(null)
  const [moving, setMoving] = useState<boolean>()

  useEffect(() => {
    const place = viewport.current
    if (!place) return
    let gone = false
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        const { startCarousel } = await import('./carousel.ts')
        if (gone) return
        carousel.current = startCarousel(place)
        setMoving(carousel.current.moving())
      },
      { rootMargin: AHEAD },
    )
    near.observe(place)
    return () => {
      gone = true
      near.disconnect()
      carousel.current?.end()
    }
  }, [])

  function toggle() {
    const started = carousel.current
    if (!started) return
    if (moving) started.stop()
    else started.move()
    setMoving(!moving)
  }

  return (
    <section className={style.partners} aria-label={texts.partners.label}>
      <p className={style.caption}>{texts.partners.note}</p>
      <div ref={viewport} className={style.viewport}>
        <ul className={style.track}>
          {/* A loop needs more slides than are in view; the second five are not read out. */}
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
      <button
        type="button"
        className={style.toggle}
        disabled={moving === undefined}
        aria-label={moving === false ? texts.partners.move : texts.partners.pause}
        onClick={toggle}
      >
        {moving === false ? <PlayIcon /> : <PauseIcon />}
      </button>
    </section>
  )
}
