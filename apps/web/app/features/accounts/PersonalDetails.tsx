/** The personal details of the signed-in person, editable in place. */

import type { User } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ErrorState, StaleNotice } from '../../components/ErrorState.tsx'
import { EditIcon } from '../../components/icons.ts'
import { initials, joinNames } from '../../components/initials.ts'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { useAppSelector } from '../../store.ts'
import { useMeQuery } from './api.ts'
import { hasPersonDraft, PersonalDetailsForm } from './PersonalDetailsForm.tsx'
import { SendVerification } from './SendVerification.tsx'
import { texts } from './texts.ts'
import style from './ViewProfile.module.css'

const personTexts = texts.person

/** Shows the details from the login immediately and refreshes them. */
export function PersonalDetails() {
  const { isError, isFetching, refetch } = useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true, // the email is verified in another tab
  })
  const user = useAppSelector(({ auth }) => auth.user)
  if (!user && isError)
    return <ErrorState text={personTexts.failed} onRetry={refetch} retrying={isFetching} />
  if (!user) {
    return (
      <Skeleton label={personTexts.waiting} className={style.card}>
        <SkeletonLine width="40%" lines={2} />
        <SkeletonLine width="60%" />
      </Skeleton>
    )
  }
  return (
    <>
      {isError && <StaleNotice text={personTexts.failed} onRetry={refetch} />}
      <Person key={user.id} user={user} />
    </>
  )
}

function Person({ user }: { user: User }) {
  const [editing, setEditing] = useState(hasPersonDraft)
  const [saved, setSaved] = useState(false)
  const name = joinNames(user.first_name, user.last_name)

  function edit() {
    setSaved(false)
    setEditing(true)
  }

  return (
    <section className={style.card} aria-label={personTexts.title}>
      <div className={style.avatar} aria-hidden="true">
        {initials(user.first_name, user.last_name)}
      </div>
      <div className={style.facts}>
        {editing ? (
          <PersonalDetailsForm
            user={user}
            onDone={(changed) => {
              setEditing(false)
              setSaved(changed)
            }}
          />
        ) : (
          <dl className={style.facts}>
            <div>
              <dt>{personTexts.name}</dt>
              <dd>{name || personTexts.none}</dd>
            </div>
            <div>
              <dt>{personTexts.mobile}</dt>
              <dd>{user.mobile_number || personTexts.none}</dd>
            </div>
          </dl>
        )}
        {!editing && (
          <div className={style.edit}>
            <Button onClick={edit} leftSection={<EditIcon />}>
              {personTexts.edit}
            </Button>
            <p role="status" className={style.saved}>
              {saved && personTexts.saved}
            </p>
          </div>
        )}
        <dl className={style.address}>
          <dt>{personTexts.email}</dt>
          <dd>
            {user.email}{' '}
            {typeof user.email_verified === 'boolean' && (
              <span className={style.state} data-verified={user.email_verified}>
                {user.email_verified ? personTexts.verified : personTexts.notVerified}
              </span>
            )}
          </dd>
        </dl>
        {user.email_verified === false && <SendVerification label={personTexts.sendAgain} />}
      </div>
    </section>
  )
}
