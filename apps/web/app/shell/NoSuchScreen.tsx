import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Arcs } from '../components/Arcs.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { sharedTexts } from '../components/texts.ts'
import { titled } from '../components/title.ts'
import style from './fullScreen.module.css'

export const meta = () => titled(sharedTexts.errors.notFound)

/** Shown for an unknown address under /dashboard, inside the dashboard with its navigation. */
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
