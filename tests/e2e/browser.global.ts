/** Once a run: the browser is found or installed, before any test's time begins. */
import type { TestProject } from 'vitest/node'
import { browserPath } from './browser.ts'

export default async function setup(project: TestProject) {
  project.provide('browserPath', await browserPath())
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chrome or Chromium of this run. */
    browserPath: string
  }
}
