import { useEffect, useState } from 'react'
import { Arcs } from '../../components/Arcs.tsx'
import { PuzzleIcon } from '../../components/icons.ts'
import { JobSummary } from '../../components/JobSummary.tsx'
import { LightAnchor, LightLink } from '../../components/LightButton.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { relativeTime } from '../../components/time.ts'
import style from './Hero.module.css'
import { bakery } from './sampleJob.ts'
import { texts } from './texts.ts'

/** The promise in one sentence, the two ways in, and the product at the moment it rings. */
export function Hero() {
  return (
    <section id="home" tabIndex={-1} className={style.hero}>
      <div className={style.inner}>
        <div className={style.words}>
          <PageTitle className={style.title}>{texts.hero.title}</PageTitle>
          <p className={style.lead}>{texts.hero.lead}</p>
          <div className={style.buttons}>
            <LightLink to="/signup" variant="next">
              {texts.hero.getStarted}
            </LightLink>
            <LightAnchor href="/extension" icon={<PuzzleIcon />}>
              {texts.hero.extension}
            </LightAnchor>
          </div>
        </div>
        <figure className={style.figure} role="img" aria-label={texts.hero.card}>
          <div className={style.bell}>
            <Arcs className={style.arcs} dot />
          </div>
          <JobSummary heading="p" time={<SecondsAgo />} isNew {...bakery} />
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
