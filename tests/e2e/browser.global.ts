/** Once a run: the browser is found or installed, before any test's time begins, and the products' compiled modules get a place. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserPath } from './browser.ts'

export default async function setup(project: TestProject) {
  const compileCache = mkdtempSync(join(tmpdir(), 'gigbell-compiled-'))
  project.provide('compileCache', compileCache)
  project.provide('browserPath', await browserPath())
  return () => rmSync(compileCache, { recursive: true, force: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chrome or Chromium of this run. */
    browserPath: string
    /** Folder where the products of this run keep their compiled modules. */
    compileCache: string
  }
}
