/** The parts that the program is built from. main.ts creates them from the settings, and a test creates its own. */
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { MovableClock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { Fetcher } from './fetching.ts'
import type { Keys } from './keys.ts'
import type { Log } from './log.ts'

/** The parts that every role of the program shares. */
export interface World {
  config: Config
  db: Db
  clock: MovableClock
  log: Log
  keys: Keys
}

/** A world with a client for addresses outside our own network, and metrics: what a running role gives to the features. */
export interface FeatureWorld extends World {
  fetcher: Fetcher
  /** What /metrics shows. Features add their own metrics. */
  metrics: Registry
}

/** The world of the web role. */
export interface WebWorld extends FeatureWorld {
  /** The address of the database, for listening to the signals of other processes. */
  databaseUrl: string
}
