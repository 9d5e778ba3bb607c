import { Loader } from '@mantine/core'
import style from './forms.module.css'
import { texts } from './texts.ts'

/** The full-screen overlay during a sign-in with a provider (spec §2 "Login"). */
export function SignInOverlay() {
  return (
    <div className={style.overlay} role="alert">
      <h2>{texts.login.overlay}</h2>
      <Loader color="ink" />
      <p>{texts.login.overlayBusy}</p>
    </div>
  )
}
