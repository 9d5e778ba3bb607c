import { lazy } from 'react'
import { OnDemand } from '../../parts/OnDemand.tsx'

const UpgradeModal = lazy(async () => ({ default: (await import('./UpgradeModal.tsx')).UpgradeModal }))

interface UpgradeOfferProps {
  opened: boolean
  onClose: () => void
}

/** The upgrade modal, fetched when it is first wanted. */
export function UpgradeOffer({ opened, onClose }: UpgradeOfferProps) {
  return <OnDemand wanted={opened}>{(open) => <UpgradeModal opened={open} onClose={onClose} />}</OnDemand>
}
