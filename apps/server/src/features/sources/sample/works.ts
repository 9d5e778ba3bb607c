/** What a kind of work consists of, and the sentences that generated sample posts end with. */

/** A kind of work that a sample post offers. */
export interface Work {
  category: string
  /** The title, with `{who}` and `{town}` in it. */
  title: string
  /** What the client needs, as it continues "and we …". */
  need: string
  /** Sentences about the work. A post has three of them. */
  details: readonly string[]
  skills: readonly string[]
  /** The lowest and the highest budget, in total or per hour. */
  pays: readonly [number, number]
  hourly?: boolean
}

/** The last sentences of posts. */
export const endings = [
  'Tell us how you would begin, and what you need from us.',
  'A few lines on similar work are worth more to us than a long list of skills.',
  'We answer everybody, usually within two days.',
  'Please name a rough price and when you could start.',
  'If something is unclear, ask before you write an offer.',
  'We would like to talk briefly on the phone before we decide.',
  'Start is possible at once; the end of next month would be fine.',
  'We have time, so good work goes before quick work.',
] as const
