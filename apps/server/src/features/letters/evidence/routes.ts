/** The endpoints of evidence cards. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findProfile } from '../../profiles/index.ts'
import { readCards } from './cards.ts'

/** Registers the endpoints of evidence cards. */
export function evidenceRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  serve(app, api.evidence.list, async ({ person, params }) => {
    const profile = await findProfile(db, person.id, params.id)
    if (!profile) throw notFound('profile')
    return {
      data: readCards(profile).map((card) => ({ ...card, off: false, confirmed: false, original: null })),
    }
  })
}
