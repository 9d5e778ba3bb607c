import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { requestedPage } from '../../requestedPage.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import style from './forms.module.css'
import { texts } from './texts.ts'

/** Explains to a logged-in person why signing in with a provider failed, with a link back. */
export function SignInErrorPage({ problem }: { problem: string }) {
  const email = useAppSelector(({ auth }) => auth.user?.email)
  return (
    <PlainPage title={texts.confirm.undoneTitle}>
      <p role="alert" className={style.error}>
        {problem}
      </p>
      <p>{email ? texts.confirm.stillLoggedIn(email) : texts.confirm.stillLoggedInUnnamed}</p>
      <Button component={Link} to={requestedPage() ?? '/dashboard'} replace variant="next" fullWidth>
        {texts.confirm.back}
      </Button>
    </PlainPage>
  )
}
