/** The one ornament: concentric arcs, a bell that has just rung. In the logo with its amber dot, elsewhere without. */
interface ArcsProps {
  className?: string
  /** The amber dot: something rings. */
  dot?: boolean
  /** Opens once, when something rings. */
  ringing?: boolean
}

/** Three arcs in the text's colour; width and colour come from the class. */
export function Arcs({ className, dot = false, ringing = false }: ArcsProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      data-ringing={ringing || undefined}
    >
      <g stroke="currentColor" strokeWidth="3.5" strokeLinecap="round">
        <path d="M4 38a20 20 0 0 1 40 0" />
        <path d="M11.5 38a12.5 12.5 0 0 1 25 0" opacity="0.75" />
        <path d="M19 38a5 5 0 0 1 10 0" opacity="0.5" />
      </g>
      {dot && <circle cx="38" cy="12" r="6" fill="var(--signal)" />}
    </svg>
  )
}
