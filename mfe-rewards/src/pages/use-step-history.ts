import { useNavigation } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { formSteps, stepMove, stepOfSearch, stepPath, type Step } from '../domain/redeem-address.ts'
import type { RedeemPage } from '../stores/redeem-portal.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { currentSearch } from '../stores/visit.ts'

type Status = RedeemState['status']

const orderStatuses: readonly Status[] = ['sending', 'unknown', 'done', 'alreadyOrdered']

/** The step of the form; null without one. A suggestion follows the check. */
function formStep(state: RedeemState): Step | null {
  if (state.status === 'suggestion') return 'review'
  return state.status === 'editing' ? state.step : null
}

/**
 * Keeps the steps in the browser's history: each has an entry, and Back shows the step before
 * (docs/product/rewards-and-orders.md rule 57). `step` is null on the reward's own page.
 */
export function useStepHistory(couponId: string, page: RedeemPage, state: RedeemState) {
  const { search, navigate } = useNavigation()
  const step = stepOfSearch(search)
  const { status } = state
  const form = formStep(state)
  const handled = useRef<Step | null | undefined>(undefined)
  const before = useRef<Status>(status)
  const [traversals, countTraversal] = useReducer((count: number) => count + 1, 0)

  // Back to the step before changes no `search` if the page has not yet followed the address of this one.
  useEffect(() => {
    addEventListener('popstate', countTraversal)
    return () => removeEventListener('popstate', countTraversal)
  }, [])
  useLayoutEffect(() => page.onQuery(search), [page, search])
  useEffect(() => {
    if (step === null) return
    // The heading of a step has the focus; Back would scroll to where the step was left.
    history.scrollRestoration = 'manual'
    return () => void (history.scrollRestoration = 'auto')
  }, [step])
  // In the task in which a step is shown: Back a moment later would find the step without an entry.
  useLayoutEffect(() => {
    if (status === 'loading') return
    const reopened = orderStatuses.includes(before.current)
    before.current = status
    // Forward from the confirmation.
    if (status === 'done') void page.leaveSteps()
    // While an order is being sent and after it the page shows its state, whichever entry is current.
    if (form === null) return
    const address = stepOfSearch(currentSearch(paths.reward(couponId), search))
    const move = stepMove(address, form, { handled: handled.current, reopened })
    handled.current = move.kind === 'push' ? move.step : address
    if (move.kind === 'push') page.pushStep(stepPath(couponId, move.step), navigate)
    if (move.kind !== 'show') return
    const reached = page.showStep(move.step)
    if (reached !== move.step) page.replaceStep(() => navigate(stepPath(couponId, reached), { replace: true }))
  }, [page, couponId, navigate, status, search, form, traversals])

  /** To the step before, or to the reward's page. */
  function back(): void {
    if (state.status !== 'editing' || page.goBack()) return
    const shown = formSteps(state.context.cards, state.step)
    const previous = shown[shown.indexOf(state.step) - 1]
    if (previous) page.goTo(previous)
    else navigate(paths.reward(couponId))
  }
  return { step, back }
}
