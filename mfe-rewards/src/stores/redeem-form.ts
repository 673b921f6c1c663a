import type { AddressField } from '@delikaterie/shared-contracts/domain/delivery-address'
import type { WritableAtom } from 'nanostores'
import type { Problem } from '../domain/delivery.ts'
import type { RedeemDraft, RedeemDraftDoor, Step } from './redeem-draft.ts'
import { stepProblems } from './redeem-offer.ts'
import type { Editing, RedeemState } from './redeem-state.ts'

/** The same input with what to correct, and counted, so that the focus moves again. */
export const refused = (state: Editing, step: Step, problems: readonly Problem[]): Editing => ({
  ...state,
  step,
  problems,
  attempt: state.attempt + 1,
})

const without = (problems: readonly Problem[], field: Problem['field']): Problem[] =>
  problems.filter((problem) => problem.field !== field)

/**
 * Choosing, typing and going between the steps. Every change is kept in the draft; if
 * another tab has ordered meanwhile, `showStored` gets what it stored.
 */
export function createRedeemForm(
  $state: WritableAtom<RedeemState>,
  draft: RedeemDraftDoor,
  showStored: (stored: RedeemDraft) => Promise<void>,
) {
  function edit(change: (state: Editing) => Editing): void {
    const state = $state.get()
    if (state.status !== 'editing') return
    const next = change(state)
    $state.set(next)
    void keep(next)
  }

  async function keep({ step, input }: Editing): Promise<void> {
    try {
      const stored = await draft.change((kept) =>
        kept === null || kept.status === 'editing'
          ? { status: 'editing', step, input, unsent: kept?.unsent ?? null }
          : kept,
      )
      const wasOrdered = stored !== null && stored.status !== 'editing'
      if (wasOrdered && $state.get().status === 'editing') await showStored(stored)
    } catch (error) {
      // The input then lives as long as the page.
      console.warn('The input could not be stored', error)
    }
  }

  function chooseCard(cardCode: string): void {
    edit((state) => ({ ...state, input: { ...state.input, cardCode }, problems: without(state.problems, 'cardCode') }))
  }

  /** A changed address is checked again, whatever was said about the one before. */
  function changeAddress(field: AddressField, value: string): void {
    edit((state) => {
      const address = { ...state.input.address, [field]: value }
      const input = { ...state.input, address, keepAddress: false }
      return { ...state, input, problems: without(state.problems, field) }
    })
  }

  /** To the next step, or to what is still missing. */
  function next(): void {
    edit((state) => {
      const problems = stepProblems(state)
      if (problems.length > 0) return refused(state, state.step, problems)
      return { ...state, step: state.step === 'card' ? 'address' : 'review', problems: [] }
    })
  }

  /** Back to a step; nothing typed is lost. */
  function goTo(step: Step): void {
    const state = $state.get()
    if (state.status === 'suggestion') {
      const { context, input } = state
      $state.set({ status: 'editing', step, context, input, problems: [], attempt: 0 })
    }
    edit((editing) => ({ ...editing, step, problems: [] }))
  }

  return { chooseCard, changeAddress, next, goTo }
}
