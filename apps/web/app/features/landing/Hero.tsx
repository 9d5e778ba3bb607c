import { useEffect, useState } from 'react'
import { Arcs } from '../../components/Arcs.tsx'
import { PuzzleIcon } from '../../components/icons.tsx'
import { JobFace } from '../../components/JobFace.tsx'
import { LightAnchor, LightLink } from '../../components/LightButton.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { relativeTime } from '../../components/time.ts'
import { copy } from '../../copy.ts'
import style from './Hero.module.css'
import { bakery } from './sampleJob.ts'
import { words } from './words.ts'

/** The promise in one sentence, the two ways in, and the product at the moment it rings. */
export function Hero() {
  return (
    <section id="home" tabIndex={-1} className={style.hero}>
      <div className={style.inner}>
        <div className={style.words}>
          <PageTitle className={style.title}>{words.hero.title}</PageTitle>
          <p className={style.lead}>{words.hero.lead}</p>
          <div className={style.buttons}>
            <LightLink to="/signup" variant="next">
              {copy.landing.getStarted}
            </LightLink>
            <LightAnchor href="/extension" icon={<PuzzleIcon />}>
              {copy.landing.extension}
            </LightAnchor>
          </div>
        </div>
        <figure className={style.figure} role="img" aria-label={words.hero.card}>
          <div className={style.bell}>
            <Arcs className={style.arcs} dot ringing />
          </div>
          <JobFace heading="p" time={<SecondsAgo />} fresh {...bakery} />
        </figure>
      </div>
    </section>
  )
}

/** '4 seconds ago', counting on. */
function SecondsAgo() {
  const [seconds, setSeconds] = useState(4)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span>{relativeTime(new Date(0).toISOString(), seconds * 1000)}</span>
}
