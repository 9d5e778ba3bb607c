import { titled } from '../components/title.ts'
import { copy } from '../copy.ts'
import { ErrorPage } from './ErrorPage.tsx'

export const meta = () => titled(copy.errors.notFound)

/** Any address that no screen answers; the server sends it with status 404. */
export default function NotFound() {
  return <ErrorPage />
}
