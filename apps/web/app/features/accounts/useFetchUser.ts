import { useAppSelector } from '../../store.ts'
import { useMeQuery } from './api.ts'

/** Fetches the signed-in user when the browser has only a session or a user stored by an older version. */
export function useFetchUser() {
  const isComplete = useAppSelector(({ auth }) => typeof auth.user?.has_password === 'boolean')
  useMeQuery(undefined, { skip: isComplete })
}
