import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { callTable } from '@delikaterie/shared-contracts/calls/table'
import { Refusal } from '../answers/refusal.ts'
import type { BackendPath } from './backend-path.ts'

export type Params = Readonly<Record<string, string>>

/** Calls that share method and path; their bodies tell them apart. */
export type Matched = { calls: readonly [Call, ...Call[]]; params: Params }

type Row = { call: Call; method: string; template: readonly string[] }

const rows: readonly Row[] = callTable.map((call) => ({ call, method: call.method, template: call.path.split('/') }))

const parameter = /^\{(\w+)\}$/

/**
 * The calls of the closed table with this method and path. Literal segments are compared
 * whole, so the backend never depends on a substring (`shop/x?convercus` is no loyalty call).
 * @throws Refusal callUnknown, for a known path with another method too
 */
export function matchCall(method: string, { segments }: BackendPath): Matched {
  const found = rows.flatMap((row) => {
    const params = row.method === method ? paramsOf(row, segments) : null
    return params === null ? [] : [{ call: row.call, params }]
  })
  const [first, ...others] = found
  if (first === undefined) throw new Refusal('callUnknown', 'not in the table')
  return { calls: [first.call, ...others.map(({ call }) => call)], params: first.params }
}

function paramsOf({ call, template }: Row, segments: readonly string[]): Params | null {
  if (template.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? ''
    const name = parameter.exec(part)?.[1]
    if (name !== undefined) params[name] = segment
    else if (part !== segment) return null
  }
  if (call.params === undefined) return params
  const parsed = v.safeParse(call.params, params)
  return parsed.success ? parsed.output : null
}
