import { Button } from '@mantine/core'
import { DismissButton } from '../components/DismissButton.tsx'
import { sharedTexts } from '../components/texts.ts'
import { texts } from '../features/accounts/texts.ts'
import style from './LandingHeader.module.css'
import { shellTexts } from './texts.ts'

/** The dialog that LOGIN opens, with a link to the login page (spec §2 "Public landing"). */
export function LoginDialog() {
  const { login } = texts
  return (
    <dialog id="login" className={style.login} aria-labelledby="login-title">
      <div className={style.loginContent}>
        <div className={style.loginHead}>
          <h2 id="login-title">{login.title}</h2>
          <DismissButton aria-label={sharedTexts.close} data-close />
        </div>
        <p className={style.loginText}>{shellTexts.landing.loginText}</p>
        <div className={style.loginButtons}>
          <Button component="a" href="/login" variant="next" autoFocus>
            {shellTexts.landing.loginNow}
          </Button>
          <p>
            {login.noAccount} <a href="/signup">{login.toSignUp}</a>
          </p>
        </div>
      </div>
    </dialog>
  )
}
