import { OnDemand } from '../components/OnDemand.tsx'
import { lazyComponent } from '../components/WhenLoaded.tsx'
import { useAppSelector } from '../store.ts'

const ConfirmIdentity = lazyComponent(
  async () => (await import('../features/accounts/ConfirmIdentity.tsx')).ConfirmIdentity,
)

/** The dialog that confirms the person's identity, loaded when a call first requires it. */
export function LazyConfirmIdentity() {
  const isRequested = useAppSelector(({ confirmation }) => confirmation.isRequested)
  return <OnDemand wanted={isRequested}>{(opened) => <ConfirmIdentity opened={opened} />}</OnDemand>
}
