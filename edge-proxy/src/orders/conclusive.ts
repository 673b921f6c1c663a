import * as v from 'valibot'
import { textOf, type BackendResponse } from '../http/response.ts'

const Verdict = v.object({ meta: v.object({ success: v.boolean() }) })

/** A gateway's words for "I do not know what became of it". */
const gatewayFailures = new Set([502, 504])

/** Whether an answer tells what became of an order: a 200 must be an envelope that says so. */
export function isConclusive(answer: Pick<BackendResponse, 'status' | 'bytes'>): boolean {
  const { status } = answer
  if (gatewayFailures.has(status)) return false
  if (status !== 200) return true
  return v.is(v.pipe(v.string(), v.parseJson(), Verdict), textOf(answer))
}

/** Whether the backend turned the request away at the door: nothing happened, the key stays free. */
export const isTurnedAway = ({ status }: Pick<BackendResponse, 'status'>): boolean => status === 401 || status === 429
