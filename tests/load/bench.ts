/**
 * `npm run bench`: measures the speed of the product as ratios within one run, because machines differ. `npm run bench
 * -- lists start` runs parts; `--jobs 100000` measures on fewer jobs than a million, `--before FOLDER` sets calls
 * against an older commit that is checked out there; `--alerts 10000,100000` matches among fewer alerts; `--lucene`
 * names the folder of LuceneAnchor.java, which is no part of the repository, and `--jars` that of Lucene's jars
 * (Debian: default-jdk-headless and liblucene8-java).
 */
import { parseArgs } from 'node:util'
import { besideRepository } from '../../apps/server/src/platform/testing/real-posts.ts'
import { benchTiming } from '../security/timing.ts'
import { benchBackup } from './backup.ts'
import { benchBestMatch } from './best-match.ts'
import { benchCalls } from './calls.ts'
import { benchDrafts } from './drafts.ts'
import { benchFirstSteps } from './first-steps.ts'
import { benchFirstTokens } from './first-tokens.ts'
import { benchInsights } from './insights.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLists } from './lists.ts'
import { benchMatching } from './matching.ts'
import { benchPages } from './pages.ts'
import { benchPreviews } from './previews.ts'
import { benchReposts } from './reposts.ts'
import { benchStart } from './start.ts'
import { benchStreams } from './streams.ts'
import { benchTriage } from './triage.ts'

const { values, positionals } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    alerts: { type: 'string', default: '10000,100000,1000000' },
    lucene: { type: 'string', default: besideRepository('anchors') },
    before: { type: 'string' },
    jars: { type: 'string', default: '/usr/share/java' },
  },
  allowPositionals: true,
})
const parts: Record<string, () => Promise<unknown>> = {
  backup: benchBackup,
  'best-match': () => benchBestMatch(Number(values.jobs)),
  drafts: benchDrafts,
  start: benchStart,
  'first-steps': benchFirstSteps,
  'first-tokens': benchFirstTokens,
  calls: () => benchCalls(values.before),
  insights: benchInsights,
  lighthouse: benchLighthouse,
  lists: () => benchLists(Number(values.jobs)),
  matching: () =>
    benchMatching(values.alerts.split(',').map(Number), { program: values.lucene, jars: values.jars }),
  pages: benchPages,
  previews: () => benchPreviews(Number(values.jobs)),
  reposts: () => benchReposts(Number(values.jobs)),
  streams: benchStreams,
  timing: benchTiming,
  triage: benchTriage,
}
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part called ${name}; there are ${Object.keys(parts).join(', ')}.`)
  await part()
}
process.exit(0)
