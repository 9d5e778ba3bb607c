import { Arcs } from './Arcs.tsx'
import style from './Logo.module.css'
import { sharedTexts } from './texts.ts'

interface LogoProps {
  /** Whether the product's name is shown: `wide` hides it on the narrowest screens. */
  name?: 'always' | 'never' | 'wide'
}

/** The logo; screen readers read the name even when it is hidden. */
export function Logo({ name = 'always' }: LogoProps) {
  return (
    <span className={style.logo}>
      <Arcs className={style.mark} dot />
      <span className={style[name]}>{sharedTexts.product}</span>
    </span>
  )
}
