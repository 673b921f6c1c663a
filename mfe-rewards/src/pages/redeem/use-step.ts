import { useNavigation } from '@portal/shared-contracts/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { formSteps, reachableStep, stepOfErrors, stepOfSearch, stepPath } from '../../domain/redeem-steps.ts'
import { formOf, type RedeemState } from '../../stores/redeem-state.ts'
import type { RedeemModel } from '../../stores/redeem.ts'
import { goBackInVisit, onEntryChange } from '../../stores/visit.ts'

/**
 * The step that the address names, null on the reward's own page, and what the page shows there. The address alone says
 * which step it is: each has an entry in the browser's history (docs/product/rewards-and-orders.md rule 57).
 */
export function useStep(couponId: string, page: RedeemModel, state: RedeemState) {
  const { search: routed, navigate } = useNavigation()
  const named = useSyncExternalStore(onEntryChange, () => {
    // The order that is being sent stays in view, also when the member goes back; its outcome is rendered anew.
    if (page.$sending.get()) return 'review'
    // The browser's address, because the router renders a navigation in a later task.
    return stepOfSearch(location.pathname === paths.reward(couponId) ? location.search : routed)
  })
  const form = formOf(state)
  const step = named && form ? reachableStep(named, form.input, form.context.cards, form.attempt > 0) : named

  useLayoutEffect(() => {
    if (step !== null && step !== named) navigate(stepPath(couponId, step), { replace: true })
  }, [couponId, navigate, step, named])
  useEffect(() => {
    // Forward from the confirmation.
    if (state.status === 'done') void page.leaveSteps()
  }, [page, state.status, named])
  useEffect(() => {
    if (step === null) return
    // The heading of a step has the focus; Back would scroll to where the step was left.
    history.scrollRestoration = 'manual'
    return () => void (history.scrollRestoration = 'auto')
  }, [step])

  /** To the step before, or to the reward's page. */
  function back(): void {
    if (form === null || step === null || goBackInVisit()) return
    const shown = formSteps(form.context.cards, step)
    const previous = shown[shown.indexOf(step) - 1]
    if (previous) page.goTo(previous)
    else navigate(paths.reward(couponId))
  }

  const isForm = form !== null && step !== null && !(state.status === 'suggestion' && step === 'review')
  // Errors are shown in the step that they lead to.
  const shown = isForm ? { ...form, errors: stepOfErrors(form.errors) === step ? form.errors : [] } : state
  return { step, shown, back }
}
