/**
 * Parses a post's plain text into paragraphs and lists, so that list items are indented and screen readers count
 * them. Only list markers are removed from the text.
 */

/** A paragraph or a list; ordered items keep the post's numbers. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'numbers'; items: { number: number; text: string }[] }

/** A literal part of a post to mark: something that it asks, or a line to be careful with. */
export interface PostMark {
  quote: string
  kind: 'ask' | 'warning'
}

const bullet = /^\s{0,6}[-*•·–▪◦●]\s+(\S.*)$/u
const numbered = /^\s{0,6}(\d{1,3})[.)]\s+(\S.*)$/u

/** Returns the blocks of a text in order. */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let current: Block | undefined
  const add = (block: Block) => {
    blocks.push(block)
    current = block
  }

  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const item = bullet.exec(line)?.[1]
    const [, number, step] = numbered.exec(line) ?? []
    if (line.trim() === '') {
      current = undefined
    } else if (item !== undefined) {
      const list = current?.kind === 'bullets' ? current : lastListOf(blocks, 'bullets')
      if (list?.kind === 'bullets') list.items.push(item)
      else add({ kind: 'bullets', items: [item] })
      current = blocks.at(-1)
    } else if (number !== undefined && step !== undefined) {
      const list = current?.kind === 'numbers' ? current : lastListOf(blocks, 'numbers')
      if (list?.kind === 'numbers') list.items.push({ number: Number(number), text: step })
      else add({ kind: 'numbers', items: [{ number: Number(number), text: step }] })
      current = blocks.at(-1)
    } else if (current?.kind === 'paragraph') {
      current.text += `\n${line.trimEnd()}`
    } else if (current && /^\s{2,}/.test(line)) {
      continueItem(current, line.trim())
    } else {
      add({ kind: 'paragraph', text: line.trimEnd() })
    }
  }
  return blocks
}

/** Returns the last block when it is a list of this kind: many posts have blank lines between items. */
function lastListOf(blocks: Block[], kind: 'bullets' | 'numbers'): Block | undefined {
  const last = blocks.at(-1)
  return last?.kind === kind ? last : undefined
}

/** Adds an indented line to the last item of a list. */
function continueItem(list: Block, line: string) {
  if (list.kind === 'bullets') list.items.push(`${list.items.pop()}\n${line}`)
  else if (list.kind === 'numbers') {
    const last = list.items.at(-1)
    if (last) last.text += `\n${line}`
  }
}
