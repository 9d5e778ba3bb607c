/**
 * Measures the time from start to the first answer on existing data, after a stop and after a kill, and the memory of the
 * idle product.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createDataFolder, startProduct } from '../product-process.ts'
import { table } from './figures.ts'

export async function benchStart(): Promise<void> {
  const folder = createDataFolder()
  const settings = { DATA_DIR: folder.path, NODE_ENV: 'production', JOB_SOURCES: 'sample' }
  try {
    const first = await startProduct(settings)
    await first.stop()
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const product = await startProduct(settings)
      times.push(product.readyAfter)
      await product.stop()
    }
    const afterKill: number[] = []
    for (let round = 0; round < 5; round++) {
      await (await startProduct(settings)).kill()
      const product = await startProduct(settings)
      afterKill.push(product.readyAfter)
      await product.kill()
    }
    const product = await startProduct(settings)
    const begun = performance.now()
    await startProduct(settings).catch(() => {})
    const refusedAfter = performance.now() - begun
    await fetch(`${product.url}/readyz`)
    await new Promise((resolve) => setTimeout(resolve, 15_000))
    const memory = memoryOf(product.process.pid!)
    await product.stop()
    table(
      'Start and rest',
      ['what', 'measured', 'to reach'],
      [
        ['first start, database made (ms)', first.readyAfter, '-'],
        ['start on existing data, median of 5 (ms)', times.toSorted((a, b) => a - b)[2]!, '2000'],
        ['start after a kill, slowest of 5 (ms)', Math.max(...afterKill), '5000'],
        ['a second server on the same folder refused (ms)', refusedAfter, '2000'],
        ['memory idle, server (MB)', memory.server, '-'],
        ['memory idle, server and database (MB)', memory.all, '300'],
      ],
    )
  } finally {
    folder.remove()
  }
}

/**
 * Returns the proportional set size, which counts shared pages once: of the server, and of everything it started
 * (PostgreSQL has a process group of its own).
 */
function memoryOf(pid: number): { server: number; all: number } {
  if (!existsSync('/proc/self/smaps_rollup')) return { server: Number.NaN, all: Number.NaN }
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // The process has ended in the meantime.
    }
  }
  const descends = (one: number): boolean =>
    one === pid || (parents.has(one) && one > 1 && descends(parents.get(one)!))
  const all = [...parents.keys()].filter(descends).map(setSize)
  return { server: setSize(pid), all: all.reduce((sum, size) => sum + size, 0) }
}

function setSize(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
