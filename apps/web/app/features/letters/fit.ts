/** Decides what is said of a poor fit, and when another profile is worth a switch. */
import type { Fit } from '@gigbell/contract'

/** A profile is better if its score is higher by at least so much. */
const CLEARLY = 15

/** Reasons about the post alone, such as its age, say nothing of the profile. */
const aboutPost: readonly Fit['reasons'][number]['kind'][] = ['fresh', 'applicants', 'client']

/** Returns why the profile doesn't fit. */
export const misfits = ({ reasons }: Fit): string[] =>
  reasons.filter(({ good, kind }) => !good && !aboutPost.includes(kind)).map(({ text }) => text)

/** Returns the best fit if it is another profile's and clearly better. */
export const betterFit = (fit: Fit, best: Fit | null | undefined): Fit | undefined =>
  best && best.profile.id !== fit.profile.id && best.score >= fit.score + CLEARLY ? best : undefined
