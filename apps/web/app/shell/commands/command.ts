/** A command of the command menu, and how commands are found by their words. */
import type { ComponentType } from 'react'

/** A line of the command menu. */
export interface Command {
  id: string
  label: string
  /** A quiet addition to the label, such as the status of a letter. */
  note?: string
  Icon: ComponentType
  run: () => void
}

/** Commands under a heading. */
export interface CommandGroup {
  id: string
  title: string
  commands: readonly Command[]
}

/** Returns the commands whose labels have all words of a text, each from the beginning of a word. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = splitWords(text)
  return commands.filter(({ label }) => {
    const words = splitWords(label)
    return wanted.every((word) => words.some((one) => one.startsWith(word)))
  })
}

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
