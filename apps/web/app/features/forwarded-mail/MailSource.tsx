/** The tab of mail as a source, which is loaded when it is opened. */
import { lazyComponent, WhenLoaded } from '../../components/WhenLoaded.tsx'

const MailSourceSettings = lazyComponent(
  async () => (await import('./MailSourceSettings.tsx')).MailSourceSettings,
)

/** The settings of mail as a source. */
export function MailSource() {
  return (
    <WhenLoaded>
      <MailSourceSettings />
    </WhenLoaded>
  )
}
