/** The address of a call. It is separate from the shapes, so that a browser can load it without zod. */
import type { Endpoint } from './endpoint.ts'

/** Path and query string of a call, encoded: `/api/job/4f…?page=2`. Absent query values are left out. */
export function addressOf(endpoint: Endpoint, call: { params?: object; query?: object } = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((call.params as Record<string, unknown>)?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
