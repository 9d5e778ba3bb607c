import { OnDemand } from '../../components/OnDemand.tsx'
import { lazyComponent } from '../../components/WhenLoaded.tsx'

const UpgradeModal = lazyComponent(async () => (await import('./UpgradeModal.tsx')).UpgradeModal)

interface UpgradeOfferProps {
  opened: boolean
  onClose: () => void
}

/** The upgrade modal, loaded when it is first opened. */
export function UpgradeOffer({ opened, onClose }: UpgradeOfferProps) {
  return <OnDemand wanted={opened}>{(open) => <UpgradeModal opened={open} onClose={onClose} />}</OnDemand>
}
