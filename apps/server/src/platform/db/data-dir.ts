/** Why a data folder can't be used. */

/** Thrown when the folder can't be used; its message is one line for the operator. */
export class DataDirUnusable extends Error {}

/** Another server owns the folder. */
export const occupied = (dataDir: string) =>
  new DataDirUnusable(
    `Another Gigbell server is already running on ${dataDir}. Stop it, or set another DATA_DIR.`,
  )
