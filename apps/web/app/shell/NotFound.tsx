import { sharedTexts } from '../components/texts.ts'
import { titled } from '../components/title.ts'
import { ErrorPage } from './ErrorPage.tsx'

export const meta = () => titled(sharedTexts.errors.notFound)

/** Any address that no screen answers; the server sends it with status 404. */
export default function NotFound() {
  return <ErrorPage />
}
