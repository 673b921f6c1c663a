import { useParams } from '@delikaterie/shared-contracts/navigation'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { useStepFocus } from '@delikaterie/shared-ui/step-focus'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { t } from '../messages/redeem.ts'
import { redeemPage, type RedeemPage } from '../stores/redeem-portal.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { redeemHero } from './redeem-hero.ts'
import { RedeemSteps } from './redeem-steps.tsx'
import { RewardPageContent } from './reward-page-content.tsx'
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
  useTitleFocus(hero, isDetail || state.status === 'notFound')
  return (
    <>
      <div ref={hero}>
        <PageHero compact {...redeemHero(state, isDetail)} />
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

/** Focuses the page's title when a step is left for a page without one; opening the page is the shell's. */
function useTitleFocus(hero: RefObject<HTMLElement | null>, isWithoutStep: boolean): void {
  const wasWithoutStep = useRef(isWithoutStep)
  useEffect(() => {
    if (isWithoutStep && !wasWithoutStep.current) hero.current?.querySelector('h1')?.focus()
    wasWithoutStep.current = isWithoutStep
  }, [hero, isWithoutStep])
}
