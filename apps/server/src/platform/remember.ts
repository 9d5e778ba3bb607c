/**
 * Returns a function with the same results that remembers those of up to `size` texts, and then forgets all of them. A text
 * is read in several ways one after the other, so the results are asked for again soon.
 */
export function remember<Result>(size: number, read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = read(text)
    if (known.size >= size) known.clear()
    known.set(text, result)
    return result
  }
}
