/** Tests that background work gives way to urgent work. */
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWay, runUrgently } from './precedence.ts'

/** Urgent work that ends when it is told to. */
function startUrgentWork() {
  let end = () => {}
  const ended = runUrgently(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  return { ended, end: () => end() }
}

test('background work continues when the last urgent work has ended, also by an error', async () => {
  const [first, second] = [startUrgentWork(), startUrgentWork()]
  const steps: string[] = []
  const background = giveWay().then(() => steps.push('background'))
  first.end()
  await first.ended
  await setImmediate()
  steps.push('first ended')
  second.end()
  await Promise.all([second.ended, background])
  expect(steps).toEqual(['first ended', 'background'])

  await expect(runUrgently(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await giveWay()
})

test('urgent work that lasts does not stop background work', async () => {
  const lasting = startUrgentWork()
  await giveWay()
  lasting.end()
  await lasting.ended
})
