/** The channels of notifications, in a file of their own so that the names can be imported alone. */
import { z } from 'zod'

/** The one list of channels. The compiler names every place where one is missing. */
export const channelNames = ['inbox', 'email', 'webpush', 'telegram', 'webhook'] as const
export const ChannelName = z.enum(channelNames)
export type ChannelName = z.infer<typeof ChannelName>

/** The channels outside the inbox. */
export const OutsideChannel = ChannelName.exclude(['inbox'], 'There is no such channel.')
export type OutsideChannel = z.infer<typeof OutsideChannel>
