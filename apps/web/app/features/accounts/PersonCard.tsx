/** The signed-in person as the server knows them; name and phone can be changed in place. */

import type { User } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Failed, Stale } from '../../components/Failed.tsx'
import { EditIcon } from '../../components/icons.tsx'
import { initials } from '../../components/initials.ts'
import { Bone, Waiting } from '../../components/Skeleton.tsx'
import { useAppSelector } from '../../store.ts'
import { useMeQuery } from './api.ts'
import { EditPerson, hasDraft } from './EditPerson.tsx'
import { SendVerification } from './SendVerification.tsx'
import { texts } from './texts.ts'
import style from './ViewProfile.module.css'

const words = texts.person

/** What is known from the login is there at once; the answer brings it up to date. */
export function PersonCard() {
  const { isError, isFetching, refetch } = useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true, // verifying happens in another tab
  })
  const user = useAppSelector(({ auth }) => auth.user)
  if (!user && isError) return <Failed text={words.failed} onRetry={refetch} retrying={isFetching} />
  if (!user) {
    return (
      <Waiting label={words.waiting} className={style.card}>
        <Bone width="40%" lines={2} />
        <Bone width="60%" />
      </Waiting>
    )
  }
  return (
    <>
      {isError && <Stale text={words.failed} onRetry={refetch} />}
      <Person key={user.id} user={user} />
    </>
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
