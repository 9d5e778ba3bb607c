/** What is known about a sentence besides its words. */
export interface DemandContext {
  /** Tells whether it wants a price, a time, a sample or a file. It is only called where this decides. */
  isMaterial: () => boolean
  /** Whether it is within a list of asks, or follows an ask. */
  isAmongAsks: boolean
}
