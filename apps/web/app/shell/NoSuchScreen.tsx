import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { copy } from '../copy.ts'
import { Arcs } from '../parts/Arcs.tsx'
import { PageTitle } from '../parts/PageTitle.tsx'
import { titled } from '../parts/title.ts'
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
