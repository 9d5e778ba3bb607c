/** The feature `instance`: the settings of this server that the operator makes public. */
import { channelNames } from '@gigbell/contract'
import type { Feature } from '../../platform/feature.ts'
import { openGateway } from '../billing/index.ts'
import { serveExtension } from './extension.ts'
import { instanceRoutes } from './routes.ts'

export const instance: Feature = {
  name: 'instance',
  routes(app, world) {
    const { appUrl, supportEmail, securityContact, openai, telegram, extensionStoreUrl } = world.config
    instanceRoutes(app, {
      clock: world.clock,
      appUrl,
      supportEmail,
      securityContact,
      payments: openGateway(world).name,
      modelConnected: openai !== undefined,
      channels: channelNames.filter((name) => name !== 'telegram' || telegram !== undefined),
    })
    serveExtension(app, extensionStoreUrl)
  },
}
