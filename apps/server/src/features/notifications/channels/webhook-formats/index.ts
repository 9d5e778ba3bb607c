/** All formats by their names in the settings. */
import type { WebhookFormat } from '@gigbell/contract'
import { discord } from './discord.ts'
import type { Format } from './format.ts'
import { ntfy } from './ntfy.ts'
import { slack } from './slack.ts'
import { standard } from './standard.ts'

export const formats: Record<WebhookFormat, Format> = { standard, slack, discord, ntfy }
