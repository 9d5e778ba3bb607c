/** The endpoints of the OpenAPI document and of the page that shows it. */
import fastify, { type FastifyInstance } from 'fastify'
import { createOpenApi } from './openapi.ts'
import { contentSecurityPolicy, permissionsPolicy } from './pages.ts'

/** Registers `/api/openapi.json`, created from the contract, and `/api/docs`, which shows it. */
export function serveOpenApi(app: FastifyInstance, appUrl: string): void {
  // The document is created on the first request, because it takes some 30 ms.
  let document: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(createOpenApi(appUrl))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  let docs: Promise<FastifyInstance> | undefined
  for (const url of ['/api/docs/', '/api/docs/js/scalar.js'])
    app.get(url, async (request, reply) => {
      docs ??= openDocs()
      const { statusCode, headers, rawPayload } = await (await docs).inject(request.url)
      if (headers['content-type']?.toString().startsWith('text/html'))
        reply
          .header('content-security-policy', contentSecurityPolicy(rawPayload.toString()))
          .header('permissions-policy', permissionsPolicy(null))
      return reply.code(statusCode).headers(headers).send(rawPayload)
    })
}

/** Opens the pages of the documentation, on the first request: their code has 4 MB. */
async function openDocs(): Promise<FastifyInstance> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const docs = fastify()
  await docs.register(reference, {
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
  return docs
}
