import { Button } from '@mantine/core'
import { useId } from 'react'
import { DiffText } from '../../../components/DiffText.tsx'
import style from './Letter.module.css'
import { texts } from './texts.ts'

interface ConflictChoiceProps {
  /** The text that is typed here. */
  text: string
  /** The stored text, which was changed elsewhere. */
  other: string
  /** Stores the text that is typed here. */
  onKeep: () => void
  /** Continues with the stored text. */
  onTake: () => void
}

/** Shows the stored text compared with the typed one, and asks which one stays. The typed one can still be edited. */
export function ConflictChoice({ text, other, onKeep, onTake }: ConflictChoiceProps) {
  const heading = useId()
  return (
    <section className={style.conflict} aria-labelledby={heading}>
      <div role="alert">
        <h3 id={heading} className={style.strong}>
          {texts.conflict.title}
        </h3>
        <p>{texts.conflict.text}</p>
      </div>
      <p className={style.label}>{texts.conflict.other}</p>
      <DiffText before={text} after={other} />
      <div className={style.actions}>
        <Button variant="next" onClick={onKeep}>
          {texts.conflict.keepMine}
        </Button>
        <Button onClick={onTake}>{texts.conflict.takeOther}</Button>
      </div>
    </section>
  )
}
