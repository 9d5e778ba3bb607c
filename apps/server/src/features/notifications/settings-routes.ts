/** The HTTP endpoints of the notification settings. The inbox and the channels have their own. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { changeSettings, readSettings, renewWebhookSecret, type SettingsPorts } from './settings.ts'

/** Registers the endpoints of the settings. */
export function notificationSettingsRoutes(app: FastifyInstance, ports: SettingsPorts): void {
  serve(app, api.notifications.settings, async ({ person }) => ({
    data: await readSettings(ports, person.id),
  }))

  serve(app, api.notifications.changeSettings, async ({ person, body, from }) => ({
    data: await changeSettings(ports, person, body, from),
  }))

  serve(app, api.notifications.renewWebhookSecret, async ({ person, from }) => ({
    data: await renewWebhookSecret(ports, person, from),
  }))
}
