/** Shows the product's mark: three arcs and an amber dot. */
export function Logo() {
  return (
    <svg className="mark" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="3.5" strokeLinecap="round">
        <path d="M4 38a20 20 0 0 1 40 0" />
        <path d="M11.5 38a12.5 12.5 0 0 1 25 0" opacity="0.75" />
        <path d="M19 38a5 5 0 0 1 10 0" opacity="0.5" />
      </g>
      <circle cx="38" cy="12" r="6" fill="var(--signal)" />
    </svg>
  )
}
