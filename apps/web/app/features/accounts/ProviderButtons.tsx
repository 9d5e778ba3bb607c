import type { Provider } from '@gigbell/contract'
import { Button } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { messageOf } from '../../api.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './forms.module.css'
import { ProviderIcon } from './ProviderIcon.tsx'
import { startAddress, useProvidersQuery } from './providers.ts'
import { referralCode } from './referralCode.ts'
import { SignInOverlay } from './SignInOverlay.tsx'
import { texts } from './texts.ts'

const providers: Provider[] = ['google', 'linkedin', 'upwork']

interface ProviderButtonsProps {
  label: (provider: string) => string
  /** The error of the last sign-in, shown below the buttons. */
  problem?: string
}

/**
 * The three alternative sign-in buttons. A line below names the providers that are not available; the other buttons
 * redirect to the provider, under the specification's full-screen overlay.
 */
export function ProviderButtons({ label, problem: problemBefore = '' }: ProviderButtonsProps) {
  const { data: known, refetch } = useProvidersQuery()
  const [waiting, setWaiting] = useState<Provider>()
  const [redirecting, setRedirecting] = useState(false)
  const [problem, setProblem] = useState('')
  const note = useId()
  const unavailable = providers.filter((id) => known?.some((one) => one.provider === id && !one.ready))

  // Back restores the page with its overlay from the browser's cache: the overlay is removed then.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setRedirecting(false)
      setWaiting(undefined)
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [])

  async function signInWith(provider: Provider) {
    setWaiting(provider)
    setProblem('')
    // Fetches the providers again if the first fetch failed.
    const { data: states, error } = known ? { data: known, error: undefined } : await refetch()
    if (states?.some((one) => one.provider === provider && one.ready)) {
      setRedirecting(true)
      window.location.assign(startAddress(provider, referralCode()))
      return
    }
    setProblem(
      states
        ? texts.providers.notSetUp(texts.providers.names[provider])
        : messageOf(error, sharedTexts.errors.unreachable),
    )
    setWaiting(undefined)
  }

  return (
    <>
      <p className={style.or}>{texts.forms.or}</p>
      <fieldset className={style.ways} aria-label={texts.providers.otherWays}>
        {providers.map((id) => (
          <Button
            key={id}
            fullWidth
            justify="flex-start"
            loading={waiting === id}
            disabled={waiting !== undefined && waiting !== id}
            onClick={() => signInWith(id)}
            leftSection={<ProviderIcon provider={id} />}
            classNames={{ inner: style.way, label: style.wayLabel }}
            aria-describedby={unavailable.includes(id) ? note : undefined}
          >
            {label(texts.providers.names[id])}
          </Button>
        ))}
        {unavailable.length > 0 && (
          <p id={note} className={style.notSetUp}>
            {texts.providers.notSetUpHere(unavailable.map((id) => texts.providers.names[id]))}
          </p>
        )}
        <p role="alert" className={style.error}>
          {waiting ? '' : problem || problemBefore}
        </p>
      </fieldset>
      {redirecting && <SignInOverlay />}
    </>
  )
}
