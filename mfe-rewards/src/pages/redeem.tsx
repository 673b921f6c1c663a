import { useParams } from '@delikaterie/shared-contracts/navigation'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { useStepFocus } from '@delikaterie/shared-ui/step-focus'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { t } from '../messages/redeem.ts'
import { t as detailTexts } from '../messages/reward-detail.ts'
import { redeemPage, type RedeemPage } from '../stores/redeem-portal.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { RedeemSteps } from './redeem-steps.tsx'
import { RewardPageContent, rewardOf } from './reward-page-content.tsx'
import * as css from './redeem.module.css'
import { useStepHistory } from './use-step-history.ts'

/** A reward's page, and below it the steps that redeem it. */
function RewardPage() {
  const couponId = useParams()['couponId'] ?? ''
  return <Reward key={couponId} couponId={couponId} />
}
export { RewardPage as Component }

function Reward({ couponId }: { couponId: string }) {
  const [page] = useState(() => redeemPage(couponId))
  return page === null ? <PageHero compact title={t.title} /> : <Flow couponId={couponId} page={page} />
}

/** Before an order is sent the address says whether the reward or a step is shown, afterwards the order does. */
const detailStatuses: readonly RedeemState['status'][] = ['loading', 'notRedeemable', 'noCard', 'editing', 'suggestion']

function Flow({ couponId, page }: { couponId: string; page: RedeemPage }) {
  const state = useStore(page.$state)
  const { step, back } = useStepHistory(couponId, page, state)
  const isDetail = step === null && detailStatuses.includes(state.status)
  const hasErrors = !isDetail && state.status === 'editing' && state.errors.length > 0
  const heading = useStepFocus(isDetail && state.status !== 'loading' ? 'detail' : keyOf(state), hasErrors)
  const hero = useRef<HTMLDivElement>(null)
  useTitleFocus(hero, isDetail)
  const reward = isDetail ? rewardOf(state) : null
  const lead = isDetail && state.status === 'loading' ? detailTexts.loadingLead : reward?.subTitle
  return (
    <>
      <div ref={hero}>
        <PageHero compact title={reward?.title ?? t.title} lead={lead} />
      </div>
      {/* Keyed, so that the skeleton is replaced and does not move when the lead above it appears. */}
      <Container key={String(state.status === 'loading')} className={css.page}>
        {isDetail ? (
          <RewardPageContent couponId={couponId} state={state} />
        ) : (
          <RedeemSteps page={page} state={state} heading={heading} back={back} />
        )}
      </Container>
    </>
  )
}

const keyOf = (state: RedeemState): string => (state.status === 'editing' ? state.step : state.status)

/** Focuses the page's title when Back shows the reward again; opening the page is the shell's. */
function useTitleFocus(hero: RefObject<HTMLElement | null>, isDetail: boolean): void {
  const wasDetail = useRef(isDetail)
  useEffect(() => {
    if (isDetail && !wasDetail.current) hero.current?.querySelector('h1')?.focus()
    wasDetail.current = isDetail
  }, [hero, isDetail])
}
