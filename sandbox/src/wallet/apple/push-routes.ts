import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { SandboxState } from '../../state/sandbox-state.ts'
import type { Bindings } from '../../routes/fault-responses.ts'
import { recordEvent } from '../events.ts'
import { deviceOf } from './phone-store.ts'
import type { Phone } from './phone.ts'

/** Bytes of a payload that Apple takes at most. */
const maxPayload = 4096

/** Why Apple refuses a push; null if it takes it. */
function rejectionOf(state: SandboxState, passType: string, token: string, topic: string | undefined, payload: string) {
  if (topic === undefined) return { status: 400, reason: 'MissingTopic' } as const
  if (!/^[\da-f]{64}$/i.test(token)) return { status: 400, reason: 'BadDeviceToken' } as const
  if (payload === '') return { status: 400, reason: 'PayloadEmpty' } as const
  if (payload.length > maxPayload) return { status: 413, reason: 'PayloadTooLarge' } as const
  if (topic !== passType) return { status: 400, reason: 'DeviceTokenNotForTopic' } as const
  const isKnown = token === deviceOf(state).pushToken
  return isKnown ? null : ({ status: 410, reason: 'Unregistered', timestamp: state.now().getTime() } as const)
}

/**
 * Apple's push service, as far as pushes of passes need it. The certificate of the sender, which Apple checks, is not
 * seen without TLS.
 * @param passType the topic that the sender may have
 */
export function pushRoutes(state: SandboxState, passType: string, phone: Phone): Hono<{ Bindings: Bindings }> {
  const push = new Hono<{ Bindings: Bindings }>()
  push.post('/3/device/:token', async (c: Context<{ Bindings: Bindings }>) => {
    // Tests without a connection have none.
    const connection = c.env as Partial<Bindings> | undefined
    if ((connection?.incoming?.httpVersionMajor ?? 2) < 2) return c.text('Only over HTTP/2', 505)
    c.header('apns-id', c.req.header('apns-id') ?? randomUUID())
    const topic = c.req.header('apns-topic')
    const refused = rejectionOf(state, passType, c.req.param('token') ?? '', topic, await c.req.text())
    if (refused !== null) {
      const { status, ...body } = refused
      recordEvent(state, 'apple', `Apple refuses a push: ${status} ${body.reason}`)
      return c.json(body, status)
    }
    recordEvent(state, 'apple', 'The phone gets a push.')
    void phone.update(passType)
    return c.body(null, 200)
  })
  return push
}
