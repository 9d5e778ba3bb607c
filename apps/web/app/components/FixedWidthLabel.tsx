import style from './FixedWidthLabel.module.css'

interface FixedWidthLabelProps {
  /** Every word that may stand here. */
  labels: readonly string[]
  /** The one that stands here now. */
  current: string
}

/** The changing word of a button: it keeps the width of its longest, so that nothing beside it moves. */
export function FixedWidthLabel({ labels: words, current: now }: FixedWidthLabelProps) {
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
