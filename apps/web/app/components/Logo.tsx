import { Arcs } from './Arcs.tsx'
import style from './Logo.module.css'
import { sharedTexts } from './texts.ts'

interface LogoProps {
  /** Where the name would take the room of something else: never shown, or not on the narrowest screens. */
  name?: 'always' | 'never' | 'wide'
}

/** Mark and name; a name that isn't shown is read out all the same. */
export function Logo({ name = 'always' }: LogoProps) {
  return (
    <span className={style.logo}>
      <Arcs className={style.mark} dot />
      <span className={style[name]}>{sharedTexts.product}</span>
    </span>
  )
}
