import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { ActiveFault, Fault, FaultEnd } from '../state/faults.ts'
import { errorBody, type CallResponse } from './call-response.ts'

/** The raw connection, which some faults destroy; absent when a test calls `app.request`. */
export type Bindings = Pick<HttpBindings, 'incoming' | 'outgoing'>
export type SandboxContext = Context<{ Bindings: Bindings }>

const errorPage = '<!doctype html><title>Wartung</title><h1>Wir sind gleich zurück</h1>'

/** The response of a fault that happens before the call takes effect; undefined if the call continues. */
export async function respondBeforeCall(c: SandboxContext, fault: ActiveFault): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'down':
      return dropConnection(c)
    case 'slow':
      return (await delayed(fault)) === 'drop' ? dropConnection(c) : undefined
    case 'serverError':
      return c.text('Internal Server Error', 500)
    case 'unauthorized':
      return c.json(errorBody(), 401)
    case 'html':
      return c.html(errorPage)
    case 'brokenJson':
    case 'cut':
    case 'lost':
      return undefined
    default:
      return fault.kind satisfies never
  }
}

/** Waits for the seconds of the fault, or until it ends. */
async function delayed(fault: ActiveFault): Promise<FaultEnd> {
  fault.held += 1
  try {
    return await wait(fault.seconds * 1000, 'continue', { signal: fault.ended })
  } catch {
    return fault.ended.reason as FaultEnd
  } finally {
    fault.held -= 1
  }
}

/** The response of a fault that happens after the call has taken effect; undefined for other faults. */
export function breakResponse(c: SandboxContext, { kind }: Fault, response: CallResponse): Response | undefined {
  if (kind === 'lost') return dropConnection(c)
  if (kind === 'cut') return sendHalf(c, response)
  if (kind === 'brokenJson')
    return c.body(`${response.body.slice(0, -2)},,`, 200, { 'content-type': response.contentType })
  return undefined
}

/** Destroys the connection. Throws without a connection (`app.request` in tests), as fetch would. */
function dropConnection(c: SandboxContext): Response {
  socketOf(c).destroy()
  return RESPONSE_ALREADY_SENT
}

/** Sends the content-length of the complete body and half of the body, then closes the connection. */
function sendHalf(c: SandboxContext, { contentType, body }: CallResponse): Response {
  const bytes = Buffer.from(body)
  const outgoing = socketOf(c)
  outgoing.writeHead(200, { 'content-type': contentType, 'content-length': String(bytes.length) })
  outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

function socketOf(c: SandboxContext): Bindings['outgoing'] {
  if (!c.env?.outgoing) throw new Error('This fault needs a real connection')
  return c.env.outgoing
}
