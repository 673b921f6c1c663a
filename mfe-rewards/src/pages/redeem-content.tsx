import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'

import { notRedeemableText, t } from '../messages/redeem.ts'
import type { Editing, RedeemState } from '../stores/redeem-state.ts'
import type { RedeemModel } from '../stores/redeem.ts'
import { Step, StepActions, type StepHeading } from '@delikaterie/shared-ui/step'
import { AddressStep } from '../ui/redeem-address.tsx'
import { CardStep } from '../ui/redeem-card.tsx'
import { OrderDone } from '../ui/redeem-done.tsx'
import { ReviewStep } from '../ui/redeem-review.tsx'
import { SuggestionStep } from '../ui/redeem-suggestion.tsx'
import { OrderUnknown } from '../ui/redeem-unknown.tsx'
import * as css from './redeem.module.css'

type ContentProps = { page: RedeemModel; state: RedeemState; heading: StepHeading }

/** The content of the page in each state of the flow. */
export function RedeemContent({ page, state, heading }: ContentProps) {
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <RetryNotice title={t.couldNotLoad} text={errorText(state.code)} retry={t.retry} onRetry={page.open} />
    case 'notFound':
      return <Ended title={t.notFoundTitle} text={errorText('COUPON_NOT_FOUND')} heading={heading} />
    case 'notRedeemable':
      return <Ended title={t.notRedeemableTitle} text={notRedeemableText(state.reason)} heading={heading} />
    case 'noCard':
      return <NoCard heading={heading} />
    case 'editing':
      return <EditingStep page={page} state={state} heading={heading} />
    case 'suggestion':
      return <SuggestionStep page={page} state={state} heading={heading} />
    case 'sending':
      return <Sending heading={heading} />
    case 'unknown':
      return <OrderUnknown page={page} state={state} heading={heading} />
    case 'done':
      return <OrderDone page={page} state={state} heading={heading} />
  }
}

function EditingStep({ state, ...props }: { page: RedeemModel; state: Editing; heading: StepHeading }) {
  switch (state.step) {
    case 'card':
      return <CardStep state={state} {...props} />
    case 'address':
      return <AddressStep state={state} {...props} />
    case 'review':
      return <ReviewStep state={state} {...props} />
  }
}

function Loading() {
  return (
    <>
      <output className={css.status}>{t.loading}</output>
      <Skeleton shape="box" className={css.skeleton} />
    </>
  )
}

function Sending({ heading }: { heading: StepHeading }) {
  return (
    <Step title={t.sendingTitle} heading={heading}>
      <output>{t.sending}</output>
      <Skeleton lines={3} />
    </Step>
  )
}

function Ended({ title, text, heading }: { title: string; text: string; heading: StepHeading }) {
  return (
    <Step title={title} heading={heading}>
      <p>{text}</p>
      <StepActions>
        <Link to={paths.rewards} className={buttonClass()}>
          {t.allRewards}
        </Link>
      </StepActions>
    </Step>
  )
}

function NoCard({ heading }: { heading: StepHeading }) {
  return (
    <Step title={t.noCardTitle} heading={heading}>
      <p>{t.noCard}</p>
      <StepActions>
        <Link to={paths.cards} className={buttonClass()}>
          {t.toCards}
        </Link>
        <Link to={paths.rewards} className={buttonClass('outline')}>
          {t.allRewards}
        </Link>
      </StepActions>
    </Step>
  )
}
