/**
 * The author for any OpenAI-compatible chat-completions service (OpenAI, OpenRouter, Ollama, llama.cpp,
 * vLLM), using the Vercel AI SDK. The model gets no tools. What it is sent is in model/prompt.ts, and its
 * output is filtered by model/output-filter.ts. The SDK is loaded for the first letter: without a model nothing needs it.
 */
import type { generateText, LanguageModelUsage } from 'ai'
import { type Author, type LetterTask, ProviderError, type WriteOptions } from '../author.ts'
import { createLeakDetector } from '../model/leaks.ts'
import { createLinkJudge } from '../model/links.ts'
import type { ModelMeter } from '../model/metrics.ts'
import { createOutputFilter, type OutputFilter } from '../model/output-filter.ts'
import { buildPrompt, type Prompt } from '../model/prompt.ts'

/** The address of the service, and its key if it needs one. */
export interface ModelService {
  baseUrl: string
  apiKey: string | undefined
  /** What calls the service; missing for the operator's own, which may have a private address. */
  fetch?: typeof fetch
}

/** A service that sends nothing for this long has failed. */
const SILENCE_TIMEOUT = 60_000

/**
 * Creates an author that uses `service` and waits at most `timeout` milliseconds for each part of its answer.
 */
export function openAiCompatibleAuthor(
  service: ModelService,
  { meter, timeout = SILENCE_TIMEOUT }: { meter: ModelMeter; timeout?: number },
): Author {
  return {
    name: 'model',
    async write(task, options) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        name: 'letters',
        baseURL: service.baseUrl,
        includeUsage: true,
        ...(service.apiKey ? { apiKey: service.apiKey } : {}),
        ...(service.fetch ? { fetch: service.fetch } : {}),
      })
      const prompt = buildPrompt(task)
      const filter = filterFor(task, options, prompt, service)
      const call = {
        model: provider(options.providerModel),
        instructions: prompt.instructions,
        prompt: prompt.content,
        maxRetries: 0,
        maxOutputTokens: 900,
      }
      const limits = { signal: options.signal, timeout: options.silenceTimeout ?? timeout }
      const begun = performance.now()
      const secondsSince = () => (performance.now() - begun) / 1000
      const figures: CallFigures = {}
      const record = (outcome: 'completed' | 'failed' | 'aborted') =>
        meter.record({ model: options.providerModel, outcome, seconds: secondsSince(), ...figures })
      try {
        const onFirstToken = () => {
          figures.firstTokenSeconds ??= secondsSince()
        }
        const { text, usage } = options.onText
          ? await generateStream(call, filter, limits, { onText: options.onText, onFirstToken })
          : await generateWhole(call, filter, limits)
        figures.inputTokens = usage.inputTokens
        figures.outputTokens = usage.outputTokens
        record('completed')
        return text
      } catch (error) {
        record(options.signal.aborted ? 'aborted' : 'failed')
        if (error instanceof ProviderError) throw error
        throw new ProviderError('The model service failed.', { cause: error })
      }
    },
  }
}

/** What is measured of a call. */
interface CallFigures {
  firstTokenSeconds?: number
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** What ends a call early: the client disconnects, or the service sends nothing for `timeout` milliseconds. */
interface CallLimits {
  signal: AbortSignal
  timeout: number
}

type ModelCall = Parameters<typeof generateText>[0] & { prompt: string }

/** A finished letter and the tokens that the service counted. */
interface Generated {
  text: string
  usage: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>
}

function filterFor(
  task: LetterTask,
  { onText, keep, onCitation }: WriteOptions,
  { instructions, boundary, cards }: Prompt,
  { apiKey }: ModelService,
): OutputFilter {
  const own = [
    ...task.cards.flatMap(({ card }) => [card.text, card.url ?? '']),
    ...task.facts,
    ...Object.values(task.profile.profile_links),
  ]
  const { title, description, skills } = task.job
  return createOutputFilter({
    leaks: createLeakDetector([instructions, boundary, apiKey ?? '']),
    judgeLink: createLinkJudge(own, [title, description, ...skills].join('\n')),
    cards,
    early: onText !== undefined && keep === undefined,
    keep,
    onSentence: onCitation ?? (() => {}),
  })
}

async function generateWhole(
  call: ModelCall,
  filter: OutputFilter,
  { signal, timeout }: CallLimits,
): Promise<Generated> {
  const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
  const { generateText } = await import('ai')
  const { text, finishReason, usage } = await generateText({ ...call, abortSignal })
  requireFinished(finishReason)
  return { text: requireText(filter.push(text) + filter.flush()), usage }
}

async function generateStream(
  call: ModelCall,
  filter: OutputFilter,
  { signal, timeout }: CallLimits,
  { onText, onFirstToken }: { onText: (piece: string) => void; onFirstToken: () => void },
): Promise<Generated> {
  const { streamText } = await import('ai')
  const idle = new AbortController()
  const abort = () => idle.abort()
  let timer = setTimeout(abort, timeout)
  let letter = ''
  const send = (piece: string) => {
    if (piece === '') return
    letter += piece
    onText(piece)
  }
  try {
    // Errors arrive as parts of the stream. The SDK's default handler would print the service's own
    // message.
    const answer = streamText({
      ...call,
      abortSignal: AbortSignal.any([signal, idle.signal]),
      onError() {},
    })
    let finished: string | undefined
    let usage: Generated['usage'] = { inputTokens: undefined, outputTokens: undefined }
    for await (const part of answer.fullStream) {
      clearTimeout(timer)
      timer = setTimeout(abort, timeout)
      if (part.type === 'text-delta') {
        onFirstToken()
        send(filter.push(part.text))
      } else if (part.type === 'error')
        throw new ProviderError('The model service failed.', { cause: part.error })
      else if (part.type === 'abort') throw new ProviderError('The model service stopped answering.')
      else if (part.type === 'finish') {
        finished = part.finishReason
        usage = part.totalUsage
      }
    }
    requireFinished(finished)
    send(filter.flush())
    return { text: requireText(letter), usage }
  } finally {
    clearTimeout(timer)
  }
}

/** An incomplete stream has no finish reason. */
function requireFinished(reason: string | undefined): void {
  if (reason !== 'stop' && reason !== 'length') throw new ProviderError('The letter is incomplete.')
}

function requireText(text: string): string {
  if (text.trim() === '') throw new ProviderError('The model service sent an empty letter.')
  return text.trim()
}
