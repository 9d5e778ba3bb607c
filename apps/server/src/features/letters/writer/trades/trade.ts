/**
 * The shape of a trade: what an experienced person of it would remark about a post, and the question that would
 * change the plan. A remark is a risk, an order or a choice; it is made only when the post says what `when` finds.
 */

/** A sentence that shows that a task was understood. It is true of every post of the trade that `when` matches. */
export interface Remark {
  when: RegExp
  /** The remark does not fit posts that say this. */
  unless?: RegExp
  says: string
}

/** A question whose answer changes the plan. It is not asked if the post already answers it (`unless`). */
export interface TradeQuestion {
  when?: RegExp
  unless: RegExp
  asks: string
}

/** A trade, recognized by the words of a post. Remarks and questions stand in the order of their value. */
export interface Trade {
  name: string
  is: RegExp
  /** The trade decides what a post is about, whatever tools it names: to teach Azure is teaching. */
  leads?: true
  /** The trade is named in posts of many other trades as their platform. */
  platform?: true
  /** Posts that use the words of the trade for something else. */
  isNot?: RegExp
  remarks: Remark[]
  questions: TradeQuestion[]
}
