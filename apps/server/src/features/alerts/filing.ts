/**
 * Files alerts under their anchors, so that the look-up reads an index alone. What is filed is never
 * touched: an alert that changes gets a new number and is filed anew, and what stood under the former one
 * leads to nobody until it is swept. Why so is in docs/decisions/0008-matching.md.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserId } from '../../platform/ids.ts'

/** A longer compiled query doesn't fit an index row beside its key; it is checked in the alert itself. */
const LONGEST_WORDS = 1_500
/** Few enough that the look-up hardly feels them between the deletion and the vacuum. */
const SWEPT_AT_ONCE = 1_000

/** Files a new alert. */
export async function fileAlert(
  tx: Tx,
  number: number,
  keys: readonly string[],
  words: string | null,
): Promise<void> {
  await sql`insert into alert_anchors (key, alert, words)
    select key, ${number}, words from (${entriesOf(keys, words)}) as wanted`.execute(tx)
}

/** Files an alert that is held anew (without keys it rests); one that is filed just so keeps its number. */
export async function refileAlert(
  tx: Tx,
  number: number,
  keys: readonly string[],
  words: string | null,
): Promise<void> {
  await sql`
    with wanted as (${entriesOf(keys, words)}),
    filed as (select key, words from alert_anchors where alert = ${number}),
    renumbered as (
      update alerts set number = default
      where number = ${number}
        and exists ((table wanted except table filed) union all (table filed except table wanted))
      returning number
    )
    insert into alert_anchors (key, alert, words)
    select key, number, words from wanted cross join renumbered`.execute(tx)
}

const entriesOf = (keys: readonly string[], words: string | null) => sql`
  select key, case when pg_column_size(words) <= ${LONGEST_WORDS} then words end as words
  from unnest(${keys}::text[]) as key cross join (select ${words}::tsquery as words) as compiled`

/** Deletes all alerts of a person and whatever is filed of them and of what they were before. */
export async function removeAlertsOf(tx: Tx, owner: UserId): Promise<void> {
  await tx.deleteFrom('alerts').where('user_id', '=', owner).execute()
  await sql`
    with former as (delete from former_numbers where user_id = ${owner} returning number)
    delete from alert_anchors where alert in (select number from former)`.execute(tx)
}

/**
 * Deletes what is filed under former numbers, a few at a time with a vacuum after each, so that the look-up
 * needn't visit the table for long. Not in a transaction: there is no vacuum in one.
 */
export async function sweepAnchors(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await sql<{ numbers: number }>`
      with former as (
        delete from former_numbers
        where number in (select number from former_numbers order by number limit ${SWEPT_AT_ONCE})
        returning number
      ),
      swept as (delete from alert_anchors where alert in (select number from former))
      select count(*) as numbers from former`.execute(db)
    if (rows[0]!.numbers === 0) return
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum alert_anchors`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    })
    if (rows[0]!.numbers < SWEPT_AT_ONCE) return
  }
}
