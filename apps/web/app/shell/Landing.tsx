/** The public pages' frame: sticky header, the page, footer. */
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import style from './Landing.module.css'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Header and footer around the landing page, privacy, support and terms. */
export default function Landing() {
  useFocusedAnchor()
  return (
    <div className={style.page}>
      <SkipLink />
      <LandingHeader />
      <main id="content" tabIndex={-1} className={style.main}>
        <Outlet />
      </main>
      <LandingFooter />
    </div>
  )
}

/** Who follows an anchor goes on from there by keyboard too; the router alone would only scroll. */
function useFocusedAnchor() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same anchor followed again has another key
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
