/** What the guards share: who is signed in, and the place that was asked for. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { arrivedAt, keepAskedPlace } from '../askedPlace.ts'
import { startListening } from '../listener.ts'
import { notePlaceOwner } from '../placeOwner.ts'
import { loggedOut } from '../session.ts'
import { useAppSelector } from '../store.ts'

/** How far a guard lets somebody: in, not yet, or back to the login or the plans. */
export type Passage = 'in' | 'waiting' | 'toLogin' | 'toPlans'

/**
 * Keeps the address behind a guard for whoever is sent away on the way to it, or whose session the server ends there,
 * and forgets it when they are in. Logging out keeps nothing.
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
