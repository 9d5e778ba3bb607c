/**
 * Code that is fetched when it is wanted (`late`), and the place where it will stand (`WhenLoaded`): where it can't be
 * fetched, offline or because a new release has other files, that place says so, and the rest of the screen stays.
 */

import { Button } from '@mantine/core'
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import style from './states.module.css'
import { sharedTexts } from './texts.ts'

/** It could not be fetched; what failed once stays so until `again` is called. */
class LoadFailed extends Error {
  again: () => void
  constructor(again: () => void, cause: unknown) {
    super('Code could not be fetched.', { cause })
    this.again = again
  }
}

/**
 * A component whose code is fetched when it is first rendered:
 * `late(async () => (await import('./Confirm.tsx')).Confirm)`.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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
  /** Stands there meanwhile. */
  waiting?: ReactNode
  /** It belongs to no place of its own, a dialog say: a failure is said at the bottom of the window. */
  apart?: boolean
}

interface State {
  failure?: unknown
  /** It was tried again. */
  tried: boolean
}

/** Around what `late` made. After a second failure only a reload can help: the files of this release may be gone. */
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
