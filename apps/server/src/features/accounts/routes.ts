/** Accounts over HTTP: people, sessions, activity and mailed links. Providers are in sign-in/routes.ts. */
import { api } from '@gigbell/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { serve } from '../../platform/http/serve.ts'
import {
  changePassword,
  changeProfile,
  logIn,
  type OpenedSession,
  type SignUpPorts,
  signUp,
} from './accounts.ts'
import { listActivity, withActivity } from './activity.ts'
import { forgotPassword, type ResetPorts, resendVerification, resetPassword, verifyAddress } from './email.ts'
import { findPersonById } from './queries.ts'
import { deleteAccount, exportAccount, type RemovalPorts } from './removal.ts'
import { confirmByPassword } from './session-confirmation.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'

/** Registers the account endpoints of the contract. */
export function accountRoutes(app: FastifyInstance, ports: RemovalPorts & ResetPorts & SignUpPorts): void {
  personRoutes(app, ports)
  emailRoutes(app, ports)
  sessionRoutes(app, ports)
}

function personRoutes(app: FastifyInstance, ports: RemovalPorts & SignUpPorts): void {
  serve(app, api.accounts.signUp, async ({ body, from, reply }) =>
    sendSession(reply, await signUp(ports, body, from)),
  )

  serve(app, api.accounts.login, async ({ body, from, reply }) =>
    sendSession(reply, await logIn(ports, body, from)),
  )

  serve(app, api.accounts.logout, async ({ person }) => {
    await endSession(ports.db, person.id, person.sessionId)
    return undefined
  })

  serve(app, api.accounts.profile, async ({ person }) => {
    const stored = await findPersonById(ports.db, person.id)
    if (!stored) throw new Refusal('session_required', 'Please log in.')
    return { data: stored.user }
  })

  serve(app, api.accounts.updateProfile, async ({ person, body }) => ({
    data: await changeProfile(ports, person, body),
  }))

  serve(app, api.accounts.changePassword, async ({ person, body, from }) => {
    await changePassword(ports, person, body, from)
    return { message: 'Your password has been successfully changed.' } // @spec
  })

  serve(app, api.accounts.confirm, async ({ person, body, from }) => {
    await confirmByPassword(ports, person, body.password, from)
    return { message: 'Confirmed for the next 15 minutes.' }
  })

  serve(app, api.accounts.export, async ({ person, from, reply }) => {
    const everything = await exportAccount(ports, person, from)
    const day = everything.data.exported_at.slice(0, 10)
    reply.header('content-disposition', `attachment; filename="gigbell-${day}.json"`)
    return everything
  })

  serve(app, api.accounts.remove, async ({ person, body, from }) => {
    await deleteAccount(ports, person, body.password, from)
    return undefined
  })
}

function emailRoutes(app: FastifyInstance, ports: ResetPorts): void {
  serve(app, api.email.verify, async ({ query }) => {
    await verifyAddress(ports, query.token)
    return { message: 'Your email address is verified.' }
  })

  serve(app, api.email.resendVerification, async ({ person }) => {
    const asked = await resendVerification(ports, person)
    return {
      message: asked
        ? 'We have sent you a new link. Older links no longer work.'
        : 'Your email address is already verified.',
    }
  })

  serve(app, api.email.forgotPassword, async ({ body, from }) => {
    await forgotPassword(ports, body.email, from.address)
    return {
      message: // @spec
        "Check your email for password reset instructions. If you don't see it, check your spam folder.",
    }
  })

  serve(app, api.email.resetPassword, async ({ query, body, from }) => {
    await resetPassword(ports, query.token, body.password, from)
    return { message: 'Your password has been reset successfully!' } // @spec
  })
}

function sessionRoutes(app: FastifyInstance, ports: RemovalPorts): void {
  const { db, clock } = ports
  serve(app, api.sessions.list, async ({ person }) => ({ data: await listSessions(db, person, clock.now()) }))

  serve(app, api.sessions.end, async ({ person, params, from }) =>
    withActivity(ports, async (tx, note) => {
      if (!(await endSession(tx, person.id, params.id))) throw notFound('session')
      await note(person.id, 'sessions_ended', from)
      return { data: { id: params.id } }
    }),
  )

  serve(app, api.sessions.endOthers, async ({ person, from }) =>
    withActivity(ports, async (tx, note) => {
      const ended = await endOtherSessions(tx, person.id, person.sessionId)
      if (ended > 0) await note(person.id, 'sessions_ended', from)
      return { data: { ended } }
    }),
  )

  serve(app, api.activity.list, async ({ person }) => ({
    data: await listActivity(db, person.id, clock.now()),
  }))
}

/** Sends a new session: its token in a header, never in the body, which is returned. */
export function sendSession(reply: FastifyReply, { token, answer }: OpenedSession) {
  reply.header('authorization', `Bearer ${token}`).header('cache-control', 'no-store')
  return answer
}
