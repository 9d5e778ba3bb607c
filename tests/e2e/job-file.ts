/** A file whose lines are jobs, as the source "file:" reads it: a test adds the jobs that a marketplace would publish. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Creates an empty file, removed at the end of the test file; `source` is its entry of JOB_SOURCES. */
export function createJobFile() {
  const path = join(tmpdir(), `gigbell-jobs-${crypto.randomUUID()}.ndjson`)
  writeFileSync(path, '')
  afterAll(() => rmSync(path, { force: true }))
  let count = 0
  return {
    source: `file:${path}`,
    /** Adds a job that was published now; `fields` overwrite those of the import format. */
    add(title: string, fields: Record<string, unknown> = {}): void {
      const job = {
        source: 'upwork',
        source_id: `post-${++count}`,
        url: `https://example.com/${count}`,
        title,
        description: 'We sell bread, and need somebody who explains what he does.',
        category: 'Web Development',
        published_at: new Date().toISOString(),
        ...fields,
      }
      appendFileSync(path, `${JSON.stringify(job)}\n`)
    },
  }
}
