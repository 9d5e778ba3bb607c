import { useEffect, useEffectEvent, useState } from 'react'

/** The pause after the last letter before what was typed is taken (spec §9 "Job search debounce"). */
const DEBOUNCE = 500

interface DebouncedField {
  /** What stands in the field. */
  text: string
  type: (text: string) => void
  /** Takes it, or another text, at once, without the pause. */
  take: (text?: string) => void
  /** True from the first letter that makes a difference until it is taken. */
  pending: boolean
}

/**
 * A field whose text becomes `value` after a pause in typing: `onTake` gets it trimmed. When `value` changes
 * by itself (Back, a link) the field follows; when it changes because of what was typed, later letters stay.
 * What `fits` refuses is not taken.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => commitLater(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, pending])

  return { text, type: setText, take, pending }
}
