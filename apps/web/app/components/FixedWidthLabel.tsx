import style from './FixedWidthLabel.module.css'

interface FixedWidthLabelProps {
  /** All labels that may be shown. */
  labels: readonly string[]
  /** The label that is shown now. */
  current: string
}

/** A changing label that keeps the width of its longest variant, so that nothing next to it moves. */
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
