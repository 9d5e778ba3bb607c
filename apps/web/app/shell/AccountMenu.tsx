import { type ComponentProps, startTransition, useState } from 'react'
import { lazyComponent, WhenLoaded } from '../components/WhenLoaded.tsx'
import { AccountButton } from './AccountButton.tsx'

// Loaded on demand: menus have 25 kB, compressed, that no first screen needs.
const OpenedAccountMenu = lazyComponent(
  async () => (await import('./OpenedAccountMenu.tsx')).OpenedAccountMenu,
)

/** The person's initials in the header, with a menu that is loaded when it is first opened. */
export function AccountMenu(props: ComponentProps<typeof OpenedAccountMenu>) {
  const [wanted, setWanted] = useState(false)
  return (
    <WhenLoaded>
      {wanted ? (
        <OpenedAccountMenu {...props} />
      ) : (
        <AccountButton
          aria-haspopup="menu"
          aria-expanded={false}
          // The button stays while the menu is loading.
          onClick={() => startTransition(() => setWanted(true))}
        />
      )}
    </WhenLoaded>
  )
}
