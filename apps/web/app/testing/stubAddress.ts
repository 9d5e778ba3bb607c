/** The address of the app for tests without a browser, whose calls have addresses without a host. */
import { vi } from 'vitest'

const ADDRESS = 'https://app.example'

/** Gives `location` and `Request` the address. `vi.unstubAllGlobals` takes both back. */
export function stubAddress(): void {
  vi.stubGlobal('location', { href: `${ADDRESS}/` })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, ADDRESS), init)
      }
    },
  )
}
