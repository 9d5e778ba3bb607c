/**
 * The anchor index: the table alert_anchors, which leads from a key to the alerts anchored by it. Matching reads
 * its index alone, without the table, because rows are never updated. An alert whose anchors change gets a new
 * number and new rows; the rows of its former number lead to no alert and are deleted later. The figures behind
 * this design are in docs/decisions/0008-matching.md.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A larger compiled query does not fit into an index row beside its key and is checked in the alert itself. */
const MAX_INDEXED_QUERY_BYTES = 1_500
/** Small enough that the deleted rows hardly slow down matching until the vacuum. */
const SWEEP_BATCH_SIZE = 1_000

/** Inserts the anchors of a new alert. */
export async function insertAnchors(
  tx: Tx,
  number: number,
  keys: readonly string[],
  words: string | null,
): Promise<void> {
  await sql`insert into alert_anchors (key, alert, words)
    select key, ${number}, words from (${selectAnchorRows(keys, words)}) as anchors`.execute(tx)
}

/**
 * Replaces the anchors of an alert that the transaction has locked. An alert whose anchors stay the same keeps
 * its number. An alert without anchors matches nothing.
 */
export async function replaceAnchors(
  tx: Tx,
  number: number,
  keys: readonly string[],
  words: string | null,
): Promise<void> {
  await sql`
    with anchors as (${selectAnchorRows(keys, words)}),
    former as (select key, words from alert_anchors where alert = ${number}),
    renumbered as (
      update alerts set number = default
      where number = ${number}
        and exists ((table anchors except table former) union all (table former except table anchors))
      returning number
    )
    insert into alert_anchors (key, alert, words)
    select key, number, words from anchors cross join renumbered`.execute(tx)
}

const selectAnchorRows = (keys: readonly string[], words: string | null) => sql`
  select key, case when pg_column_size(words) <= ${MAX_INDEXED_QUERY_BYTES} then words end as words
  from unnest(${keys}::text[]) as key cross join (select ${words}::tsquery as words) as compiled`

/** Deletes all alerts of a person, with their present and former anchors. */
export async function deleteAllAlerts(tx: Tx, owner: UserId): Promise<void> {
  await tx.deleteFrom('alerts').where('user_id', '=', owner).execute()
  await sql`
    with former as (delete from former_numbers where user_id = ${owner} returning number)
    delete from alert_anchors where alert in (select number from former)`.execute(tx)
}

/**
 * Deletes the anchors of former numbers in batches, each followed by a vacuum, so that matching soon reads the
 * index alone again. Runs outside a transaction because PostgreSQL allows no vacuum inside one.
 */
export async function sweepFormerAnchors(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await sql<{ numbers: number }>`
      with former as (
        delete from former_numbers
        where number in (select number from former_numbers order by number limit ${SWEEP_BATCH_SIZE})
        returning number
      ),
      deleted as (delete from alert_anchors where alert in (select number from former))
      select count(*) as numbers from former`.execute(db)
    if (rows[0]!.numbers === 0) return
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum alert_anchors`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    })
    if (rows[0]!.numbers < SWEEP_BATCH_SIZE) return
  }
}
