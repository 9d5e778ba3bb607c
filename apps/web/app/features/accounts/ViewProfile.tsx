/** The signed-in person as the server knows them; name and telephone can be changed in place. */
import type { User } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { copy } from '../../copy.ts'
import { Failed, Stale } from '../../parts/Failed.tsx'
import { EditIcon } from '../../parts/icons.tsx'
import { initials } from '../../parts/initials.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { Bone, Waiting } from '../../parts/Skeleton.tsx'
import { titled } from '../../parts/title.ts'
import { useAppSelector } from '../../store.ts'
import { useMeQuery } from './api.ts'
import { EditPerson, hasDraft } from './EditPerson.tsx'
import { SendVerification } from './SendVerification.tsx'
import { Download } from './settings/Download.tsx'
import style from './ViewProfile.module.css'

export const handle = { section: copy.shell.viewProfile }
export const meta = () => titled(copy.shell.viewProfile)

const words = copy.viewProfile

/** What is known from the login stands there at once; the answer brings it up to date. */
export default function ViewProfile() {
  const { isError, isFetching, refetch } = useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true, // verifying happens in another tab
  })
  const user = useAppSelector(({ auth }) => auth.user)
  return (
    <div className={style.page}>
      <PageTitle>{words.title}</PageTitle>
      {!user && isError && <Failed text={words.failed} onRetry={refetch} retrying={isFetching} />}
      {!user && !isError && (
        <Waiting label={words.waiting} className={style.card}>
          <Bone width="40%" lines={2} />
          <Bone width="60%" />
        </Waiting>
      )}
      {user && isError && <Stale text={words.failed} onRetry={refetch} />}
      {user && <Person key={user.id} user={user} />}
      <div className={style.ways}>
        <Button component={Link} to="/dashboard/settings">
          {words.changePassword}
        </Button>
        <Button component={Link} to="/dashboard/profile">
          {words.profiles}
        </Button>
      </div>
      <Download />
    </div>
  )
}

function Person({ user }: { user: User }) {
  const [editing, setEditing] = useState(hasDraft)
  const [saved, setSaved] = useState(false)
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')

  function edit() {
    setSaved(false)
    setEditing(true)
  }

  return (
    <section className={style.card} aria-label={words.title}>
      <div className={style.avatar} aria-hidden="true">
        {initials(user.first_name, user.last_name)}
      </div>
      <div className={style.facts}>
        {editing ? (
          <EditPerson
            user={user}
            onDone={(changed) => {
              setEditing(false)
              setSaved(changed)
            }}
          />
        ) : (
          <dl className={style.facts}>
            <div>
              <dt>{words.name}</dt>
              <dd>{name || words.none}</dd>
            </div>
            <div>
              <dt>{words.mobile}</dt>
              <dd>{user.mobile_number || words.none}</dd>
            </div>
          </dl>
        )}
        {!editing && (
          <div className={style.edit}>
            <Button onClick={edit} leftSection={<EditIcon />}>
              {words.edit}
            </Button>
            <p role="status" className={style.saved}>
              {saved && words.saved}
            </p>
          </div>
        )}
        <dl className={style.address}>
          <dt>{words.email}</dt>
          <dd>
            {user.email}{' '}
            {typeof user.email_verified === 'boolean' && (
              <span className={style.state} data-verified={user.email_verified}>
                {user.email_verified ? words.verified : words.notVerified}
              </span>
            )}
          </dd>
        </dl>
        {user.email_verified === false && <SendVerification label={words.sendAgain} />}
      </div>
    </section>
  )
}
