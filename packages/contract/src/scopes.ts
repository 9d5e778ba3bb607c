/** What a personal token may do. The row of an endpoint names the scope that opens it to tokens (endpoint.ts). */
import { z } from 'zod'

/** The scopes: each part of the product to read, or to change. */
export const Scope = z.enum([
  'jobs:read',
  'jobs:write',
  'letters:read',
  'letters:write',
  'alerts:read',
  'alerts:write',
  'notifications:read',
  'notifications:write',
  'profiles:read',
  'profiles:write',
])
export type Scope = z.infer<typeof Scope>

/** Whether a token with these scopes may do what needs `needed`. The scope to change a part includes reading it. */
export const includesScope = (scopes: readonly Scope[], needed: Scope): boolean =>
  scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write') as Scope)
