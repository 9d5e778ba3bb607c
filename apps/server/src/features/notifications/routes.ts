/** Notification settings over HTTP. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { changeSettings, type SettingsPorts, settingsOf } from './settings.ts'

/** Registers the notification endpoints of the contract. */
export function notificationRoutes(app: FastifyInstance, ports: SettingsPorts): void {
  serve(app, api.notifications.settings, async ({ person }) => ({
    data: await settingsOf(ports, person.id),
  }))

  serve(app, api.notifications.changeSettings, async ({ person, body }) => ({
    data: await changeSettings(ports, person.id, body),
  }))
}
