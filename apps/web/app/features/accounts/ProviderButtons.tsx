import type { Provider } from '@gigbell/contract'
import { Button, Loader } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { messageOf } from '../../api.ts'
import { sharedTexts } from '../../components/texts.ts'
import style from './forms.module.css'
import { startAddress, useProvidersQuery } from './providers.ts'
import { readReferralCode } from './referralCode.ts'
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
      window.location.assign(startAddress(provider, readReferralCode()))
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

/** The full-screen overlay during a sign-in with a provider (spec §2 "Login"). */
export function SignInOverlay() {
  return (
    <div className={style.overlay} role="alert">
      <h2>{texts.login.overlay}</h2>
      <Loader color="ink" />
      <p>{texts.login.overlayBusy}</p>
    </div>
  )
}

const paths: Record<Provider, string> = {
  google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053z',
  linkedin:
    'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455zM5.337 7.433a2.062 2.062 0 0 1-2.063-2.065 2.064 2.064 0 1 1 2.063 2.065m1.782 13.019H3.555V9h3.564zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0z',
  upwork:
    'M18.561 13.158c-1.102 0-2.135-.467-3.074-1.227l.228-1.076.008-.042c.207-1.143.849-3.06 2.839-3.06 1.492 0 2.703 1.212 2.703 2.703-.001 1.489-1.212 2.702-2.704 2.702m0-8.14c-2.539 0-4.51 1.649-5.31 4.366-1.22-1.834-2.148-4.036-2.687-5.892H7.828v7.112a2.551 2.551 0 0 1-2.547 2.548 2.55 2.55 0 0 1-2.545-2.548V3.492H0v7.112c0 2.914 2.37 5.303 5.281 5.303 2.913 0 5.283-2.389 5.283-5.303v-1.19c.529 1.107 1.182 2.229 1.974 3.221l-1.673 7.873h2.797l1.213-5.71c1.063.679 2.285 1.109 3.686 1.109 3 0 5.439-2.452 5.439-5.45 0-3-2.439-5.439-5.439-5.439',
}

/** The provider's logo in the text color. */
export function ProviderIcon({ provider }: { provider: Provider }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[provider]} />
    </svg>
  )
}
