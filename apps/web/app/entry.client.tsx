/** Takes over the page that was rendered at build, as a transition: bit by bit, with pauses for who is using it. */
import { StrictMode, startTransition } from 'react'
import { HydratedRouter } from 'react-router/dom'
import { hydrate } from './hydrate.ts'

startTransition(() => {
  hydrate(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
