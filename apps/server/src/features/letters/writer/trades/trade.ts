/**
 * The shape of a trade: what an experienced person in it would remark about a post, and questions whose answers would
 * change the plan. A remark names a risk, an order of steps or a choice. It is used only if `when` matches the post.
 */

/** A sentence that shows that a task was understood. It is true of every post of the trade that `when` matches. */
export interface Remark {
  when: RegExp
  /** What the post must say as well, anywhere, for the sentence to be true of it. */
  needs?: RegExp
  /** The remark does not fit posts that say this. */
  unless?: RegExp
  /** The remark is true of most posts of its kind, and used only if no other one fits. */
  isGeneral?: true
  says: string
}

/** A question whose answer changes the plan. It is not asked if the post already answers it (`unless`). */
export interface TradeQuestion {
  when?: RegExp
  unless: RegExp
  asks: string
}

/** A trade, recognized by the words of a post. Its remarks and questions are listed with the most valuable first. */
export interface Trade {
  name: string
  is: RegExp
  /** The trade decides what a post is about, whatever tools the post names: a course about Azure is teaching. */
  leads?: true
  /** The trade is named in posts of many other trades as their platform. */
  platform?: true
  /** Posts that use the words of the trade for something else. */
  isNot?: RegExp
  /** A remark that is true of every task of the trade, for posts that no other one fits. */
  always?: string
  /** What is said to a team that looks for a person and describes no task. */
  position?: string
  remarks: Remark[]
  questions: TradeQuestion[]
}
