/** The endpoints of the OpenAPI document and of the page that shows it. */
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { createOpenApi } from './openapi.ts'
import { contentSecurityPolicy, permissionsPolicy } from './pages.ts'

/** Registers `/api/openapi.json`, created from the contract, and `/api/docs`, which shows it. */
export async function serveOpenApi(app: FastifyInstance, appUrl: string): Promise<void> {
  // The document is created on the first request, because it takes some 30 ms.
  let document: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(createOpenApi(appUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  await app.register(reference, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      // These options keep the page from calling its maker's servers.
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    },
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith('/api/docs') && typeof payload === 'string' && payload.includes('<html'))
      reply
        .header('content-security-policy', contentSecurityPolicy(payload))
        .header('permissions-policy', permissionsPolicy(null))
  })
}
