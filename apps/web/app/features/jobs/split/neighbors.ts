/** Finds the job to select next in a list. Hidden jobs are lines in the list that cannot be selected. */

/** An item of a list, in the order in which it is shown. */
export interface ListItem {
  id: string
  /** The item is a line in the place of a hidden job. */
  isHidden: boolean
}

/** Returns the id of the nearest shown job after (`1`) or before (`-1`) an item, if there is one. */
export function findNeighbor(items: readonly ListItem[], id: string, step: 1 | -1): string | undefined {
  const at = items.findIndex((item) => item.id === id)
  const rest = step === 1 ? items.slice(at + 1) : items.slice(0, Math.max(at, 0)).reverse()
  return rest.find(({ isHidden }) => !isHidden)?.id
}

/** Returns the ids of the next shown jobs, whose texts are fetched ahead. */
export function findUpcoming(items: readonly ListItem[], id: string, count: number): string[] {
  const at = items.findIndex((item) => item.id === id)
  return items
    .slice(at + 1)
    .filter(({ isHidden }) => !isHidden)
    .slice(0, count)
    .map((item) => item.id)
}
