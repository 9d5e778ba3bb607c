import { Button } from '@mantine/core'
import { Arcs } from '../../components/Arcs.tsx'
import { PuzzleIcon } from '../../components/icons.ts'
import { JobSummary } from '../../components/JobSummary.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { relativeTime } from '../../components/time.ts'
import style from './Hero.module.css'
import { bakery } from './sampleJob.ts'
import { texts } from './texts.ts'

/** The sample job's age in seconds when the page opens. */
const AGE = 4

/** The product in one sentence, buttons to sign up and try it, and a sample notification. */
export function Hero() {
  return (
    <section id="home" tabIndex={-1} className={style.hero}>
      <div className={style.inner}>
        <div className={style.words}>
          <PageTitle className={style.title}>{texts.hero.title}</PageTitle>
          <p className={style.lead}>{texts.hero.lead}</p>
          <div className={style.buttons}>
            <Button component="a" href="/signup" variant="next">
              {texts.hero.getStarted}
            </Button>
            <Button component="a" href="/extension" leftSection={<PuzzleIcon />}>
              {texts.hero.extension}
            </Button>
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

/** The age of the sample job, which static-pages/visitor.ts updates every second. */
function SecondsAgo() {
  return <span data-seconds={AGE}>{relativeTime(new Date(0).toISOString(), AGE * 1000)}</span>
}
