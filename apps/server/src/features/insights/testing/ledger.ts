/** Stored letters for tests of insights: many at once, with their statuses. */
import type { LetterStatus } from '@gigbell/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** A letter of a ledger, with all that insights count. */
export interface LedgerLetter {
  createdAt: Date
  profile: { id: string | null; title: string } | null
  source: string | null
  category: string | null
  fit: number | null
  publishedAt: Date | null
  text: string
  connects: number | null
  history: { status: LetterStatus; at: Date }[]
}

/** Inserts letters of a person. The history of a letter has at least one status. */
export async function insertLedger(db: Db, person: string, ledger: readonly LedgerLetter[]): Promise<void> {
  const rows = ledger.map((letter) => ({
    id: crypto.randomUUID(),
    user_id: person,
    job_title: 'A job',
    job_source: letter.source,
    job_category: letter.category,
    job_published_at: letter.publishedAt,
    profile_id: letter.profile?.id ?? null,
    profile_title: letter.profile?.title ?? null,
    fit: letter.fit,
    text: letter.text,
    text_by: 'person' as const,
    text_at: letter.createdAt,
    writer: 'person' as const,
    extra_information: '',
    status: letter.history.at(-1)!.status,
    connects: letter.connects,
    created_at: letter.createdAt,
    updated_at: letter.createdAt,
  }))
  if (rows.length === 0) return
  await db.insertInto('letters').values(rows).execute()
  const statuses = ledger.flatMap(({ history }, index) =>
    history.map((entry) => ({ letter_id: rows[index]!.id, ...entry })),
  )
  // Two statements insert the statuses, because a person records them one after the other: the second statement changes
  // outcomes that the first one has recorded.
  for (const part of [0, 1]) {
    const some = statuses.filter((_, index) => index % 2 === part)
    if (some.length > 0) await db.insertInto('letter_statuses').values(some).execute()
  }
}

/** Deletes the letters of a person. */
export async function deleteLedger(db: Db, person: string): Promise<void> {
  await sql`delete from letters where user_id = ${person}`.execute(db)
}
