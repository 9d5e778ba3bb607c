/**
 * The setup of a run: finds or installs the browser, and starts the product that all files without settings of their
 * own share.
 */
import type { TestProject } from 'vitest/node'
import { copyTemplate } from '../../apps/server/src/platform/testing/database.ts'
import { createDataFolder, startProduct } from '../product-process.ts'
import { browserPath } from './browser.ts'

export default async function setup(project: TestProject) {
  project.provide('browserPath', await browserPath())
  const folder = createDataFolder()
  const database = await copyTemplate(project.getProvidedContext().postgresUrl)
  const product = await startProduct({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    JOB_SOURCES: 'sample',
    // The sample adds no job after its first poll, so no job arrives during a test.
    POLL_SECONDS: '86400',
  })
  project.provide('product', { url: product.url, databaseUrl: database.url })
  return async () => {
    await product.stop()
    folder.remove()
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chrome or Chromium of this run. */
    browserPath: string
    /** The product that files share. */
    product: { url: string; databaseUrl: string }
  }
}
