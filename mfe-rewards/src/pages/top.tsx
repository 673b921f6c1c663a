import { LoyaltyRetryNotice } from '@portal/page-library/notices/maintenance'
import { Link, usePageTitle, useParams } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $status } from '@portal/page-library/session'
import { ButtonLink } from '@portal/page-library/navigation/links'
import type { ResourceState } from '@portal/page-library/stores'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { stepPath } from '../domain/redeem-steps.ts'
import { notRedeemableReason, type RewardDetail } from '../domain/reward.ts'
import { notRedeemableText, t as detailTexts } from '../messages/reward-facts.ts'
import { t } from '../messages/top.ts'
import { $balance, highlightOf } from '../stores/portal.ts'
import type { HighlightStore } from '../stores/highlights.ts'
import { RewardDetailSkeleton, RewardDetailView } from '../ui/reward-detail.tsx'
import * as css from './top.module.css'

/**
 * Registration and highlights on the landing page; a visitor would have to log in first for the list of all rewards.
 */
const registration = '/#registrieren'
const highlights = { to: '/#praemien-highlights', label: t.highlights }

/** The public page of one highlighted reward. */
function TopPage() {
  const slug = useParams()['slug'] ?? ''
  return <Top key={slug} slug={slug} />
}
export { TopPage as Component }

function Top({ slug }: { slug: string }) {
  const [store] = useState(() => highlightOf(slug))
  const state = useStore(store.$state)
  const hero = heroTexts(state)
  usePageTitle(hero.title, state.status === 'ready' && state.value === null)
  return (
    <>
      <PageHero compact {...hero} />
      {/* Keyed, so that the skeleton is replaced and does not move when the lead above it appears. */}
      <Container key={state.status} className={css.page}>
        <Content store={store} state={state} />
      </Container>
    </>
  )
}

function heroTexts(state: ResourceState<RewardDetail | null>): { title: string; lead?: string } {
  if (state.status === 'loading') return { title: t.title, lead: detailTexts.loadingLead }
  if (state.status === 'failed') return { title: t.title }
  if (state.value === null) return { title: t.errorNoCoupon, lead: t.notFound }
  return { title: state.value.title, lead: state.value.subTitle }
}

function Content({ store, state }: { store: HighlightStore; state: ResourceState<RewardDetail | null> }) {
  switch (state.status) {
    case 'loading':
      return <RewardDetailSkeleton />
    case 'failed':
      return <LoyaltyRetryNotice text={t.couldNotLoad} retry={t.retry} onRetry={store.refresh} />
    case 'ready':
      return state.value === null ? <NotFound /> : <TopReward reward={state.value} />
  }
}

/** The highlight itself; an Aktion leads to the Aktionen. */
export function TopReward({ reward }: { reward: RewardDetail }) {
  const balance = useStore($balance)
  const isMember = useStore($status) === 'member'
  const [now] = useState(Date.now)
  const reason = notRedeemableReason(reward, balance, now)
  return (
    <RewardDetailView reward={reward} balance={balance} {...(!isMember && { others: highlights })}>
      {!reward.isReward && <ButtonLink to={paths.coupons}>{t.coupons}</ButtonLink>}
      {reward.isReward && reason && <p>{notRedeemableText(reason)}</p>}
      {reward.isReward && !reason && (
        <ButtonLink to={stepPath(reward.couponId, 'card')}>{detailTexts.redeem}</ButtonLink>
      )}
      {reward.isReward && !reason && !isMember && (
        <p className={css.hint}>
          {t.redeemHint} <Link to={registration}>{t.register}</Link>.
        </p>
      )}
    </RewardDetailView>
  )
}

/** The ways on below a hero that names the error. */
export function NotFound() {
  const isMember = useStore($status) === 'member'
  return (
    <div className={css.actions}>
      {isMember && <ButtonLink to={paths.rewards}>{detailTexts.allRewards}</ButtonLink>}
      {isMember && (
        <ButtonLink to="/" variant="outline">
          {t.home}
        </ButtonLink>
      )}
      {!isMember && <ButtonLink to={highlights.to}>{highlights.label}</ButtonLink>}
    </div>
  )
}
