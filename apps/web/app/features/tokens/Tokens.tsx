/** The tab of personal tokens, whose content is loaded when the tab is opened. */
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'

const TokenSettings = lazyComponent(async () => (await import('./TokenSettings.tsx')).TokenSettings)

/** The settings of personal tokens. */
export function Tokens() {
  return (
    <WhenLoaded>
      <TokenSettings />
    </WhenLoaded>
  )
}
