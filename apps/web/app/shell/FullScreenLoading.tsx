import { Arcs } from '../components/Arcs.tsx'
import { copy } from '../copy.ts'
import style from './fullScreen.module.css'

/** The specification's full-screen wait. Fades in late, so that a quick answer shows nothing of it. */
export function FullScreenLoading() {
  return (
    <main className={style.screen} aria-busy="true">
      <div className={style.late} role="status">
        <Arcs className={style.arcs} />
        <p>{copy.guard.loading}</p>
      </div>
    </main>
  )
}
