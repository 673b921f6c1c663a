import * as v from 'valibot'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import type { Params } from './match-call.ts'

/**
 * The path for the backend, built from the call's path, so that no spelling of the request
 * reaches the backend.
 * @throws HttpError requestInvalid for a query the call does not have
 */
export function upstreamPath(call: Call, params: Params, query: ReadonlyMap<string, string>): string {
  const path =
    call.params === undefined
      ? call.path
      : call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (call.query === undefined && query.size === 0) return path
  const pairs = Object.entries(queryOf(call, query)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

function queryOf(call: Call, query: ReadonlyMap<string, string>): Record<string, string | undefined> {
  if (call.query === undefined) throw new HttpError('requestInvalid', 'call has no query')
  const parsed = v.safeParse(call.query, Object.fromEntries(query))
  if (!parsed.success) throw new HttpError('requestInvalid', 'query does not match the schema')
  return parsed.output
}
