import { sharedTexts } from '../components/texts.ts'
import { titled } from '../components/title.ts'
import { ErrorPage } from './ErrorPage.tsx'

export const meta = () => titled(sharedTexts.errors.notFound)

/** Shown for an unknown address; the server answers with status 404. */
export default function NotFound() {
  return <ErrorPage />
}
