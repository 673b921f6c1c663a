import {
  addressFields,
  suggestedAddress,
  type AddressSuggestion,
  type PostalAddress,
} from '@portal/shared-contracts/address'
import type { ApiError } from '@portal/page-library/api'
import type { FieldError } from '@portal/shared-contracts/calls'
import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { nameChanges, withNames } from '@portal/shared-contracts/customer'
import { errorField, fieldError } from '@portal/shared-contracts/calls/field-error'
import { effectiveShipping, type OrderAddresses } from './order.ts'
import { fieldOfInput } from './redeem-steps.ts'

/** An order that was certainly not booked. */
export type FailedOrder = {
  /** After `rejected` the next attempt needs a new key; `notSent` may be sent again under the same one. */
  kind: 'rejected' | 'notSent'
  errors: readonly FieldError[]
}

/** Outcome of a failed order call. */
export type OrderError =
  | FailedOrder
  /** It may have been booked. `error` is what kept this request from the shop: the session, a limit or the network. */
  | { kind: 'unknown'; error: FieldError | null }

type FailedCall = Pick<ApiError, 'code' | 'status' | 'errors'>

/** With these statuses it is unknown whether the edge forwarded the request. */
const ambiguousStatuses: readonly number[] = [408, 409]

/** With these statuses and the code `backendUnavailable` the edge reports that it sent nothing to the shop. */
const notSentStatuses: readonly number[] = [502, 503]

/** Codes of a response with status 200 that did not arrive completely or is not an order response. */
const unreadableResponse: readonly string[] = ['responseInvalid', 'network', 'timeout']

/** Codes of requests that did not ask the shop, as far as the browser knows. */
const unreachedCodes: readonly string[] = ['sessionInvalid', 'rateLimited', 'network']

/**
 * Classifies a failed order call. After an earlier request with the same key and an
 * unknown outcome, only a response of the shop (status 200) tells it: an error of the edge is about
 * this request only.
 */
export function orderError({ code, status, errors }: FailedCall, wasUnknown: boolean): OrderError {
  const all = errors.length > 0 ? errors : [fieldError(code)]
  const rejected: OrderError = { kind: 'rejected', errors: all }
  // Some browsers are wrong about their network: of an order nothing says that it was not sent.
  const reasons = code === 'offline' ? [fieldError('network')] : all
  const unknown: OrderError = {
    kind: 'unknown',
    error: reasons.find((one) => unreachedCodes.includes(one.code)) ?? null,
  }
  if (status === 200 && !unreadableResponse.includes(code)) return rejected
  if (wasUnknown) return unknown
  if (notSentStatuses.includes(status) && code === 'backendUnavailable') {
    return { kind: 'notSent', errors: [fieldError(code)] }
  }
  const isRejected = status >= 400 && status < 500 && !ambiguousStatuses.includes(status)
  return isRejected ? rejected : unknown
}

/** How the member corrects a failed order; `address` is the delivery address the form then shows. */
export type Correction =
  | { kind: 'suggestion'; suggestion: AddressSuggestion }
  | { kind: 'form'; errors: readonly FieldError[]; address: PostalAddress }

/**
 * The input of errors about a billing address other than the typed one: the profile's, which this form does not change.
 */
export const billingInput = 'billingAddress'

/** The errors with the names of the form's fields; what the shop proposes for names is written into the address. */
export function correctionOf(errors: readonly FieldError[], sent: OrderAddresses): Correction {
  const typed = effectiveShipping(sent)
  const isBilling = ({ input }: FieldError) =>
    sent.shippingAddress !== undefined && input.startsWith(`${billingInput}.`)
  const ofTyped = errors.filter((error) => !isBilling(error))
  const suggestion = errors.length === ofTyped.length ? suggestedAddress(typed, errors) : null
  if (suggestion !== null) return { kind: 'suggestion', suggestion }
  const ofForm = errors.map((error) => ({ ...error, input: isBilling(error) ? billingInput : formInput(error) }))
  return { kind: 'form', errors: ofForm, address: withProposedNames(typed, ofTyped) }
}

/** The address with what the shop proposes with `changeNameCheck`, for every field that the response names. */
function withProposedNames(address: PostalAddress, errors: readonly FieldError[]): PostalAddress {
  if (!errors.some(({ code }) => code === 'changeNameCheck')) return address
  const proposed = errors.map(({ input, value }) => ({ input: errorField(input), value }))
  return withNames(address, nameChanges(address, addressFields, proposed), 'to')
}

const cardErrorCodes = ['card_invalid', 'invalidCardCode']

/** The field of the form an error belongs to; empty for none. */
function formInput({ code, input }: FieldError): string {
  const field = errorField(input)
  if (field.toLowerCase() === 'cardcode' || cardErrorCodes.includes(code)) return 'cardCode'
  // The form has no country field, because rewards are shipped within Germany only.
  if (code === 'errorWrongCountryId') return fieldName.city
  return fieldOfInput(field) === null ? '' : field
}
