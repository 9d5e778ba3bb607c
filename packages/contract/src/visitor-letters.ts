/** A visitor's try of the letter writer on the wire: without an account, and nothing of it is stored. */
import { z } from 'zod'
import { AnsweredAsk, Flag, Trap } from './briefs.ts'
import { data, type Endpoint, text } from './endpoint.ts'

/** The limits of a visitor's texts, in characters; a post and the lines about oneself need a few words. */
export const visitorLetterLimits = {
  title: 200,
  post: { min: 40, max: 8000 },
  about: { min: 20, max: 2000 },
  name: 60,
} as const

/** A post, as it was chosen or pasted, and what the visitor says about themselves. */
export const VisitorLetterRequest = z.object({
  title: text('The title', { max: visitorLetterLimits.title }).default(''),
  post: text('The post', visitorLetterLimits.post),
  about: text('About you', visitorLetterLimits.about),
  name: text('Your name', { max: visitorLetterLimits.name }).default(''),
})
export type VisitorLetterRequest = z.output<typeof VisitorLetterRequest>

/** The letter, and what the post asks of applicants. */
export const VisitorLetter = z
  .object({ text: z.string(), asks: z.array(AnsweredAsk), traps: z.array(Trap), flags: z.array(Flag) })
  .meta({ id: 'VisitorLetter' })
export type VisitorLetter = z.infer<typeof VisitorLetter>

/** Endpoints of the visitor's try. */
export const visitorLetters = {
  write: {
    method: 'POST',
    path: '/api/public/letters/try',
    summary:
      'Writes a letter with the built-in writer, without an account; stores nothing and is limited by network address',
    who: 'anyone',
    body: VisitorLetterRequest,
    out: data(VisitorLetter),
    status: 200,
    errors: ['validation_failed', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>
