/** What the calls of model services cost and how long they take, by model, for /metrics. */
import { Counter, Histogram, type Registry } from 'prom-client'
import type { ModelPrice } from '../../../settings.ts'

/** What one call took. Tokens are missing where the service does not count them. */
export interface ModelCallFigures {
  /** The name of the model at its service. */
  model: string
  outcome: 'completed' | 'failed' | 'aborted'
  seconds: number
  /** Missing if no text came, or if it came as a whole. */
  firstTokenSeconds?: number | undefined
  inputTokens?: number | undefined
  outputTokens?: number | undefined
}

/** Records calls. */
export interface ModelMeter {
  record(call: ModelCallFigures): void
}

const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60]

/** The meters by their registries, because a name can be registered once. */
const meters = new WeakMap<Registry, ModelMeter>()

/** Returns the meter of a registry, which the web role and the worker share when they run in one process. */
export function openModelMeter(registry: Registry, prices: readonly ModelPrice[]): ModelMeter {
  const meter = meters.get(registry) ?? createModelMeter(registry, prices)
  meters.set(registry, meter)
  return meter
}

/** Creates the metrics in `registry`. A model without a price has tokens but no cost. */
function createModelMeter(registry: Registry, prices: readonly ModelPrice[]): ModelMeter {
  const registers = [registry]
  const first = new Histogram({
    name: 'letter_model_first_token_seconds',
    help: 'Time from the request to the first text of a streamed letter, by model',
    labelNames: ['model'],
    buckets: SECONDS,
    registers,
  })
  const total = new Histogram({
    name: 'letter_model_seconds',
    help: 'Time to the end of a call of the model service, by model and outcome',
    labelNames: ['model', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const tokens = new Counter({
    name: 'letter_model_tokens_total',
    help: 'Tokens of completed calls as the model service counts them, by model and direction',
    labelNames: ['model', 'direction'],
    registers,
  })
  const cost = new Counter({
    name: 'letter_model_cost_dollars_total',
    help: 'Cost of these tokens by the prices of AI_PRICES, by model',
    labelNames: ['model'],
    registers,
  })
  return {
    record({ model, outcome, seconds, firstTokenSeconds, inputTokens = 0, outputTokens = 0 }) {
      total.observe({ model, outcome }, seconds)
      if (firstTokenSeconds !== undefined) first.observe({ model }, firstTokenSeconds)
      tokens.inc({ model, direction: 'input' }, inputTokens)
      tokens.inc({ model, direction: 'output' }, outputTokens)
      const price = prices.find((one) => one.model === model)
      if (price) cost.inc({ model }, (inputTokens * price.input + outputTokens * price.output) / 1_000_000)
    },
  }
}
