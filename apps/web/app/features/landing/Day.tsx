/** Four moments of a day, each with the part of the product that it is about (spec §2 "Features"). */

import { type ReactNode, useState } from 'react'
import { LightButton } from '../../components/LightButton.tsx'
import { OnDemand } from '../../components/OnDemand.tsx'
import { late } from '../../components/WhenLoaded.tsx'
import { WhenReady } from '../../components/WhenReady.tsx'
import style from './Day.module.css'
import { FindsPicture, RingsPicture, WinsPicture, WritesPicture } from './DayPictures.tsx'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const DemoModal = late(async () => (await import('./DemoModal.tsx')).DemoModal)

const { title, lead, finds, rings, writes, wins } = texts.day

/** Finds, rings, writes, wins. */
export function Day() {
  const [trying, setTrying] = useState(false)
  return (
    <Section id="features" title={title} lead={lead}>
      <ol className={style.day}>
        <Strip {...finds} drawn={<FindsPicture />} />
        <Strip {...rings} drawn={<RingsPicture />} />
        <Strip {...writes} id="writes" drawn={<WritesPicture />}>
          <WhenReady>
            <LightButton onClick={() => setTrying(true)} aria-haspopup="dialog" className={style.try}>
              {texts.hero.tryAssistant}
            </LightButton>
          </WhenReady>
        </Strip>
        <Strip {...wins} drawn={<WinsPicture />} />
      </ol>
      <OnDemand wanted={trying}>
        {(open) => <DemoModal opened={open} onClose={() => setTrying(false)} />}
      </OnDemand>
    </Section>
  )
}

interface StripProps {
  id?: string
  time: string
  title: string
  text: string
  /** What the picture shows, for who doesn't see it. */
  picture: string
  drawn: ReactNode
  children?: ReactNode
}

function Strip({ id, time, title, text, picture, drawn, children }: StripProps) {
  return (
    <li id={id} tabIndex={id ? -1 : undefined} className={style.strip}>
      <p className={style.time}>{time}</p>
      <div className={style.words}>
        <h3 className={style.title}>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      <figure className={style.picture} role="img" aria-label={picture}>
        {drawn}
      </figure>
    </li>
  )
}
