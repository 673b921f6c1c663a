import { useNavigation, usePageTitle, useParams } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { useStepFocus } from '@portal/shared-ui/forms/step-focus'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { formSteps, reachableStep, stepOfErrors, stepOfSearch, stepPath } from '../domain/redeem-steps.ts'
import { t } from '../messages/redeem.ts'
import { t as detailTexts } from '../messages/reward-facts.ts'
import { redeemDependencies } from '../stores/redeem-portal.ts'
import { formOf, type RedeemState } from '../stores/redeem-state.ts'
import { createRedeemStore, type RedeemStore } from '../stores/redeem.ts'
import { goBackInVisit, onEntryChange } from '../stores/visit.ts'
import { Detail, rewardOf } from './redeem/detail.tsx'
import * as css from './redeem.module.css'
import { RedeemSteps } from './redeem/steps.tsx'

/** A reward's page, and below it the steps that redeem it. */
function RewardPage() {
  const couponId = paths.idOfSegment(useParams()['couponId'] ?? '')
  return <Reward key={couponId} couponId={couponId} />
}
export { RewardPage as Component }

function Reward({ couponId }: { couponId: string }) {
  const { navigate, Widget } = useNavigation()
  const [store] = useState(() => {
    const dependencies = redeemDependencies(couponId, navigate, Widget === undefined)
    return dependencies && createRedeemStore(dependencies)
  })
  useEffect(() => void store?.open(), [store])
  return store === null ? <PageHero compact title={t.title} /> : <RewardOrSteps couponId={couponId} store={store} />
}

/** Before an order is sent the address says whether the reward or a step is shown, afterwards the order does. */
const detailStatuses: readonly RedeemState['status'][] = ['loading', 'notRedeemable', 'noCard', 'editing', 'suggestion']

function RewardOrSteps({ couponId, store }: { couponId: string; store: RedeemStore }) {
  const state = useStore(store.$state)
  const { step, shown, back } = useStep(couponId, store, state)
  const isDetail = step === null && detailStatuses.includes(state.status)
  const hasErrors = !isDetail && shown.status === 'editing' && shown.errors.length > 0
  const formStep = shown.status === 'editing' && step !== null ? step : shown.status
  const heading = useStepFocus(isDetail && state.status !== 'loading' ? 'detail' : formStep, hasErrors)
  const hero = useRef<HTMLDivElement>(null)
  useTitleFocus(hero, isDetail || state.status === 'notFound')
  const isMissing = state.status === 'notFound'
  const texts = redeemHero(state, isDetail)
  usePageTitle(isMissing ? t.errorNoCoupon : texts.title, isMissing)
  return (
    <>
      <div ref={hero}>
        <PageHero compact {...texts} />
      </div>
      {/* Keyed, so that the skeleton is replaced and does not move when the lead above it appears. */}
      <Container key={String(state.status === 'loading')} className={css.page}>
        {isDetail ? (
          <Detail couponId={couponId} state={state} />
        ) : (
          <RedeemSteps store={store} state={shown} step={step} heading={heading} back={back} />
        )}
      </Container>
    </>
  )
}

/**
 * The step that the address names, null on the reward's own page, and what the page shows there. The address alone says
 * which step it is: each has an entry in the browser's history (rule rewards-and-orders-57).
 */
function useStep(couponId: string, store: RedeemStore, state: RedeemState) {
  const { search: routed, navigate } = useNavigation()
  const named = useSyncExternalStore(onEntryChange, () => {
    // The order that is being sent stays in view, also when the member goes back; its outcome is rendered anew.
    if (store.$sending.get()) return 'review'
    // The browser's address, because the router renders a navigation in a later task.
    return stepOfSearch(paths.isReward(location.pathname, couponId) ? location.search : routed)
  })
  const form = formOf(state)
  const step = named && form ? reachableStep(named, form.input, form.context.cards, form.attempt > 0) : named

  useLayoutEffect(() => {
    if (step !== null && step !== named) navigate(stepPath(couponId, step), { replace: true })
  }, [couponId, navigate, step, named])
  useEffect(() => {
    // Forward from the confirmation.
    if (state.status === 'done') void store.returnToFirstEntry()
  }, [store, state.status, named])
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
    if (previous) store.editStep(previous)
    else navigate(paths.reward(couponId))
  }

  const isForm = form !== null && step !== null && !(state.status === 'suggestion' && step === 'review')
  // Errors are shown in the step that they lead to.
  const shown = isForm ? { ...form, errors: stepOfErrors(form.errors) === step ? form.errors : [] } : state
  return { step, shown, back }
}

/** Title and lead of the page in each state; `isDetail` tells whether it shows the reward instead of a step. */
export function redeemHero(state: RedeemState, isDetail: boolean): { title: string; lead?: string } {
  if (state.status === 'notFound') return { title: t.notFoundTitle, lead: t.notFound }
  if (isDetail && state.status === 'loading') return { title: t.title, lead: detailTexts.loadingLead }
  if (state.status === 'done') return { title: t.orderedTitle }
  const reward = isDetail ? rewardOf(state) : null
  return reward === null ? { title: t.title } : { title: reward.title, lead: reward.subTitle }
}

/** Focuses the page's title when a step is left for a page without one; opening the page is the shell's. */
function useTitleFocus(hero: RefObject<HTMLElement | null>, isWithoutStep: boolean): void {
  const wasWithoutStep = useRef(isWithoutStep)
  useEffect(() => {
    if (isWithoutStep && !wasWithoutStep.current) hero.current?.querySelector('h1')?.focus()
    wasWithoutStep.current = isWithoutStep
  }, [hero, isWithoutStep])
}
