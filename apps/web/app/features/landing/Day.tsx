/** Four moments of a day, each with the part of the product that it is about (spec §2 "Features"). */

import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './Day.module.css'
import { AlertPicture, FindsPicture, WinsPicture, WritesPicture } from './DayPictures.tsx'
import { Section } from './Section.tsx'
import { texts } from './texts.ts'

const { title, lead, finds, alerts, writes, wins } = texts.day

/** What the product does, in four steps. */
export function Day() {
  return (
    <Section id="features" title={title} lead={lead}>
      <ol className={style.day}>
        <Strip {...finds} drawn={<FindsPicture />} />
        <Strip {...alerts} drawn={<AlertPicture />} />
        <Strip {...writes} id="writes" drawn={<WritesPicture />}>
          <Button className={style.try} aria-haspopup="dialog" data-app-dialog="demo" inert>
            {texts.hero.tryAssistant}
          </Button>
        </Strip>
        <Strip {...wins} drawn={<WinsPicture />} />
      </ol>
    </Section>
  )
}

interface StripProps {
  id?: string
  time: string
  title: string
  text: string
  /** The description of the picture for screen readers. */
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
