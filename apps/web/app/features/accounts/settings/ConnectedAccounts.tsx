/** Connects and disconnects provider accounts, and shows the result of a redirect to a provider. */

import type { Connection, Provider } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../../api.ts'
import { ErrorState, StaleNotice } from '../../../components/ErrorState.tsx'
import { Skeleton, SkeletonLine } from '../../../components/Skeleton.tsx'
import sectionStyle from '../../../components/section.module.css'
import { longDate } from '../../../components/time.ts'
import {
  signInErrorText,
  useConnectionsQuery,
  useConnectMutation,
  useDisconnectMutation,
  useProvidersQuery,
} from '../providers.ts'
import { texts as accountTexts } from '../texts.ts'
import { texts } from './texts.ts'

const connectionTexts = texts.connections

interface Notice {
  text: string
  failed: boolean
}

/** All providers, connected or not. */
export function ConnectedAccounts() {
  const [notice, setNotice] = useCallbackNotice()
  const connections = useConnectionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const providers = useProvidersQuery()
  const { data, isError, error, isFetching, refetch } = connections

  if (!data && isError)
    return (
      <ErrorState
        text={messageOf(error, connectionTexts.failedLoad)}
        onRetry={refetch}
        retrying={isFetching}
      />
    )
  if (!data || providers.isLoading) {
    return (
      <Skeleton label={connectionTexts.waiting} className={sectionStyle.section}>
        <SkeletonLine width="60%" lines={3} />
        <SkeletonLine width="60%" lines={3} />
      </Skeleton>
    )
  }
  const known = providers.data ?? []
  // A connected provider that is no longer available can still be disconnected.
  const others = data.filter(({ provider }) => !known.some((one) => one.provider === provider))
  return (
    <section className={sectionStyle.section} aria-label={texts.tabs.connected}>
      {isError && <StaleNotice text={messageOf(error, connectionTexts.failedLoad)} onRetry={refetch} />}
      <p className={sectionStyle.quiet}>{connectionTexts.lead}</p>
      <p
        role={notice?.failed ? 'alert' : 'status'}
        className={notice?.failed ? sectionStyle.error : sectionStyle.done}
      >
        {notice?.text}
      </p>
      <ul className={sectionStyle.list}>
        {known.map(({ provider, label, ready }) => (
          <ProviderRow
            key={provider}
            provider={provider}
            name={label}
            ready={ready}
            connection={data.find((one) => one.provider === provider)}
            onNotice={setNotice}
          />
        ))}
        {others.map((connection) => (
          <ProviderRow
            key={connection.provider}
            provider={connection.provider}
            name={nameOf(connection.provider)}
            ready={false}
            connection={connection}
            onNotice={setNotice}
          />
        ))}
      </ul>
    </section>
  )
}

interface ProviderRowProps {
  provider: string
  name: string
  ready: boolean
  connection: Connection | undefined
  onNotice: (notice: Notice | undefined) => void
}

function ProviderRow({ provider, name, ready, connection, onNotice }: ProviderRowProps) {
  const [connect, connecting] = useConnectMutation()
  const [disconnect, disconnecting] = useDisconnectMutation()
  const error = connecting.error ?? disconnecting.error

  async function startConnecting() {
    onNotice(undefined)
    const { data: url } = await connect(provider as Provider)
    if (url) window.location.assign(url)
  }

  async function endConnection() {
    onNotice(undefined)
    const answer = await disconnect(provider)
    if (!answer.error) onNotice({ text: connectionTexts.disconnected(name), failed: false })
  }

  return (
    <li className={sectionStyle.row}>
      <div className={sectionStyle.rowText}>
        <p className={sectionStyle.name}>{name}</p>
        <p className={sectionStyle.quiet}>
          {connection && connectionTexts.since(connection.label, longDate(connection.connected_at))}
          {!connection && (ready ? connectionTexts.none : connectionTexts.notSetUp)}
        </p>
        {connection?.sign_in_again && (
          <p className={sectionStyle.quiet}>{texts.reading.signInAgainText(name)}</p>
        )}
        <p role="alert" className={sectionStyle.error}>
          {error && messageOf(error, connectionTexts.failed)}
        </p>
      </div>
      {connection?.sign_in_again && ready && (
        <Button
          onClick={startConnecting}
          loading={connecting.isLoading || connecting.isSuccess}
          aria-label={`${texts.reading.signInAgain}: ${name}`}
        >
          {texts.reading.signInAgain}
        </Button>
      )}
      {connection && (
        <Button
          onClick={endConnection}
          loading={disconnecting.isLoading}
          aria-label={`${texts.disconnect} ${name}`}
        >
          {texts.disconnect}
        </Button>
      )}
      {!connection && ready && (
        <Button
          onClick={startConnecting}
          loading={connecting.isLoading || connecting.isSuccess}
          aria-label={`${connectionTexts.connect} ${name}`}
        >
          {connectionTexts.connect}
        </Button>
      )}
    </li>
  )
}

/** Reads the result of a redirect from the address and removes it (`?connected=`, `?connect_error=`). */
function useCallbackNotice() {
  const [address, setAddress] = useSearchParams()
  const [notice, setNotice] = useState(() => noticeOf(address))

  useEffect(() => {
    if (!address.has('connected') && !address.has('connect_error')) return
    setAddress({ tab: 'connected' }, { replace: true, preventScrollReset: true })
  }, [address, setAddress])

  return [notice, setNotice] as const
}

function noticeOf(address: URLSearchParams): Notice | undefined {
  const provider = address.get('connected')
  if (provider !== null) return { text: connectionTexts.connected(nameOf(provider)), failed: false }
  const fault = address.get('connect_error')
  if (fault === null) return undefined
  if (fault === 'other_account') return { text: connectionTexts.otherAccount, failed: true }
  if (fault === 'cancelled') return { text: connectionTexts.cancelled, failed: true }
  return { text: signInErrorText(fault), failed: true }
}

function nameOf(provider: string): string {
  const names: Record<string, string> = { ...accountTexts.providers.names, telegram: 'Telegram' }
  return Object.hasOwn(names, provider) ? names[provider]! : provider
}
