/** The endpoints of alerts. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import { type AlertPorts, changeAlert, createAlert, listAlerts, previewAlert, snoozeAlert } from './alerts.ts'
import { readAlertHealth } from './health.ts'
import { findImprovements } from './improvements.ts'
import { deleteAlert } from './queries.ts'
import { suggestAlerts } from './suggestions.ts'

/** Registers the endpoints of alerts. */
export function alertRoutes(app: FastifyInstance, ports: AlertPorts): void {
  serve(app, api.alerts.list, async ({ person }) => ({ data: await listAlerts(ports, person.id) }))

  serve(app, api.alerts.create, async ({ person, body }) => ({
    data: await createAlert(ports, person, body),
  }))

  serve(app, api.alerts.change, async ({ person, params, body }) => ({
    data: await changeAlert(ports, person.id, params.id, body),
  }))

  serve(app, api.alerts.remove, async ({ person, params }) => {
    if (!(await deleteAlert(ports.db, person.id, params.id))) throw notFound('alert')
    return { data: { id: params.id } }
  })

  serve(app, api.alerts.snooze, async ({ person, params, body }) => ({
    data: await snoozeAlert(ports, person.id, params.id, body.until === null ? null : new Date(body.until)),
  }))

  serve(app, api.alerts.preview, async ({ person, body }) => ({
    data: await previewAlert(ports, person.id, body),
  }))

  serve(app, api.alertHealth.list, async ({ person }) => ({
    data: await readAlertHealth(ports, person.id),
  }))

  serve(app, api.alertHealth.improvements, async ({ person, params, query }) => ({
    data: await findImprovements(ports, person.id, params.id, query.job),
  }))

  serve(app, api.alerts.suggestions, async ({ person }) => ({
    data: await suggestAlerts(ports, person.id),
  }))
}
