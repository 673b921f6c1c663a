import * as paths from '@delikaterie/shared-contracts/paths'

/** The steps of the form in their order; 'review' is 'Prüfen und bestellen'. */
export const steps = ['card', 'address', 'review'] as const
export type Step = (typeof steps)[number]

const names: Readonly<Record<Step, string>> = { card: 'karte', address: 'adresse', review: 'pruefen' }

/** The step that the query of a reward's address names; null for the reward's page itself. */
export function stepOfSearch(search: string): Step | null {
  const name = new URLSearchParams(search).get('schritt')
  return steps.find((step) => names[step] === name) ?? null
}

/** The address of a step (docs/product/rewards-and-orders.md rule 57). */
export const stepPath = (couponId: string, step: Step): string => `${paths.reward(couponId)}?schritt=${names[step]}`

/** The step after a reward's page: the choice of a card is left out if there is only one. */
export const firstStep = (cards: readonly unknown[]): Step => (cards.length === 1 ? 'address' : 'card')

/** The steps before the confirmation: the card's only where there is a choice, or where an error leads to it. */
export const formSteps = (cards: readonly unknown[], shown: Step): readonly Step[] =>
  firstStep(cards) === 'card' || shown === 'card' ? steps : steps.slice(1)

export type StepMove =
  /** Address and form agree, or the reward's page is shown. */
  | { kind: 'none' }
  /** The address has changed: Back, Forward, a link, a reload. */
  | { kind: 'show'; step: Step }
  /** The form has changed: its step gets an entry of its own in the history. */
  | { kind: 'push'; step: Step }

/**
 * What brings the step of the address and that of the form together; whichever has changed leads. `handled` is the
 * step of the address after the last move, undefined before the first one; `reopened` says that the form follows an
 * order or the question about one: showing the address's step instead would remove the order's errors.
 */
export function stepMove(
  address: Step | null,
  form: Step,
  { handled, reopened }: { handled: Step | null | undefined; reopened: boolean },
): StepMove {
  if (address === form) return { kind: 'none' }
  if (reopened) return { kind: 'push', step: form }
  if (address === null) return { kind: 'none' }
  return address === handled ? { kind: 'push', step: form } : { kind: 'show', step: address }
}
