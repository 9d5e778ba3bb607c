import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** The finger must move so far before it is a swipe, in pixels. */
const SLOP = 10
/** A swipe must be so long to have an effect, in pixels. */
const MIN_LENGTH = 80
/** The element follows the finger no farther than this, in pixels. */
const MAX_OFFSET = 120

interface SwipeEffects {
  onLeft: () => void
  onRight: () => void
}

interface Touch {
  pointer: number
  x: number
  isSwipe: boolean
}

/**
 * Recognizes swipes to the left and to the right. The element must have `touch-action: pan-y`, so that the browser scrolls
 * vertically and reports the rest. Returns how far the element is moved, and its handlers.
 */
export function useSwipe({ onLeft, onRight }: SwipeEffects) {
  const touch = useRef<Touch | null>(null)
  const wasSwipe = useRef(false)
  const [offset, setOffset] = useState(0)

  const end = () => {
    touch.current = null
    setOffset(0)
  }
  const handlers = {
    onPointerDown({ pointerType, pointerId, clientX, isPrimary }: PointerEvent) {
      wasSwipe.current = false
      if (pointerType === 'touch' && isPrimary)
        touch.current = { pointer: pointerId, x: clientX, isSwipe: false }
    },
    onPointerMove({ pointerId, clientX, currentTarget }: PointerEvent) {
      if (touch.current?.pointer !== pointerId) return
      const moved = clientX - touch.current.x
      if (!touch.current.isSwipe && Math.abs(moved) < SLOP) return
      if (!touch.current.isSwipe) currentTarget.setPointerCapture(pointerId)
      touch.current.isSwipe = true
      setOffset(Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, moved)))
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      if (touch.current?.pointer !== pointerId) return
      const { x, isSwipe } = touch.current
      const moved = clientX - x
      end()
      wasSwipe.current = isSwipe
      if (!isSwipe || Math.abs(moved) < MIN_LENGTH) return
      if (moved < 0) onLeft()
      else onRight()
    },
    onPointerCancel: end,
    /** Where the finger is lifted at the end of a swipe, nothing is pressed. Clicks by keyboard have the detail 0. */
    onClickCapture(event: MouseEvent) {
      if (!wasSwipe.current || event.detail === 0) return
      wasSwipe.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
  return { offset, isFarEnough: Math.abs(offset) >= MIN_LENGTH, handlers }
}
