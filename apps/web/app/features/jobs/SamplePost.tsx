import { titled } from '../../components/title.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { texts } from './texts.ts'

const words = texts.samplePost

export const meta = () => titled(words.title)

/** The page that "Apply on Sample" opens: it explains that sample posts have no marketplace. */
export default function SamplePost() {
  return (
    <PlainPage title={words.title}>
      <p>{words.text}</p>
    </PlainPage>
  )
}
