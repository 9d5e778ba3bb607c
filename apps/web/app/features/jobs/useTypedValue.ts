import { useEffect, useEffectEvent, useState } from 'react'

/** The pause after the last letter before what was typed is taken (spec §9 "Job search debounce"). */
const PAUSE = 500

interface TypedValue {
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
export function useTypedValue(
  value: string,
  onTake: (text: string) => void,
  fits = (_text: string) => true,
): TypedValue {
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

  const differs = (wanted: string) => wanted !== value && fits(wanted)
  const pending = differs(text.trim())
  const take = (now = text) => {
    const wanted = now.trim()
    if (!differs(wanted)) return
    setTaken(wanted)
    onTake(wanted)
  }
  const takeLater = useEffectEvent(take)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => takeLater(), PAUSE)
    return () => clearTimeout(timer)
  }, [text, pending])

  return { text, type: setText, take, pending }
}
