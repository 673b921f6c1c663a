import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Bindings } from '../app.ts'
import type { Fault } from '../state/faults.ts'
import type { HttpAnswer } from './reply.ts'

type SandboxContext = Context<{ Bindings: Bindings }>

const errorPage = '<!doctype html><title>Wartung</title><h1>Wir sind gleich zurück</h1>'

/** Faults that strike before anything has happened; undefined when the call may go on. */
export async function answerBeforeWork(c: SandboxContext, fault: Fault): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'down':
      return dropConnection(c)
    case 'slow':
      fault.held = (fault.held ?? 0) + 1
      await wait(fault.seconds * 1000)
      fault.held -= 1
      return undefined
    case 'serverError':
      return c.text('Internal Server Error', 500)
    case 'unauthorized':
      return c.json({ meta: { success: false }, content: null, errorMessage: [] }, 401)
    case 'html':
      return c.html(errorPage)
    case 'brokenJson':
    case 'cut':
    case 'lost':
      return undefined
  }
}

/** Faults that strike after the work is done: the effect stands, only the answer suffers. */
export function spoilAnswer(c: SandboxContext, { kind }: Fault, answer: HttpAnswer): Response | undefined {
  if (kind === 'lost') return dropConnection(c)
  if (kind === 'cut') return sendHalf(c, answer)
  if (kind === 'brokenJson') return c.body(`${answer.body.slice(0, -2)},,`, 200, { 'content-type': answer.contentType })
  return undefined
}

/** Tears the socket down without an answer. Without a socket (a test's `app.request`) it throws, as fetch would. */
function dropConnection(c: SandboxContext): Response {
  socketOf(c).destroy()
  return RESPONSE_ALREADY_SENT
}

/** Promises the whole body, sends half of it and hangs up. */
function sendHalf(c: SandboxContext, { contentType, body }: HttpAnswer): Response {
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
