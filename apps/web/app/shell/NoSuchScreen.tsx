import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Arcs } from '../components/Arcs.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { sharedTexts } from '../components/texts.ts'
import { titled } from '../components/title.ts'
import style from './fullScreen.module.css'

export const meta = () => titled(sharedTexts.errors.notFound)

/** An address under /dashboard that no screen answers: said inside the dashboard, where every way on is in reach. */
export default function NoSuchScreen() {
  return (
    <div className={style.message}>
      <Arcs className={style.arcs} />
      <PageTitle>{sharedTexts.errors.notFound}</PageTitle>
      <p>{sharedTexts.errors.notFoundText}</p>
      <Button component={Link} to="/dashboard" variant="next">
        {sharedTexts.errors.toDashboard}
      </Button>
    </div>
  )
}
