/**
 * Records each text that the database has stored for a letter, and compares them with what the writers sent and saw, and
 * with what was acknowledged. A trigger records them, so that a text whose answer was lost is known as well.
 */
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../apps/server/src/platform/db/database.ts'
import type { Save, Writer } from './letter-writer.ts'

/** What was stored as one version of a letter. */
interface Stored {
  version: number
  text: string
}

/** Begins to record the versions of all letters. */
export async function recordLetters(database: Database): Promise<void> {
  await sql`create table letter_record (letter_id uuid, version int, text text)`.execute(database.db)
  await sql`create function record_letter() returns trigger language plpgsql as $$
    begin
      if (new.version, new.text) is distinct from (old.version, old.text) then
        insert into letter_record values (new.id, new.version, new.text);
      end if;
      return null;
    end $$`.execute(database.db)
  await sql`create trigger record_letter after insert or update on letters
    for each row execute function record_letter()`.execute(database.db)
}

/** Reads what was stored for a letter, in the order of its versions. */
export async function readRecord(database: Database, letter: string): Promise<Stored[]> {
  const { rows } = await sql<Stored>`select version, text from letter_record where letter_id = ${letter}
    order by version`.execute(database.db)
  return rows
}

/**
 * Compares the record with the writers. `versions` has the texts of the letter's versions; the first text was stored by the
 * first writer.
 */
export function expectNothingLost(
  record: readonly Stored[],
  writers: readonly Writer[],
  versions: readonly string[],
) {
  // Each version exists once: no change was applied to a version that was not the newest.
  expect(record.map(({ version }) => version)).toEqual(record.map((_stored, index) => index + 1))
  expectSeenBeforeReplaced(record, writers, versions)
  for (const { saves } of writers)
    for (const { text, version, acknowledged } of saves)
      if (acknowledged) expect(record[version]).toEqual({ version: version + 1, text })
  const stored = record.map(({ text }) => text)
  const changes = record.filter(({ text }, index) => text !== record[index - 1]?.text)
  for (const writer of writers) {
    // What was typed last was stored, or the person chose the other text.
    const last = writer.typed.at(-1)
    if (last !== undefined) expect([...stored, ...writer.dropped]).toContain(last)
    // A text is stored again only after the person was shown both texts.
    for (const text of writer.typed) {
      const times = changes.filter((change) => change.text === text).length
      expect(times).toBeLessThanOrEqual(1 + writer.resent.filter((again) => again === text).length)
    }
  }
}

/**
 * Expects that each text was replaced by a writer who had seen it, and is among the versions where another writer typed
 * it.
 */
function expectSeenBeforeReplaced(
  record: readonly Stored[],
  writers: readonly Writer[],
  versions: readonly string[],
) {
  let author = writers[0]!
  for (const [index, { text }] of record.entries()) {
    const replaced = record[index - 1]
    if (!replaced || replaced.text === text) continue
    const isCause = (save: Save) => save.text === text && save.version === replaced.version
    const writer = writers.find(({ saves }) => saves.some(isCause))
    // Nothing but a save that named the version before has changed the text.
    expect(writer, `the save of "${text}"`).toBeDefined()
    expect(writer!.saves.find(isCause)!.seen).toContain(replaced.text)
    if (writer !== author) expect(versions).toContain(replaced.text)
    author = writer!
  }
}
