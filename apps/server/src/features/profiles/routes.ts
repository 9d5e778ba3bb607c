/** The endpoints of profiles. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import { createProfile } from './profiles.ts'
import { deleteProfile, findProfile, findProfiles, updateProfile } from './queries.ts'

/** Registers the endpoints of profiles. */
export function profileRoutes(app: FastifyInstance, ports: { db: Db; clock: Clock }): void {
  const { db, clock } = ports

  serve(app, api.profiles.list, async ({ person }) => ({ data: await findProfiles(db, person.id) }))

  serve(app, api.profiles.titles, async ({ person }) => {
    const profiles = await findProfiles(db, person.id)
    return { data: profiles.map(({ id, title }) => ({ id, title })) }
  })

  serve(app, api.profiles.one, async ({ person, params }) => {
    const profile = await findProfile(db, person.id, params.id)
    if (!profile) throw notFound('profile')
    return { data: profile }
  })

  serve(app, api.profiles.create, async ({ person, subscription, body }) => ({
    data: await createProfile(ports, person, subscription, body),
  }))

  serve(app, api.profiles.update, async ({ person, params, body }) => {
    const profile = await updateProfile(db, person.id, params.id, body, clock.now())
    if (!profile) throw notFound('profile')
    return { data: profile }
  })

  serve(app, api.profiles.remove, async ({ person, params }) => {
    if (!(await deleteProfile(db, person.id, params.id))) throw notFound('profile')
    return { data: { id: params.id } }
  })
}
