import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/call-table'
import { HttpError } from '../http/http-error.ts'

export type Params = Readonly<Record<string, string>>

/** Calls with the same method and path; their body schemas decide between them. */
export type Match = { calls: readonly [Call, ...Call[]]; params: Params }

/** One segment of a call's path. */
type Segment = { literal: string } | { parameter: string }

type Pattern = { call: Call; segments: readonly Segment[] }

const parameter = /^\{(\w+)\}$/

const patternOf = (call: Call): Pattern => ({
  call,
  segments: call.path.split('/').map((segment) => {
    const name = parameter.exec(segment)?.[1]
    return name === undefined ? { literal: segment } : { parameter: name }
  }),
})

const isLiteral = ({ path }: Call): boolean => !path.includes('{')
const patterns = callTable.filter((call) => !isLiteral(call)).map(patternOf)
const noParams: Params = {}

/** Most paths have no parameter and are found with one lookup. */
const literals = new Map<string, Match>()
for (const call of callTable.filter(isLiteral)) {
  const name = `${call.method} ${call.path}`
  literals.set(name, { calls: [...(literals.get(name)?.calls ?? []), call] as [Call, ...Call[]], params: noParams })
}

/**
 * The calls of the table with this method and path. Complete segments are compared, so
 * that a part of a segment never decides which backend is called.
 * @throws HttpError callUnknown, also for a known path with another method
 */
export function matchCall(method: string, segments: readonly string[]): Match {
  const literal = literals.get(`${method} ${segments.join('/')}`)
  if (literal !== undefined) return literal
  const found = patterns.flatMap((pattern) => {
    const params = pattern.call.method === method ? paramsOf(pattern, segments) : null
    return params === null ? [] : [{ call: pattern.call, params }]
  })
  const [first, ...others] = found
  if (first === undefined) throw new HttpError('callUnknown', 'not in the table')
  return { calls: [first.call, ...others.map(({ call }) => call)], params: first.params }
}

function paramsOf({ call, segments: pattern }: Pattern, segments: readonly string[]): Params | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if ('parameter' in expected) params[expected.parameter] = segment
    else if (expected.literal !== segment) return null
  }
  if (call.params === undefined) return params
  const parsed = v.safeParse(call.params, params)
  return parsed.success ? parsed.output : null
}
