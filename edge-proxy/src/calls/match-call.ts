import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/table'
import { HttpError } from '../http/http-error.ts'
import type { BackendPath } from './backend-path.ts'

export type Params = Readonly<Record<string, string>>

/** Calls that share method and path; their bodies tell them apart. */
export type Matched = { calls: readonly [Call, ...Call[]]; params: Params }

/** One part of a template: a literal, or the name of a parameter. */
type Part = { literal: string } | { parameter: string }

type Row = { call: Call; template: readonly Part[] }

const parameter = /^\{(\w+)\}$/

const rowOf = (call: Call): Row => ({
  call,
  template: call.path.split('/').map((part) => {
    const name = parameter.exec(part)?.[1]
    return name === undefined ? { literal: part } : { parameter: name }
  }),
})

const isLiteral = ({ path }: Call): boolean => !path.includes('{')
const patterns = callTable.filter((call) => !isLiteral(call)).map(rowOf)
const noParams: Params = {}

/** Most paths have no parameter: one look tells which calls they are. */
const literals = new Map<string, Matched>()
for (const call of callTable.filter(isLiteral)) {
  const name = `${call.method} ${call.path}`
  literals.set(name, { calls: [...(literals.get(name)?.calls ?? []), call] as [Call, ...Call[]], params: noParams })
}

/**
 * The calls of the closed table with this method and path. Literal segments are compared
 * whole, so the backend never depends on a substring (`shop/x?convercus` is no loyalty call).
 * @throws HttpError callUnknown, for a known path with another method too
 */
export function matchCall(method: string, { segments }: BackendPath): Matched {
  const literal = literals.get(`${method} ${segments.join('/')}`)
  if (literal !== undefined) return literal
  const found = patterns.flatMap((row) => {
    const params = row.call.method === method ? paramsOf(row, segments) : null
    return params === null ? [] : [{ call: row.call, params }]
  })
  const [first, ...others] = found
  if (first === undefined) throw new HttpError('callUnknown', 'not in the table')
  return { calls: [first.call, ...others.map(({ call }) => call)], params: first.params }
}

function paramsOf({ call, template }: Row, segments: readonly string[]): Params | null {
  if (template.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    if ('parameter' in part) params[part.parameter] = segment
    else if (part.literal !== segment) return null
  }
  if (call.params === undefined) return params
  const parsed = v.safeParse(call.params, params)
  return parsed.success ? parsed.output : null
}
