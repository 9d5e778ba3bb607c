/** What the guards share: their decision, and storing the requested page. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { arrivedAt, keepAskedPlace } from '../askedPlace.ts'
import { startListening } from '../listener.ts'
import { notePlaceOwner } from '../placeOwner.ts'
import { loggedOut } from '../session.ts'
import { useAppSelector } from '../store.ts'

/** A guard's decision: show the page, wait, or redirect to the login or the plans. */
export type Passage = 'in' | 'waiting' | 'toLogin' | 'toPlans'

/**
 * Stores the current address when the guard redirects from it or the server ends the session there, and removes it when
 * the page is open. A logout stores nothing.
 */
export function useAskedPlace(passage: Passage): void {
  const { pathname, search, hash } = useLocation()
  const place = pathname + search + hash
  const [cameSignedOut] = useState(passage === 'toLogin')
  const visiting = passage === 'toLogin' && cameSignedOut
  const person = useAppSelector(({ auth }) => auth.user?.id)

  useEffect(() => {
    if (visiting) notePlaceOwner(null)
    else if (person) notePlaceOwner(person)
    if (passage === 'in') arrivedAt(place)
    else if (passage === 'toPlans' || visiting) keepAskedPlace(place)
  }, [passage, visiting, person, place])

  useEffect(
    () =>
      startListening({
        actionCreator: loggedOut,
        effect: ({ meta }) => {
          if (meta.expired) keepAskedPlace(place)
        },
      }),
    [place],
  )
}
