/** The channels that a notification travels over; apart from alerts, so that who needs their names loads no more. */
import { z } from 'zod'

/** Where a notification can travel: the one list of channels. What lacks one of them, the compiler names. */
export const channelNames = ['inbox', 'email', 'webpush', 'telegram', 'webhook'] as const
export const ChannelName = z.enum(channelNames)
export type ChannelName = z.infer<typeof ChannelName>

/** The channels outside the inbox. */
export const OutsideChannel = ChannelName.exclude(['inbox'], 'There is no such channel.')
export type OutsideChannel = z.infer<typeof OutsideChannel>
