/** Asks for a confirmation of identity before a call that requires it is sent again (identityConfirmation.ts). */

import type { Provider } from '@gigbell/contract'
import { Button, Modal } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { fieldError, isCallFailure } from '../../api.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { PasswordField } from '../../components/PasswordField.tsx'
import { Skeleton, SkeletonLine } from '../../components/Skeleton.tsx'
import { sharedTexts } from '../../components/texts.ts'
import { confirmationEnded } from '../../identityConfirmation.ts'
import { storeRequestedPage } from '../../requestedPage.ts'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import style from './ConfirmIdentity.module.css'
import { FormError } from './FormError.tsx'
import { ProviderIcon } from './ProviderButtons.tsx'
import {
  type ProviderState,
  useConfirmByMutation,
  useConnectionsQuery,
  useProvidersQuery,
} from './providers.ts'
import { useConfirmMutation } from './settings/api.ts'
import { NoPassword } from './settings/NoPassword.tsx'
import { texts } from './texts.ts'
import { useFetchUser } from './useFetchUser.ts'

/** The dialog; closing it cancels the call. */
export function ConfirmIdentity({ opened }: { opened: boolean }) {
  const dispatch = useAppDispatch()
  const cancel = () => dispatch(confirmationEnded(false))
  return (
    <Modal opened={opened} onClose={cancel} title={texts.confirm.title} size="sm" withCloseButton={false}>
      <ConfirmationOptions onCancel={cancel} />
    </Modal>
  )
}

/** The password form and the connected providers; without either, a link to set a password. */
function ConfirmationOptions({ onCancel }: { onCancel: () => void }) {
  useFetchUser()
  const user = useAppSelector(({ auth }) => auth.user)
  const { ready, waiting, failed, refetch, retrying } = useReadyConnections()
  const withPassword = user?.has_password !== false
  const byMail = !withPassword && !waiting && !failed && ready.length === 0
  return (
    <div className={style.ways}>
      {withPassword && <p>{texts.confirm.byPassword}</p>}
      {!withPassword && ready.length > 0 && <p>{texts.confirm.byProvider}</p>}
      {withPassword && <PasswordForm email={user?.email ?? ''} onCancel={onCancel} />}
      {withPassword && ready.length > 0 && <p className={style.quiet}>{texts.confirm.orProvider}</p>}
      {ready.length > 0 && <Providers ready={ready} />}
      {!withPassword && waiting && (
        <Skeleton label={texts.confirm.waiting}>
          <SkeletonLine width="100%" lines={2} />
        </Skeleton>
      )}
      {!withPassword && failed && (
        <ErrorState text={texts.confirm.failed} onRetry={refetch} retrying={retrying} />
      )}
      {byMail && <NoPassword email={user.email} />}
      {!withPassword && <Button onClick={onCancel}>{sharedTexts.confirm.cancel}</Button>}
    </div>
  )
}

/** Buttons that redirect to a provider, which returns to the current page. */
function Providers({ ready }: { ready: ProviderState[] }) {
  const [confirmBy, { isLoading, isSuccess, error }] = useConfirmByMutation()

  async function leave(provider: Provider) {
    const { data: url } = await confirmBy(provider)
    if (!url) return
    const { pathname, search, hash } = window.location
    storeRequestedPage(pathname + search + hash)
    window.location.assign(url)
  }

  return (
    <>
      {ready.map(({ provider, label }) => (
        <Button
          key={provider}
          fullWidth
          leftSection={<ProviderIcon provider={provider} />}
          disabled={isLoading || isSuccess}
          onClick={() => leave(provider)}
        >
          {texts.login.with(label)}
        </Button>
      ))}
      <FormError error={error} />
    </>
  )
}

function PasswordForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const dispatch = useAppDispatch()
  const [password, setPassword] = useState('')
  const [confirm, { isLoading, error, reset }] = useConfirmMutation()
  const wrong = isCallFailure(error) && error.code === 'wrong_password' ? error.message : undefined
  const fault = fieldError(error, 'password') ?? wrong

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading || password === '') return
    const answer = await confirm(password)
    if (!answer.error) dispatch(confirmationEnded(true))
  }

  return (
    <form className={style.ways} onSubmit={submit}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        autoComplete="current-password"
        value={password}
        error={fault}
        data-autofocus
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          reset()
        }}
      />
      {!fault && <FormError error={error} />}
      <div className={style.buttons}>
        <Button onClick={onCancel}>{sharedTexts.confirm.cancel}</Button>
        <Button type="submit" variant="next" loading={isLoading} disabled={password === ''}>
          {texts.confirm.submit}
        </Button>
      </div>
    </form>
  )
}

/** Returns the connected providers that can sign in to this account. */
function useReadyConnections() {
  const connections = useConnectionsQuery()
  const providers = useProvidersQuery()
  const ready = (providers.data ?? []).filter(
    (one) => one.ready && connections.data?.some(({ provider }) => provider === one.provider),
  )
  const failing = [connections, providers].filter(({ data, isError }) => isError && !data)
  return {
    ready,
    waiting: connections.isLoading || providers.isLoading,
    failed: failing.length > 0,
    refetch: () => {
      for (const one of failing) one.refetch()
    },
    retrying: failing.some(({ isFetching }) => isFetching),
  }
}
