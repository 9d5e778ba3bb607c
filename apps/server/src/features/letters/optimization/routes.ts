/** The endpoint of the optimization of a profile. */
import { api } from '@gigbell/contract'
import type { FastifyInstance } from 'fastify'
import { disconnectSignal } from '../../../platform/http/disconnect-signal.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Model } from '../../../settings.ts'
import { createCompletion } from '../authors/completion.ts'
import type { ModelService } from '../authors/openai-compatible.ts'
import { availableModels } from '../letters.ts'
import { findOwnAuthor, type OwnAuthorPorts } from '../own-model/own-author.ts'
import { type OptimizationPorts, optimizeProfile } from './optimize.ts'

/** What the endpoint depends on. */
interface OptimizationWorld extends OwnAuthorPorts, Pick<OptimizationPorts, 'log' | 'countCall'> {
  models: Model[]
  /** The operator's model service; undefined when none is connected. */
  service: ModelService | undefined
}

/** Registers the endpoint. */
export function optimizationRoutes(app: FastifyInstance, world: OptimizationWorld): void {
  const { models, service, meter } = world
  const findModel: OptimizationPorts['findModel'] = async (person, subscription) => {
    const own = await findOwnAuthor(world, person)
    if (own) return { name: own.model, complete: own.complete }
    const [model] = availableModels(models, subscription)
    if (!model || !service) return undefined
    const complete = createCompletion(service, { model: model.providerModel, meter })
    return { name: model.label, complete }
  }
  const ports = { ...world, findModel }

  serve(app, api.optimization.optimize, async ({ person, subscription, params, query, reply }) => ({
    data: await optimizeProfile(
      ports,
      { person, subscription },
      { id: params.id, asksModel: query.writer !== 'built-in', signal: disconnectSignal(reply) },
    ),
  }))
}
