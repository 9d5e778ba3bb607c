/**
 * Measures the speed of pages on a phone (Lighthouse, mobile preset, medians of five), beside a bare static page of the
 * same text in the same run, because machines differ. A busy machine increases the blocking time.
 */
import { createServer } from 'node:http'
import { createDataFolder, findFreePort, startProduct } from '../product-process.ts'
import { table } from './figures.ts'
import { audit } from './lighthouse.ts'

const ROUNDS = 5

/** The figures of one visit: the score in percent, times in milliseconds, the shift without unit. */
interface Judged {
  performance: number
  largestPaint: number
  layoutShift: number
  blocking: number
}

/** Measures `/` and `/terms` beside their bare copies and prints the table. */
export async function benchPages(): Promise<void> {
  const folder = createDataFolder()
  const product = await startProduct({ DATA_DIR: folder.path, NODE_ENV: 'production', DEMO: '1' })
  try {
    const rows: (string | number)[][] = []
    for (const path of ['/', '/terms']) {
      const bare = await bareTwin(product.url + path)
      const ours: Judged[] = []
      const theirs: Judged[] = []
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await judge(product.url + path))
        theirs.push(await judge(bare.url))
      }
      await bare.stop()
      const paint = median(ours, 'largestPaint')
      const barePaint = median(theirs, 'largestPaint')
      rows.push([
        path,
        String(median(ours, 'performance')),
        paint,
        barePaint,
        paint / barePaint,
        median(ours, 'layoutShift'),
        median(ours, 'blocking'),
      ])
    }
    table(
      'Pages on a phone (to reach: performance 95, largest paint 1.2 times the bare page’s, shift 0.02)',
      ['page', 'performance', 'largest paint ms', 'bare ms', 'ratio', 'shift', 'blocking ms'],
      rows,
    )
  } finally {
    await product.stop()
    folder.remove()
  }
}

async function judge(url: string): Promise<Judged> {
  const lhr = await audit(url, { onlyCategories: ['performance'] })
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: Math.round((lhr.categories.performance?.score ?? 0) * 100),
    largestPaint: figure('largest-contentful-paint'),
    layoutShift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
  }
}

/** Starts a server of one static page with only the text of `url`. */
async function bareTwin(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const html = await (await fetch(url)).text()
  const words = html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?!h[1-6]\b|p\b|ul\b|li\b)[a-z][^>]*>/g, ' ')
    .replace(/<([a-z0-9]+)\s[^>]*>/g, '<$1>')
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>${words}</html>`
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  )
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function median(judged: Judged[], what: keyof Judged): number {
  return judged.map((one) => one[what]).toSorted((a, b) => a - b)[Math.floor(judged.length / 2)] ?? Number.NaN
}
