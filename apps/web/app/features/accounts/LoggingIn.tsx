import { Loader } from '@mantine/core'
import { copy } from '../../copy.ts'
import style from './forms.module.css'

/** The full-screen overlay while a sign-in with a provider is under way (spec §2 "Login"). */
export function LoggingIn() {
  return (
    <div className={style.overlay} role="alert">
      <h2>{copy.login.overlay}</h2>
      <Loader color="ink" />
      <p>{copy.login.overlayBusy}</p>
    </div>
  )
}
