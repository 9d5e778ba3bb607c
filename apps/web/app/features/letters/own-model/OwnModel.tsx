/** The tab of a person's own model, whose form is loaded when the tab is opened. */
import { lazyComponent, WhenLoaded } from '../../../components/WhenLoaded.tsx'

const OwnModelSettings = lazyComponent(async () => (await import('./OwnModelSettings.tsx')).OwnModelSettings)

/** The settings of the person's own model. */
export function OwnModel() {
  return (
    <WhenLoaded>
      <OwnModelSettings />
    </WhenLoaded>
  )
}
