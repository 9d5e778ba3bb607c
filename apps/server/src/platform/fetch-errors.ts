/** Why a call to an address outside our own network has no reply, in sentences for users (fetching.ts, guarded-fetch.ts). */

/** The reason why there is no reply. */
export type FetchErrorKind = 'private' | 'unreachable' | 'too_slow' | 'too_large' | 'unreadable'

/** A call without a reply. Its message is a sentence for users. */
export class FetchError extends Error {
  readonly kind: FetchErrorKind
  constructor(kind: FetchErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The error of a connection to a private address that is not allowed. */
export class PrivateAddress extends Error {}

/** Returns the error of a failed call in words. The message names the host only, because a path may contain a secret. */
export function toFetchError(error: unknown, url: URL): FetchError {
  const { host } = url
  const errors = error instanceof AggregateError ? error.errors : [error]
  const codes = errors.map((one) => String((one as { code?: unknown } | null)?.code ?? ''))
  const is = (pattern: RegExp) => codes.some((code) => pattern.test(code))
  if (error instanceof PrivateAddress)
    return new FetchError('private', `${host} leads to a private address, which is not called.`)
  if (is(/^(ENOTFOUND|EAI_)/))
    return new FetchError('unreachable', `${host} cannot be found.`, { cause: error })
  if (is(/^ECONNREFUSED/))
    return new FetchError('unreachable', `${host} refuses connections.`, { cause: error })
  if (is(/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/))
    return new FetchError('unreachable', `The certificate of ${host} is not valid.`, { cause: error })
  if (is(/^(Z_|ERR__ERROR|ERR_BROTLI|ERR_PADDING|ERR_ZLIB)/i))
    return new FetchError('unreadable', `The answer of ${host} cannot be decompressed.`, { cause: error })
  if (is(/^(HPE_|UND_ERR_HEADERS_OVERFLOW)/))
    return new FetchError('unreadable', `The answer of ${host} is not valid HTTP.`, {
      cause: error,
    })
  if (is(/TIMEOUT|ETIMEDOUT/))
    return new FetchError('too_slow', `${host} did not answer in time.`, { cause: error })
  return new FetchError('unreachable', `The connection to ${host} was lost.`, { cause: error })
}
