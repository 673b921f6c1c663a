import type { FieldError } from '@delikaterie/shared-contracts/calls'
import {
  errorField,
  suggestedAddress,
  type AddressSuggestion,
} from '@delikaterie/shared-contracts/domain/address-suggestion'
import { isAddressField, type PostalAddress } from '@delikaterie/shared-contracts/domain/delivery-address'
import type { Problem } from './delivery.ts'

/** What a failed order call says about the order. */
export type OrderFailure =
  /** Looked at and declined: nothing was booked, and the intent is over. */
  | { kind: 'refused'; code: string; errors: readonly FieldError[] }
  /** It never left the edge: the same order may be sent again under the same key. */
  | { kind: 'notSent'; code: string }
  /** It may have been booked. */
  | { kind: 'unknown'; code: string }

type Failed = { code: string; status: number; errors: readonly FieldError[] }

/** Statuses with which a server gives up on a request that it may have passed on. */
const undecided: readonly number[] = [408, 409]

/** With these the edge says of an order that no byte of it left: unreachable, or too busy to try. */
const unsent: readonly number[] = [502, 503]

/**
 * Reads a failed order call (design §4). `doubted`: an earlier try under the same key had
 * no known outcome. Then only an answer of the shop itself settles it, because an edge
 * that refuses this try (logged out, too many tries, no connection) says nothing about the first.
 */
export function orderFailure({ code, status, errors }: Failed, doubted: boolean): OrderFailure {
  if (status === 200 && code !== 'responseInvalid') return { kind: 'refused', code, errors }
  if (doubted) return { kind: 'unknown', code }
  if (unsent.includes(status) && code === 'backendUnavailable') return { kind: 'notSent', code }
  const declined = status >= 400 && status < 500 && !undecided.includes(status)
  return declined ? { kind: 'refused', code, errors } : { kind: 'unknown', code }
}

/** Where a member corrects a refused order. */
export type Correction =
  { step: 'suggestion'; suggestion: AddressSuggestion } | { step: 'card' | 'address' | 'review'; problems: Problem[] }

/** The step whose field was refused; a refusal about no field stands with the summary. */
export function correctionOf(refusal: Failed | Omit<Failed, 'status'>, sent: PostalAddress): Correction {
  const suggestion = suggestedAddress(sent, refusal.errors)
  if (suggestion !== null) return { step: 'suggestion', suggestion }
  const errors = refusal.errors.length > 0 ? refusal.errors : [{ code: refusal.code, input: '', inputValue: '' }]
  const problems = errors.map(problemOf)
  if (problems.some(({ field }) => field === 'cardCode')) return { step: 'card', problems }
  return { step: problems.some(({ field }) => field !== null) ? 'address' : 'review', problems }
}

const cardCodes = ['card_invalid', 'invalidCardCode']

function problemOf({ code, input, inputValue }: Pick<FieldError, 'code' | 'input' | 'inputValue'>): Problem {
  const name = errorField(input ?? '')
  const value = inputValue ?? ''
  if (name.toLowerCase() === 'cardcode' || cardCodes.includes(code)) return { field: 'cardCode', code, value }
  // The country is fixed here; what a member can change is the address.
  if (code === 'errorWrongCountryId') return { field: 'city', code, value }
  return { field: isAddressField(name) ? name : null, code, value }
}
