/** Tests that a batch loader combines calls, with and without a pause. */
import { expect, test, vi } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

test('calls that are made at the same time share one batch, and those made meanwhile the next', async () => {
  const batches: number[][] = []
  let finish = () => {}
  const load = createBatchLoader(async (keys: readonly number[]) => {
    batches.push([...keys])
    if (batches.length === 1)
      await new Promise<void>((resolve) => {
        finish = resolve
      })
    return keys.map((key) => key * 2)
  })
  const first = Promise.all([load(1), load(2)])
  await expect.poll(() => batches).toEqual([[1, 2]])
  const second = Promise.all([load(3), load(4)])
  finish()
  expect(await first).toEqual([2, 4])
  expect(await second).toEqual([6, 8])
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('with a pause the first call of a batch waits for others', async () => {
  vi.useFakeTimers()
  try {
    const batches: number[][] = []
    const load = createBatchLoader(async (keys: readonly number[]) => {
      batches.push([...keys])
      return [...keys]
    }, 50)
    const first = load(1)
    await vi.advanceTimersByTimeAsync(40)
    const second = load(2)
    expect(batches).toEqual([])
    await vi.advanceTimersByTimeAsync(10)
    expect(await Promise.all([first, second])).toEqual([1, 2])
    expect(batches).toEqual([[1, 2]])
  } finally {
    vi.useRealTimers()
  }
})
