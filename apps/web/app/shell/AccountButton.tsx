import { VisuallyHidden } from '@mantine/core'
import type { ComponentProps } from 'react'
import { initials, joinNames } from '../components/initials.ts'
import { useAppSelector } from '../store.ts'
import style from './AccountMenu.module.css'
import { shellTexts } from './texts.ts'

/** The button with the person's initials, which opens the account menu. */
export function AccountButton(props: ComponentProps<'button'>) {
  const user = useAppSelector(({ auth }) => auth.user)
  const name = joinNames(user?.first_name, user?.last_name)
  return (
    <button type="button" className={style.avatar} {...props}>
      <span className={style.initials}>{initials(user?.first_name, user?.last_name)}</span>
      <VisuallyHidden>{`${shellTexts.account}: ${name || user?.email || ''}`}</VisuallyHidden>
    </button>
  )
}
