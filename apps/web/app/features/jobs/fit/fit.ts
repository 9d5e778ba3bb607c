/** Chooses what is said about a fit. The reasons are in the server's words, best ones first. */
import type { Fit } from '@gigbell/contract'

/** Below this score a letter rarely has anything to say that the post asks for. */
const POOR = 40

/** Returns whether the person should know about a poor fit before a letter is written. */
export const isPoorFit = ({ score }: Pick<Fit, 'score'>): boolean => score < POOR

/** Returns the reason to show where there is space for one: why the job fits, or why it doesn't. */
export function findMainReason(fit: Fit): Fit['reasons'][number] | undefined {
  const wanted = !isPoorFit(fit)
  return fit.reasons.find(({ good }) => good === wanted) ?? fit.reasons[0]
}

/** Returns the reasons for a fit before those against it. */
export const sortReasons = ({ reasons }: Fit): Fit['reasons'] =>
  reasons.toSorted((one, other) => Number(other.good) - Number(one.good))
