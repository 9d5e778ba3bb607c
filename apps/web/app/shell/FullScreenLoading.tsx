import { Arcs } from '../components/Arcs.tsx'
import style from './fullScreen.module.css'
import { shellTexts } from './texts.ts'

/** The specification's full-screen loading state. It fades in after a delay, so that quick answers don't show it. */
export function FullScreenLoading() {
  return (
    <main className={style.screen} aria-busy="true">
      <div className={style.delayed} role="status">
        <Arcs className={style.arcs} />
        <p>{shellTexts.guard.loading}</p>
      </div>
    </main>
  )
}
