/** What a call to the pretend Stripe is, and how its parameters are held against what is known there. */

/** A call: form parameters as Stripe names them, `items[0][price_data][product]`. */
export interface Call {
  method: string
  path: string
  parameters: Record<string, string>
}

/** How a call fails: 500, HTML, `{}`, no answer at all, or the work done and the answer lost. */
export type Behaviour = 'error' | 'nonsense' | 'empty' | 'silence' | 'lost'

/** A "no" in Stripe's shape. */
export class Refused extends Error {
  readonly status: number
  readonly code: string | undefined
  constructor(status: number, message: string, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Refuses every parameter that isn't among `known`; indexes count as 0, and metadata may hold anything. */
export function onlyKnown(call: Call, known: string[]): void {
  for (const name of Object.keys(call.parameters)) {
    const plain = name.replace(/\[\d+\]/g, '[0]').replace(/^metadata\[\w+\]$/, 'metadata')
    if (!known.includes(plain))
      throw new Refused(400, `Received unknown parameter: ${name}`, 'parameter_unknown')
  }
}
