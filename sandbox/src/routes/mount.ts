import type { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxState } from '../state/sandbox-state.ts'
import { breakResponse, respondBeforeCall, type Bindings, type SandboxContext } from './fault-responses.ts'
import { errorBody, fieldError, json, type CallResponse } from './call-response.ts'
import type { RawRequest, Route } from './route.ts'

/** Adds a handler for every method and path; calls with the same ones are distinguished by their body. */
export function mountRoutes(app: Hono<{ Bindings: Bindings }>, state: SandboxState, routes: Route[]): void {
  const byPath = Map.groupBy(routes, ({ call }) => `${call.method} ${call.path}`)
  for (const candidates of byPath.values()) {
    const [first] = candidates
    if (!first) continue
    const path = `/${first.call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.on(first.call.method, path, async (c) => {
      const body = await readJson(c.req)
      return serve(c, state, candidates.find(({ accepts }) => accepts(body)) ?? first, body)
    })
  }
}

async function serve(c: SandboxContext, state: SandboxState, route: Route, body: unknown): Promise<Response> {
  const fault = state.faults.find(route.call.name, route.call.backend)
  const early = fault && (await respondBeforeCall(c, fault))
  if (early) return early
  const header: RawRequest['header'] = (name) => c.req.header(name)
  const response = validated(route, route.handle({ body, params: c.req.param(), query: c.req.query(), header }))
  return (
    (fault && breakResponse(c, fault, response)) ??
    c.body(response.body, response.status, { 'content-type': response.contentType })
  )
}

/** The JSON body, or undefined, which matches no schema. */
export async function readJson(request: { json(): Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

/** Checks a response against the call's schema; a mismatch is a bug of the sandbox and results in 500. */
function validated({ call }: Route, response: CallResponse): CallResponse {
  if (response.status !== 200 || response.body.startsWith('{"meta":{"success":false}')) return response
  const value: unknown = call.shape === 'text' ? response.body : JSON.parse(response.body)
  const result = v.safeParse(call.response, value)
  if (result.success) return response
  console.error(`The response to '${call.name}' does not match its schema: ${v.summarize(result.issues)}`)
  return json(errorBody(fieldError('failed')), 500)
}
