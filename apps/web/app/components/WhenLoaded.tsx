/**
 * Components whose code is loaded on demand (`lazyComponent`), and their loading and error states (`WhenLoaded`). When
 * the code can't be loaded, offline or because a new release has other files, the rest of the screen stays.
 */

import { Button } from '@mantine/core'
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import style from './states.module.css'
import { sharedTexts } from './texts.ts'

/** Code could not be loaded. React caches the failure until `again` is called. */
class LoadFailed extends Error {
  again: () => void
  constructor(again: () => void, cause: unknown) {
    super('Code could not be fetched.', { cause })
    this.again = again
  }
}

/** A component that is loaded when first rendered: `lazyComponent(async () => (await import('./Confirm.tsx')).Confirm)`. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        throw new LoadFailed(() => {
          Part = fetched()
        }, cause)
      }
    })
  let Part = fetched()
  return (props) => createElement(Part, props)
}

interface WhenLoadedProps {
  children: ReactNode
  /** Shown while the code is loading. */
  waiting?: ReactNode
  /** Shows the error at the bottom of the window, for content such as a dialog. */
  apart?: boolean
}

interface State {
  failure?: unknown
  /** Loading was retried. */
  tried: boolean
}

/**
 * Wraps a `lazyComponent`. After a second failure it offers a reload, as the files of this release may be gone, and Chromium
 * from version 150 on keeps the failure of a module until then.
 */
export class WhenLoaded extends Component<WhenLoadedProps, State> {
  override state: State = { tried: false }

  static getDerivedStateFromError(failure: unknown): Partial<State> {
    return { failure }
  }

  tryAgain = (failure: LoadFailed) => {
    failure.again()
    this.setState({ failure: undefined, tried: true })
  }

  override render() {
    const { children, waiting, apart } = this.props
    const { failure, tried } = this.state
    if (failure === undefined) return <Suspense fallback={waiting}>{children}</Suspense>
    if (!(failure instanceof LoadFailed)) throw failure
    return (
      <div role="alert" className={apart ? `${style.failed} ${style.apart}` : style.failed}>
        <p>{sharedTexts.errors.notLoaded}</p>
        {tried ? (
          <Button onClick={() => window.location.reload()}>{sharedTexts.errors.reload}</Button>
        ) : (
          <Button onClick={() => this.tryAgain(failure)}>{sharedTexts.errors.retry}</Button>
        )}
      </div>
    )
  }
}
