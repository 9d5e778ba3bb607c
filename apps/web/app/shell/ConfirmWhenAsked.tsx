import { OnDemand } from '../components/OnDemand.tsx'
import { late } from '../components/WhenLoaded.tsx'
import { useAppSelector } from '../store.ts'

const ConfirmIdentity = late(
  async () => (await import('../features/accounts/ConfirmIdentity.tsx')).ConfirmIdentity,
)

/** The dialog that confirms the person's identity, loaded when a call first requires it. */
export function ConfirmWhenAsked() {
  const asked = useAppSelector(({ confirmation }) => confirmation.asked)
  return <OnDemand wanted={asked}>{(opened) => <ConfirmIdentity opened={opened} />}</OnDemand>
}
