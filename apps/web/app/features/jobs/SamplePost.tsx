import { titled } from '../../components/title.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { texts } from './texts.ts'

const words = texts.samplePost

export const meta = () => titled(words.title)

/** Where "Apply on Sample" leads: sample posts have no marketplace behind them, and this page says so. */
export default function SamplePost() {
  return (
    <PlainPage title={words.title}>
      <p>{words.text}</p>
    </PlainPage>
  )
}
