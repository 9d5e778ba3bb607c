import style from './SteadyLabel.module.css'

interface SteadyLabelProps {
  /** Every word that may stand here. */
  words: readonly string[]
  /** The one that stands here now. */
  now: string
}

/** The changing word of a button: it keeps the width of its longest, so that nothing beside it moves. */
export function SteadyLabel({ words, now }: SteadyLabelProps) {
  return (
    <span className={style.stack}>
      {words.map((word) => (
        <span key={word} className={word === now ? undefined : style.other}>
          {word}
        </span>
      ))}
    </span>
  )
}
