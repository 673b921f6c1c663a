import { useNavigation, useParams } from '@portal/shared-contracts/navigation'
import { PageHero } from '@portal/shared-ui/page-hero'
import { Container } from '@portal/shared-ui/section'
import { useStepFocus } from '@portal/shared-ui/step-focus'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { t } from '../messages/redeem.ts'
import { t as detailTexts } from '../messages/reward-facts.ts'
import { redeemSources } from '../stores/portal.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { createRedeemPage, type RedeemModel } from '../stores/redeem.ts'
import { Detail, rewardOf } from './redeem/detail.tsx'
import * as css from './redeem/redeem.module.css'
import { RedeemSteps } from './redeem/steps.tsx'
import { useStep } from './redeem/use-step.ts'

/** A reward's page, and below it the steps that redeem it. */
function RewardPage() {
  const couponId = useParams()['couponId'] ?? ''
  return <Reward key={couponId} couponId={couponId} />
}
export { RewardPage as Component }

function Reward({ couponId }: { couponId: string }) {
  const { navigate } = useNavigation()
  const [page] = useState(() => {
    const sources = redeemSources(couponId, navigate)
    return sources && createRedeemPage(sources)
  })
  useEffect(() => void page?.open(), [page])
  return page === null ? <PageHero compact title={t.title} /> : <Flow couponId={couponId} page={page} />
}

/** Before an order is sent the address says whether the reward or a step is shown, afterwards the order does. */
const detailStatuses: readonly RedeemState['status'][] = ['loading', 'notRedeemable', 'noCard', 'editing', 'suggestion']

function Flow({ couponId, page }: { couponId: string; page: RedeemModel }) {
  const state = useStore(page.$state)
  const { step, shown, back } = useStep(couponId, page, state)
  const isDetail = step === null && detailStatuses.includes(state.status)
  const hasErrors = !isDetail && shown.status === 'editing' && shown.errors.length > 0
  const formStep = shown.status === 'editing' && step !== null ? step : shown.status
  const heading = useStepFocus(isDetail && state.status !== 'loading' ? 'detail' : formStep, hasErrors)
  const hero = useRef<HTMLDivElement>(null)
  useTitleFocus(hero, isDetail || state.status === 'notFound')
  return (
    <>
      <div ref={hero}>
        <PageHero compact {...redeemHero(state, isDetail)} />
      </div>
      {/* Keyed, so that the skeleton is replaced and does not move when the lead above it appears. */}
      <Container key={String(state.status === 'loading')} className={css.page}>
        {isDetail ? (
          <Detail couponId={couponId} state={state} />
        ) : (
          <RedeemSteps page={page} state={shown} step={step} heading={heading} back={back} />
        )}
      </Container>
    </>
  )
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
