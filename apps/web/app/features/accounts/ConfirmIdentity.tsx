/** Asks whether it is still the person who logged in, before a call that wants it is sent again (confirmation.ts). */
import type { Provider } from '@gigbell/contract'
import { Button, Modal } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { fieldError, isCallFailure } from '../../api.ts'
import { keepAskedPlace } from '../../askedPlace.ts'
import { confirmationEnded } from '../../confirmation.ts'
import { copy } from '../../copy.ts'
import { Password } from '../../parts/Password.tsx'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import style from './ConfirmIdentity.module.css'
import { FormError } from './FormError.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { startAddress, useConnectionsQuery, useProvidersQuery } from './providers.ts'
import { useConfirmMutation } from './settings/api.ts'
import { useKnownPerson } from './useKnownPerson.ts'
import { words } from './words.ts'

/** The dialog; closing it leaves what was wanted undone. */
export function ConfirmIdentity({ opened }: { opened: boolean }) {
  const dispatch = useAppDispatch()
  const cancel = () => dispatch(confirmationEnded(false))
  return (
    <Modal opened={opened} onClose={cancel} title={words.confirm.title} size="sm" withCloseButton={false}>
      <Ways onCancel={cancel} />
    </Modal>
  )
}

/** By the password, and by each provider that opens this account. */
function Ways({ onCancel }: { onCancel: () => void }) {
  useKnownPerson()
  const user = useAppSelector(({ auth }) => auth.user)
  const providers = useReadyConnections()
  const withPassword = user?.has_password !== false
  return (
    <div className={style.ways}>
      <p>{withPassword ? words.confirm.byPassword : words.confirm.byProvider}</p>
      {withPassword && <PasswordForm email={user?.email ?? ''} onCancel={onCancel} />}
      {withPassword && providers.length > 0 && <p className={style.quiet}>{words.confirm.orProvider}</p>}
      {providers.map(({ provider, label }) => (
        <Button
          key={provider}
          fullWidth
          leftSection={<ProviderMark provider={provider} />}
          onClick={() => signInAgain(provider)}
        >
          {copy.login.with(label)}
        </Button>
      ))}
      {!withPassword && <Button onClick={onCancel}>{copy.shell.cancel}</Button>}
    </div>
  )
}

function PasswordForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const form = useId()
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
    <form id={form} className={style.ways} onSubmit={submit}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Password
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
        <Button onClick={onCancel}>{copy.shell.cancel}</Button>
        <Button type="submit" variant="next" loading={isLoading} disabled={password === ''}>
          {words.confirm.submit}
        </Button>
      </div>
    </form>
  )
}

/** The providers that open this account and are set up here; chats open nothing. */
function useReadyConnections() {
  const { data: connections = [] } = useConnectionsQuery()
  const { data: providers = [] } = useProvidersQuery()
  return providers.filter(
    ({ provider, ready }) => ready && connections.some((one) => one.provider === provider),
  )
}

/** Leaves for the provider; the new session leads back to where the person is now. */
function signInAgain(provider: Provider) {
  const { pathname, search, hash } = window.location
  keepAskedPlace(pathname + search + hash)
  window.location.assign(startAddress(provider, undefined))
}
