import * as v from 'valibot'
import { EnvelopeHead } from '@delikaterie/shared-contracts/calls'
import type { Answer } from '../answers/answer.ts'

/** A gateway's words for "I do not know what became of it". */
const gatewayFailures = new Set([502, 504])

/** Whether an answer tells what became of an order: a 200 must be an envelope that says so. */
export function isConclusive({ status, text }: Answer): boolean {
  if (gatewayFailures.has(status)) return false
  if (status !== 200) return true
  return v.is(v.pipe(v.string(), v.parseJson(), EnvelopeHead), text)
}
