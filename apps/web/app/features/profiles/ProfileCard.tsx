import type { Profile } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { EditIcon, TrashIcon } from '../../components/icons.ts'
import style from './ProfileCard.module.css'
import { texts } from './texts.ts'

/** How many skills a card shows; the rest is counted. */
const MAX_CHIPS = 8

interface ProfileCardProps {
  profile: Profile
  onEdit: () => void
  onDelete: () => void
}

/** One profile: its title, the start of its about text, and its skills. */
export function ProfileCard({ profile, onEdit, onDelete }: ProfileCardProps) {
  const { title, about, skills } = profile
  const heading = useId()
  return (
    <article className={style.card} aria-labelledby={heading}>
      <h2 id={heading} className={style.title}>
        {title}
      </h2>
      <p className={about ? style.about : style.none}>{about || texts.noAbout}</p>
      {skills.length > 0 && (
        <ul className={style.skills} aria-label={texts.fields.skills}>
          {skills.slice(0, MAX_CHIPS).map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
          {skills.length > MAX_CHIPS && (
            <li className={style.more}>{texts.more(skills.length - MAX_CHIPS)}</li>
          )}
        </ul>
      )}
      <div className={style.actions}>
        <Button onClick={onEdit} leftSection={<EditIcon />} aria-describedby={heading}>
          {texts.edit}
        </Button>
        <Button variant="subtle" onClick={onDelete} leftSection={<TrashIcon />} aria-describedby={heading}>
          {texts.delete}
        </Button>
      </div>
    </article>
  )
}
