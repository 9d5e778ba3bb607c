import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { askedPlace } from '../../askedPlace.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { useAppSelector } from '../../store.ts'
import style from './forms.module.css'
import { words } from './words.ts'

/** Says to somebody logged in why signing in with a provider did nothing, before they go back to where they were. */
export function StillLoggedIn({ problem }: { problem: string }) {
  const email = useAppSelector(({ auth }) => auth.user?.email)
  return (
    <PlainPage title={words.confirm.undoneTitle}>
      <p role="alert" className={style.error}>
        {problem}
      </p>
      <p>{email ? words.confirm.stillLoggedIn(email) : words.confirm.stillLoggedInUnnamed}</p>
      <Button component={Link} to={askedPlace() ?? '/dashboard'} replace variant="next" fullWidth>
        {words.confirm.back}
      </Button>
    </PlainPage>
  )
}
