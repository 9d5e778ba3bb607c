import { useEffect, useEffectEvent, useState } from 'react'

/** The time after the last keystroke before the text is committed (spec §9 "Job search debounce"). */
const DEBOUNCE = 500

interface DebouncedField {
  /** The text of the field. */
  text: string
  type: (text: string) => void
  /** Commits the text, or another one, immediately. */
  take: (text?: string) => void
  /** The text differs from the value and is not committed yet. */
  pending: boolean
}

/**
 * A text field that commits its trimmed text by `onCommit` after a pause in typing, unless `isValid` rejects it. When
 * `value` changes from outside (Back, a link), the field follows; when it changes by a commit, later keystrokes stay.
 */
export function useDebouncedField(
  value: string,
  onCommit: (text: string) => void,
  isValid = (_text: string) => true,
): DebouncedField {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [taken, setTaken] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== taken) {
      setTaken(value)
      setText(value)
    }
  }

  const isNewValue = (wanted: string) => wanted !== value && isValid(wanted)
  const pending = isNewValue(text.trim())
  const take = (now = text) => {
    const wanted = now.trim()
    if (!isNewValue(wanted)) return
    setTaken(wanted)
    onCommit(wanted)
  }
  const commitLater = useEffectEvent(take)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => commitLater(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, pending])

  return { text, type: setText, take, pending }
}
