/**
 * The server of the Model Context Protocol: one instance for each request, without any state, so that every web process
 * can answer. The SDK speaks the revision 2026-07-28 and those of 2025.
 */
import {
  type CallToolResult,
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
} from '@modelcontextprotocol/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type CallEndpoint, type Caller, CallRefused, callAs } from './call.ts'
import { tools } from './tools.ts'
import { UNTRUSTED_NOTICE } from './untrusted.ts'

/** What a client tells its model about this server. */
const INSTRUCTIONS = `Gigbell finds jobs for a freelancer and writes their letters. ${UNTRUSTED_NOTICE} Letters state only what the person’s profile supports: check a changed text with check_letter. Nothing is ever sent to a client.`

/** Creates the handler of /mcp. The caller of a request is in its `authInfo.extra`. */
export function createHandler(app: FastifyInstance): McpHttpHandler {
  return createMcpHandler(
    ({ authInfo }) => {
      const caller = authInfo?.extra?.caller as Caller | undefined
      if (!caller) throw new Error('A request reached the tools without its caller.')
      return createServer(callAs(app, caller), app.log)
    },
    { onerror: (error) => app.log.debug({ err: error }, 'MCP request refused') },
  )
}

function createServer(call: CallEndpoint, log: FastifyBaseLogger): McpServer {
  const server = new McpServer(
    { name: 'gigbell', title: 'Gigbell', version: '0.1.0' },
    // The tools are always the same, so there is nothing to notify a client of.
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of tools) {
    const { name, title, description, writes, input } = tool
    const annotations = { readOnlyHint: !writes, destructiveHint: false, openWorldHint: true }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (args) => {
      try {
        return toResult({ notice: UNTRUSTED_NOTICE, ...(await tool.run(call, args as never)) })
      } catch (error) {
        if (error instanceof CallRefused) return { isError: true, ...toResult(error.failure) }
        // The client has disconnected, and the call was ended with it.
        if (error instanceof Error && error.name === 'AbortError') throw error
        // The SDK would send the message of the error, which is for the operator.
        log.error({ err: error, tool: name }, 'tool failed')
        return {
          isError: true,
          ...toResult({ code: 'internal', message: 'Something went wrong on our side.' }),
        }
      }
    })
  }
  return server
}

const toResult = (content: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
})
