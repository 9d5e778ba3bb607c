import type { Profile } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { EditIcon, TrashIcon } from '../../components/icons.tsx'
import { copy } from '../../copy.ts'
import style from './ProfileCard.module.css'

/** As many chips as say what somebody does; the rest is a number. */
const CHIPS = 8

interface ProfileCardProps {
  profile: Profile
  onEdit: () => void
  onDelete: () => void
}

/** One profile: its title, the beginning of its about text, its skills. */
export function ProfileCard({ profile, onEdit, onDelete }: ProfileCardProps) {
  const { title, about, skills } = profile
  const heading = useId()
  return (
    <article className={style.card} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {title}
      </h2>
      <p className={about ? style.about : style.none}>{about || copy.profiles.noAbout}</p>
      {skills.length > 0 && (
        <ul className={style.skills} aria-label={copy.profiles.fields.skills}>
          {skills.slice(0, CHIPS).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {skills.length > CHIPS && (
            <li className={style.more}>{copy.profiles.more(skills.length - CHIPS)}</li>
          )}
        </ul>
      )}
      <div className={style.actions}>
        <Button onClick={onEdit} leftSection={<EditIcon />} aria-describedby={heading}>
          {copy.profiles.edit}
        </Button>
        <Button variant="subtle" onClick={onDelete} leftSection={<TrashIcon />} aria-describedby={heading}>
          {copy.profiles.delete}
        </Button>
      </div>
    </article>
  )
}
