import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/table'
import { Refusal } from '../answers/refusal.ts'
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

/** What a request must share with a row before their segments are compared. */
const shapeOf = (method: string, parts: number): string => `${method} ${parts}`

const rows = Map.groupBy(callTable.map(rowOf), ({ call, template }) => shapeOf(call.method, template.length))

/**
 * The calls of the closed table with this method and path. Literal segments are compared
 * whole, so the backend never depends on a substring (`shop/x?convercus` is no loyalty call).
 * @throws Refusal callUnknown, for a known path with another method too
 */
export function matchCall(method: string, { segments }: BackendPath): Matched {
  const found: { call: Call; params: Params }[] = []
  for (const row of rows.get(shapeOf(method, segments.length)) ?? []) {
    const params = paramsOf(row, segments)
    if (params !== null) found.push({ call: row.call, params })
  }
  const [first, ...others] = found
  if (first === undefined) throw new Refusal('callUnknown', 'not in the table')
  return { calls: [first.call, ...others.map(({ call }) => call)], params: first.params }
}

function paramsOf({ call, template }: Row, segments: readonly string[]): Params | null {
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
