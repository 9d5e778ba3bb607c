/** The marks of five fictional partners. */
import type { ReactNode } from 'react'

function Mark({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
      {children}
    </svg>
  )
}

export const partners = [
  {
    name: 'Halyard',
    mark: (
      <Mark>
        <path d="M9 3v26M9 5l16 15H9M9 25h18" />
      </Mark>
    ),
  },
  {
    name: 'Kontor',
    mark: (
      <Mark>
        <path d="M4 4h24v24H4zM12 4v24M12 16 28 4M12 16l16 12" />
      </Mark>
    ),
  },
  {
    name: 'Ostinato',
    mark: (
      <Mark>
        <path d="M3 16c3.2-12 6.4-12 9.6 0s6.4 12 9.6 0c1.6-6 3.9-9 6.8-8" />
        <circle cx="8" cy="26" r="2" fill="currentColor" stroke="none" />
        <circle cx="24" cy="26" r="2" fill="currentColor" stroke="none" />
      </Mark>
    ),
  },
  {
    name: 'Plumbline',
    mark: (
      <Mark>
        <path d="M16 2v15M16 17l-6 6 6 7 6-7zM6 5h20" />
      </Mark>
    ),
  },
  {
    name: 'Terrazzo',
    mark: (
      <Mark>
        <path d="M4 4h11l-4 9H4zM20 4h8v14l-9-6zM4 18l8 1 3 9H4zM20 21l8 3v4h-9z" strokeLinejoin="round" />
      </Mark>
    ),
  },
]
