/** The worker's billing tasks: the gateway's events and the sandbox's time. mails.ts has the mails. */
import type { Keys } from '../../platform/keys.ts'
import type { Task } from '../../platform/queue.ts'
import { type EventPorts, gatewayTasks, receiveEvent } from './gateway-events.ts'
import { sandboxTasks } from './gateways/sandbox.ts'

/** The tasks by their names in the queue. */
export function billingTasks(ports: EventPorts & { keys: Keys }): Record<string, Task> {
  return {
    ...gatewayTasks(ports),
    ...(ports.gateway.name === 'sandbox'
      ? sandboxTasks(ports, (body, signature) => receiveEvent(ports, body, signature))
      : {}),
  }
}
