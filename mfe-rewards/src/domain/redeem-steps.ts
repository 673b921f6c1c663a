import { addressErrors, isAddressField } from '@portal/shared-contracts/address'
import type { Card, FieldError } from '@portal/shared-contracts/calls'
import { fieldError } from '@portal/shared-contracts/calls/field-error'
import * as paths from '@portal/shared-contracts/paths'
import { keysOf } from '@portal/shared-contracts/records'
import { cardCodeError } from '@portal/shared-contracts/card-number/card-code'
import type { RedeemField, RedeemInput } from './redeem-input.ts'

/** The steps of the form in their order; 'review' is 'Prüfen und bestellen'. */
export const steps = ['card', 'address', 'review'] as const
export type Step = (typeof steps)[number]

const names: Readonly<Record<Step, string>> = { card: 'karte', address: 'adresse', review: 'pruefen' }

/** The step that the query of a reward's address names; null for the reward's page itself. */
export function stepOfSearch(search: string): Step | null {
  const name = new URLSearchParams(search).get('schritt')
  return steps.find((step) => names[step] === name) ?? null
}

/** The address of a step (rule rewards-and-orders-57). */
export const stepPath = (couponId: string, step: Step): string => `${paths.reward(couponId)}?schritt=${names[step]}`

/** The step after a reward's page: the choice of a card is left out if there is only one. */
export const firstStep = (cards: readonly unknown[]): Step => (cards.length === 1 ? 'address' : 'card')

/** The steps before the confirmation: the card's only where there is a choice, or where an error leads to it. */
export const formSteps = (cards: readonly unknown[], shown: Step): readonly Step[] =>
  firstStep(cards) === 'card' || shown === 'card' ? steps : steps.slice(1)

type StepInput = Pick<RedeemInput, RedeemField>

/** The step of each field, and what is wrong with the field. */
const fields: Readonly<Record<RedeemField, { step: Step; errors: (input: StepInput) => FieldError[] }>> = {
  cardCode: {
    step: 'card',
    errors: ({ cardCode }) => (cardCode === '' ? [fieldError('stringEmpty', 'cardCode')] : []),
  },
  address: { step: 'address', errors: ({ address }) => addressErrors(address, 'delivery') },
}
const fieldNames = keysOf(fields)

/** The field of an error's `input`, or null; errors of the address name one of its parts. */
export function fieldOfInput(input: string): RedeemField | null {
  if (isAddressField(input)) return 'address'
  return fieldNames.find((name) => name !== 'address' && name === input) ?? null
}

/** The step that errors of the form lead to; those about no field are shown in the last one. */
export function stepOfErrors(errors: readonly Pick<FieldError, 'input'>[]): Step {
  const wrong = errors.flatMap(({ input }) => fieldOfInput(input) ?? []).map((field) => fields[field].step)
  return steps.find((step) => wrong.includes(step)) ?? 'review'
}

/** The cards a reward can be ordered with: active ones with a complete number. */
export const usableCards = (cards: readonly Card[]): Card[] =>
  cards.filter(({ cardCode, status }) => cardCodeError(cardCode) === null && isActive(status))

/** The shop may omit the status of an active card. */
const isActive = (status: string): boolean => ['', 'ACTIVE'].includes(status.toUpperCase())

/** What is wrong with the input of a step. */
export const stepErrors = (step: Step, input: StepInput): FieldError[] =>
  fieldNames.filter((name) => fields[name].step === step).flatMap((name) => fields[name].errors(input))

/**
 * The step that is shown for the one in the address: the first incomplete one before it, if there is one. A single card
 * is shown only where a failed attempt to order leads to it.
 */
export function reachableStep(step: Step, input: StepInput, cards: readonly unknown[], hasFailed: boolean): Step {
  if (input.cardCode === '') return 'card'
  if (step === 'card') return hasFailed ? 'card' : firstStep(cards)
  return stepErrors('address', input).length > 0 ? 'address' : step
}
