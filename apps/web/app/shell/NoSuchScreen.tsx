import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Arcs } from '../components/Arcs.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { titled } from '../components/title.ts'
import { copy } from '../copy.ts'
import style from './fullScreen.module.css'

export const meta = () => titled(copy.errors.notFound)

/** An address under /dashboard that no screen answers: said inside the dashboard, where every way on is in reach. */
export default function NoSuchScreen() {
  return (
    <div className={style.message}>
      <Arcs className={style.arcs} />
      <PageTitle>{copy.errors.notFound}</PageTitle>
      <p>{copy.errors.notFoundText}</p>
      <Button component={Link} to="/dashboard" variant="next">
        {copy.errors.toDashboard}
      </Button>
    </div>
  )
}
