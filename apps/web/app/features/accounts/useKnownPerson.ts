import { useAppSelector } from '../../store.ts'
import { useMeQuery } from './api.ts'

/** Fetches who is signed in where the browser holds only the session, or the person as an older version kept them. */
export function useKnownPerson() {
  const known = useAppSelector(({ auth }) => typeof auth.user?.has_password === 'boolean')
  useMeQuery(undefined, { skip: known })
}
