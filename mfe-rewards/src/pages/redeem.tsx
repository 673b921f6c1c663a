import { useParams } from '@delikaterie/shared-contracts/navigation'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { useStepFocus } from '@delikaterie/shared-ui/step-focus'
import { Steps } from '@delikaterie/shared-ui/steps'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { t } from '../messages/redeem.ts'
import { redeemPage } from '../stores/redeem-portal.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'
import { OfferSummary } from '../ui/offer-summary.tsx'
import { RedeemContent } from './redeem-content.tsx'
import * as css from './redeem.module.css'

/** Redeems one reward in steps. */
function RedeemPage() {
  const couponId = useParams()['couponId'] ?? ''
  return <Redeem key={couponId} couponId={couponId} />
}
export { RedeemPage as Component }

function Redeem({ couponId }: { couponId: string }) {
  const [page] = useState(() => redeemPage(couponId))
  return (
    <>
      <PageHero compact title={t.title} />
      <Container className={css.page}>{page && <Flow page={page} />}</Container>
    </>
  )
}

function Flow({ page }: { page: RedeemModel }) {
  const state = useStore(page.$state)
  const hasErrors = state.status === 'editing' && state.errors.length > 0
  const heading = useStepFocus(state.status === 'editing' ? state.step : state.status, hasErrors)
  const current = stepOf(state)
  return (
    <>
      {current !== null && <Steps label={t.steps} steps={t.stepNames} current={current} doneLabel={t.stepDone} />}
      {/* Keyed, so that the skeleton is replaced and does not move when the steps above it appear. */}
      <div key={String(current !== null)} className={css.columns}>
        <div className={css.main}>
          <RedeemContent page={page} state={state} heading={heading} />
        </div>
        <Summary state={state} />
      </div>
    </>
  )
}

/** Index in the list of steps; null outside the steps. */
function stepOf(state: RedeemState): number | null {
  switch (state.status) {
    case 'editing':
      return ['card', 'address', 'review'].indexOf(state.step)
    case 'suggestion':
      return 1
    case 'sending':
    case 'unknown':
      return 2
    case 'done':
      return t.stepNames.length
    default:
      return null
  }
}

function Summary({ state }: { state: RedeemState }) {
  if ('context' in state) return <OfferSummary {...state.context.reward} />
  if ('reward' in state) return <OfferSummary {...state.reward} />
  if ('order' in state) return <OfferSummary {...state.order.offer} />
  return 'offer' in state ? <OfferSummary {...state.offer} /> : null
}
