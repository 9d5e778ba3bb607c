/** Asks an OpenAI-compatible service for a short text that is no letter. The caller checks what it says. */
import { SECOND } from '../../../platform/clock.ts'
import { ProviderError } from '../author.ts'
import type { ModelMeter } from '../model/metrics.ts'
import type { ModelService } from './openai-compatible.ts'

/**
 * Returns the model's answer to a prompt.
 * @throws ProviderError when the service fails, or when `signal` fires
 */
export type Complete = (
  prompt: { instructions: string; content: string },
  signal: AbortSignal,
) => Promise<string>

const TIMEOUT = 40 * SECOND
const MAX_TOKENS = 700

/** Creates a function that asks the model of a service. */
export function createCompletion(
  service: ModelService,
  { model, meter }: { model: string; meter: ModelMeter },
): Complete {
  return async ({ instructions, content }, signal) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const { generateText } = await import('ai')
    const provider = createOpenAICompatible({
      name: 'profiles',
      baseURL: service.baseUrl,
      ...(service.apiKey ? { apiKey: service.apiKey } : {}),
      ...(service.fetch ? { fetch: service.fetch } : {}),
    })
    const begun = performance.now()
    const record = (outcome: 'completed' | 'failed' | 'aborted', usage: Usage = {}) =>
      meter.record({ model, outcome, seconds: (performance.now() - begun) / 1000, ...usage })
    try {
      const { text, usage } = await generateText({
        model: provider(model),
        instructions,
        prompt: content,
        maxRetries: 0,
        maxOutputTokens: MAX_TOKENS,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      })
      record('completed', usage)
      return text
    } catch (error) {
      record(signal.aborted ? 'aborted' : 'failed')
      throw new ProviderError('The model service failed.', { cause: error })
    }
  }
}

/** The tokens that the service counted. */
interface Usage {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}
