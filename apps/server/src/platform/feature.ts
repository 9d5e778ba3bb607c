/**
 * The type of a feature: its endpoints, its background work, the personal data it stores, and its reactions to
 * what happens in other features, as one value. app.ts and work.ts loop over the list in features/index.ts.
 */
import type { Connection, CurrentSubscription, Provider } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Tx } from './db/database.ts'
import type { Origin } from './http/origin.ts'
import type { ForeignOrigins } from './http/pages.ts'
import type { Authenticator } from './http/serve.ts'
import type { UserId } from './ids.ts'
import type { PersonalData } from './personal-data.ts'
import type { Schedule, Task } from './queue.ts'
import type { FeatureWorld, WebWorld, World } from './world.ts'

/** One feature of the product. Every part but the name is optional. */
export interface Feature {
  name: string
  /** Registers the endpoints. */
  routes?(app: FastifyInstance, world: WebWorld, features: Features): void
  /** The part of the authenticator that this feature provides. */
  authenticator?(world: World): Partial<Authenticator>
  /** The foreign hosts that the web app's pages may use for this feature; null for none. */
  outside?(world: World): ForeignOrigins | null
  /** The tasks of the queue, by their names. */
  tasks?(world: FeatureWorld, features: Features): Record<string, Task>
  /** The tasks that the queue runs at fixed times and when a worker starts. */
  schedules?: readonly Schedule[]
  /** Called when the worker has started. Returns what stops the work that runs beside the queue, if any does. */
  startWork?(world: FeatureWorld): Promise<Stop | undefined>
  personalData?: PersonalData
  /** What the feature adds to the account's own answers. */
  account?: AccountParts
  /** Reactions to events of other features. */
  on?: Partial<Events>
}

/** All features, for those that call the others: accounts (personal data, events) and sources (events). */
export type Features = readonly Feature[]

/** Stops something that runs. */
export type Stop = () => Promise<void>

/** What features add to the answers about an account. */
export interface AccountParts {
  /** The subscription that runs now, for the answer to a login. */
  currentSubscription?(world: World, person: UserId): Promise<CurrentSubscription | null>
  /** Connections that do not sign anybody in, such as chats. */
  connections?: {
    list(world: World, person: UserId): Promise<Connection[]>
    /** Removes the connection of this name; false when the person has none. */
    remove(world: World, person: UserId, name: string, from: Origin): Promise<boolean>
  }
}

/**
 * The events that features react to without importing the feature that causes them. A reaction runs in the
 * transaction of its cause: if it fails, the cause is rolled back.
 */
export interface Events {
  /** A source brought new jobs. */
  jobsArrived(tx: Tx, event: { jobs: string[] }, world: World): Promise<void>
  /** A person has seen a job, on its page or over the API. */
  jobSeen(tx: Tx, event: { person: UserId; job: string }, world: World): Promise<void>
  /** A person signed up with a referral code, which may be unknown. */
  invitationUsed(tx: Tx, event: { person: UserId; referralCode: string }, world: World): Promise<void>
  /** The password was changed or reset: codes that were issued before must not work any more. */
  passwordReplaced(tx: Tx, event: { person: UserId }, world: World): Promise<void>
  /** A person allowed us to read from a provider. */
  providerConnected(tx: Tx, event: { person: UserId; provider: Provider }, world: World): Promise<void>
  /** A person removed the connection to a provider that we read from. */
  providerDisconnected(tx: Tx, event: { person: UserId }, world: World): Promise<void>
  /** The server starts for the first time after its database was restored from a backup. */
  restored(tx: Tx, event: { now: Date }, world: World): Promise<void>
}

/** Runs the reactions of all features to an event, one after the other. */
export async function emit<Name extends keyof Events>(
  features: Features,
  name: Name,
  ...args: Parameters<Events[Name]>
): Promise<void> {
  for (const { on } of features) {
    const react = on?.[name] as ((...args: Parameters<Events[Name]>) => Promise<void>) | undefined
    await react?.(...args)
  }
}

/** The tasks of all features by their names. Two features cannot have a task of the same name. */
export function tasksOf(features: Features, world: FeatureWorld): Record<string, Task> {
  const tasks: Record<string, Task> = {}
  for (const feature of features)
    for (const [name, task] of Object.entries(feature.tasks?.(world, features) ?? {})) {
      if (tasks[name]) throw new Error(`Two features have a task named ${name}.`)
      tasks[name] = task
    }
  return tasks
}

/** The schedules of all features. */
export const schedulesOf = (features: Features): Schedule[] =>
  features.flatMap(({ schedules }) => schedules ?? [])
