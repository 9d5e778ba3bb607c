import { expect, test } from 'vitest'
import { type Command, findCommands } from './command.ts'

const NoIcon = () => null
const commands = ['Jobs', 'Saved jobs', 'Use the dark appearance', 'Log out'].map(
  (label): Command => ({ id: label, label, Icon: NoIcon, run: () => {} }),
)
const labels = (text: string) => findCommands(commands, text).map(({ label }) => label)

test('finds commands by the beginnings of their words, in any order', () => {
  expect(labels('jobs')).toEqual(['Jobs', 'Saved jobs'])
  expect(labels('JO sa')).toEqual(['Saved jobs'])
  expect(labels('obs')).toEqual([])
  expect(labels('dark')).toEqual(['Use the dark appearance'])
})

test('finds all commands without a word', () => {
  expect(labels('  – ')).toHaveLength(commands.length)
})
