import type { Context, Hono } from 'hono'
import type { Bindings } from '../app.ts'
import { refusal } from '../state/refusals.ts'
import type { SandboxState } from '../state/state.ts'
import * as v from 'valibot'
import { answerBeforeWork, spoilAnswer } from './fault-answers.ts'
import { toHttp } from './reply.ts'
import type { HttpAnswer } from './reply.ts'
import type { RawRequest, Route } from './route.ts'

type SandboxContext = Context<{ Bindings: Bindings }>

/** Puts the routes under their contract paths. Faults are decided per call, around its work. */
export function mountRoutes(app: Hono<{ Bindings: Bindings }>, state: SandboxState, routes: Route[]): void {
  const doors = Map.groupBy(routes, ({ call }) => `${call.method} ${call.path}`)
  for (const sharing of doors.values()) {
    const { method, path } = firstOf(sharing).call
    app.on(method, `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, (c) => serve(c, state, sharing))
  }
}

async function serve(c: SandboxContext, state: SandboxState, sharing: Route[]): Promise<Response> {
  const body = await readJson(c)
  const route = sharing.find(({ accepts }) => accepts(body)) ?? firstOf(sharing)
  const fault = state.faults.find(route.call.name, route.call.backend)
  const early = fault && (await answerBeforeWork(c, fault))
  if (early) return early
  const raw: RawRequest = {
    body,
    params: c.req.param(),
    query: c.req.query(),
    header: (name) => c.req.header(name),
  }
  const answer = checked(route, toHttp(route.reply(raw)))
  return (
    (fault && spoilAnswer(c, fault, answer)) ??
    c.body(answer.body, {
      status: v.parse(Status, answer.status),
      headers: { 'content-type': answer.contentType },
    })
  )
}

const Status = v.picklist([200, 400, 401, 404, 409, 500])

/** A body that is no JSON is as wrong as one with wrong fields; undefined fits no schema. */
async function readJson(c: SandboxContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

/** The sandbox keeps to the contracts it shares with its clients: an answer they could not read is a bug here. */
function checked({ call }: Route, answer: HttpAnswer): HttpAnswer {
  if (answer.status !== 200 || answer.body.startsWith('{"meta":{"success":false}')) return answer
  const value: unknown = call.shape === 'text' ? answer.body : JSON.parse(answer.body)
  const result = v.safeParse(call.response, value)
  if (result.success) return answer
  console.error(`The answer to '${call.name}' breaks its contract: ${v.summarize(result.issues)}`)
  return toHttpFailure()
}

function toHttpFailure(): HttpAnswer {
  return { ...toHttp({ kind: 'refused', status: 400, refusals: [refusal('failed')] }), status: 500 }
}

function firstOf(routes: Route[]): Route {
  const [first] = routes
  if (!first) throw new Error('A door without a route')
  return first
}
