import type { Hono } from 'hono'
import { fieldError } from '../state/field-errors.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import * as v from 'valibot'
import { breakResponse, respondBeforeCall, type Bindings, type SandboxContext } from './fault-responses.ts'
import { toHttp, type HttpResponse } from './call-response.ts'
import type { RawRequest, Route } from './route.ts'

/** Adds a handler for every method and path; calls with the same ones are distinguished by their body. */
export function mountRoutes(app: Hono<{ Bindings: Bindings }>, state: SandboxState, routes: Route[]): void {
  const byPath = Map.groupBy(routes, ({ call }) => `${call.method} ${call.path}`)
  for (const candidates of byPath.values()) {
    const { method, path } = firstOf(candidates).call
    app.on(method, `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, (c) => serve(c, state, candidates))
  }
}

async function serve(c: SandboxContext, state: SandboxState, candidates: Route[]): Promise<Response> {
  const body = await readJson(c)
  const route = candidates.find(({ accepts }) => accepts(body)) ?? firstOf(candidates)
  const fault = state.faults.find(route.call.name, route.call.backend)
  const early = fault && (await respondBeforeCall(c, fault))
  if (early) return early
  const raw: RawRequest = {
    body,
    params: c.req.param(),
    query: c.req.query(),
    header: (name) => c.req.header(name),
  }
  const response = validated(route, toHttp(route.handle(raw)))
  return (
    (fault && breakResponse(c, fault, response)) ??
    c.body(response.body, {
      status: v.parse(Status, response.status),
      headers: { 'content-type': response.contentType },
    })
  )
}

const Status = v.picklist([200, 400, 401, 404, 409, 500])

/** The JSON body, or undefined, which matches no schema. */
async function readJson(c: SandboxContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    return undefined
  }
}

/** Checks a response against the call's schema; a mismatch is a bug of the sandbox and results in 500. */
function validated({ call }: Route, response: HttpResponse): HttpResponse {
  if (response.status !== 200 || response.body.startsWith('{"meta":{"success":false}')) return response
  const value: unknown = call.shape === 'text' ? response.body : JSON.parse(response.body)
  const result = v.safeParse(call.response, value)
  if (result.success) return response
  console.error(`The response to '${call.name}' does not match its schema: ${v.summarize(result.issues)}`)
  return internalError()
}

function internalError(): HttpResponse {
  return { ...toHttp({ kind: 'rejected', status: 400, errors: [fieldError('failed')] }), status: 500 }
}

function firstOf(routes: Route[]): Route {
  const [first] = routes
  if (!first) throw new Error('A path without a route')
  return first
}
